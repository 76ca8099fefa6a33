/** What signing out would take away from this device: what the network has not taken yet, cells of sheets among it. */
export type Waiting = { comments: number; records: number; cells: number; reviews: number }

/** How a teacher signs out, where what waits is asked about first. */
export type Leaving = {
  waiting: Waiting
  askToSignOut: () => Promise<void>
  signOut: () => Promise<void>
  stay: () => void
}

export function hasWaiting({ comments, records, cells, reviews }: Waiting): boolean {
  return comments + records + cells + reviews > 0
}
