let made = 0

/** One that no other thing of a test has. */
export const nextId = (kind: string) => `${kind}-${++made}`
