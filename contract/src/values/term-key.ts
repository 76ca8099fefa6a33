import * as z from 'zod/mini'

/** 2026-1 or 2026-2. Apart from what is counted with it, which a lesson that knows its shape alone does not load. */
export const TermKey = z.string().check(z.regex(/^(?:19|2\d)\d\d-[12]$/))
