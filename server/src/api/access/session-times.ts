const HOUR_MS = 3_600_000

/** However it is used, a session ends after 30 days. */
export const SESSION_MS = 30 * 24 * HOUR_MS
/** On a computer that others use too: after 12 hours without use. */
export const PUBLIC_SESSION_MS = 12 * HOUR_MS
/** How exactly the last use of a session is remembered: writing it down for every call would make every read a write. */
export const SEEN_EVERY_MS = 10 * 60_000
