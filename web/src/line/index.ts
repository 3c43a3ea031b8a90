export { Line, openLine, type Link, type News, type Socket, type Surroundings } from './line'
export { Refusal } from './refusal'
export type { Unnamed } from './queue'
