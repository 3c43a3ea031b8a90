// The rules as a drawer at the table, where the page of the rules brings a panel for it: shell/rules/Panel.svelte.

import type { Component } from 'svelte'

type Panel = Component<{ game: string; at?: string }>
const panels = import.meta.glob<{ default: Panel }>('../rules/Panel.svelte')

/** Loads the panel; null if there is none, and then a link leads to the page. */
export const rulesPanel: (() => Promise<{ default: Panel }>) | null = panels['../rules/Panel.svelte'] ?? null
