/** Epoch milliseconds, UTC. Passed in everywhere, so that a test decides what time it is. */
export type Clock = () => number
