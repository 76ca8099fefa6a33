/**
 * What a toast says of a call that fails. `refusals`: what the server refuses, while the screen tells of a network that
 * does not answer. `failures`: both. `nothing`: the screen tells everything in its place. The end of the session is
 * told by the 警告 dialog in every case.
 */
export type Announces = 'nothing' | 'refusals' | 'failures'

/** For queries and mutations: goes into their `meta`. */
export function announcing(announces: Announces): { meta: { announces: Announces } } {
  return { meta: { announces } }
}
