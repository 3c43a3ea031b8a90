// An agent in JavaScript, for Node: it does anything legal, but doubts nobody.
//
//     python3 run.py arena rats_in_the_walls --seats 4 --against-rest --bots "process:node examples/agent.mjs,level:1"

import { createInterface } from "node:readline";

let state = 0;
let actions = [];

// A number from 0 up to below 1, the same for the same seed (mulberry32).
function chance() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

// The place for ideas: `question.observation` is what the seat may know, `actions` how each action is written.
function choose(question) {
  const calm = question.legal.filter((action) => actions[action] !== "doubt");
  const from = calm.length ? calm : question.legal;
  return from[Math.floor(chance() * from.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "welcome") ({ seed: state, actions } = message);
  const answer = message.type === "welcome" ? { ready: true, again: true } : { action: choose(message) };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
