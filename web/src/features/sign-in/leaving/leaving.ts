/** What signing out would take away from this device: comments and records that the network has not taken yet. */
export type Waiting = { comments: number; records: number }

/** How a teacher signs out, where what waits is asked about first. */
export type Leaving = {
  waiting: Waiting
  askToSignOut: () => Promise<void>
  signOut: () => Promise<void>
  stay: () => void
}

export function hasWaiting({ comments, records }: Waiting): boolean {
  return comments + records > 0
}
