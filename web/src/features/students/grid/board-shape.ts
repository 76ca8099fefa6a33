const MIN_COLUMNS = 4
const MAX_COLUMNS = 12
const GAP = 0.5
/** Lower cards have no room for face, name and shapes; a full screen is looked at from afar, and must hold them all. */
const LOWEST = 5.75
const LOWEST_IN_FULLSCREEN = 5
/** On a narrower card a long name loses its end, and with it whose card it is. */
const NARROWEST = 5.5
/** Where not all can be in sight, the cards are as wide as this. */
const SCROLLED_WIDTH = 7.65

/** What the page leaves for the cards, in rem, as student-card.css reckons it. */
export type Room = { width: number; height: number; isFullscreen: boolean }
export type BoardShape = { columns: number; rows: number; isScrolled: boolean }

/** The columns that give so many cards the largest faces and names, and the rows that they stand in. */
export function boardShape(cardCount: number, { width, height, isFullscreen }: Room): BoardShape {
  const lowest = isFullscreen ? LOWEST_IN_FULLSCREEN : LOWEST
  let best: BoardShape | undefined
  let largest = 0
  for (let columns = MIN_COLUMNS; columns <= mostColumns(width); columns += 1) {
    const rows = Math.max(Math.ceil(cardCount / columns), 1)
    const high = share(height, rows)
    // A name of four characters beside what its line may take of the height.
    const name = Math.min(share(width, columns) * 0.23, high * 0.31)
    if (high >= lowest && name > largest) {
      largest = name
      best = { columns, rows, isScrolled: false }
    }
  }
  if (best) return best
  const columns = Math.max(Math.floor((width + GAP) / (SCROLLED_WIDTH + GAP)), MIN_COLUMNS)
  return { columns, rows: Math.ceil(cardCount / columns), isScrolled: true }
}

function mostColumns(width: number): number {
  return Math.min((width + GAP) / (NARROWEST + GAP), MAX_COLUMNS)
}

function share(whole: number, parts: number): number {
  return (whole - (parts - 1) * GAP) / parts
}
