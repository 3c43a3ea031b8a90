// Svelte reads TypeScript by itself; there is nothing to preprocess.
export default {}
