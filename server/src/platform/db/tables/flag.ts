/** Neither SQLite nor a driver for both engines knows a boolean. */
export type Flag = 0 | 1
