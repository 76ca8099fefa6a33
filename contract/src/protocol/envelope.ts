import * as z from 'zod/mini'

/** What every product call answers; it succeeded only when `code` is 200. */
export const Envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() })
export type Envelope = z.infer<typeof Envelope>
