import { mediaQuery } from './media-query.ts'

/** Whether the reader prefers that nothing moves by itself. */
export const usePrefersStill = mediaQuery('(prefers-reduced-motion: reduce)').useMatches
