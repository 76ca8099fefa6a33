/** Between the head of the page and the bar at the bottom of a board of 1920 × 1080; the gaps between cards. In CSS pixels. */
const ROOM = { width: 1832, height: 806, gap: 10 }
const FEWEST_COLUMNS = 5
const MOST_COLUMNS = 12
/** What a card gives its name, as student-card.css says it: four characters side by side, and the line's part of the height. */
const NAME_WIDTH = 0.92 / 4
const NAME_HEIGHT = 0.31
/** Smaller than this is not read from eight metres: then there are more rows than a board holds. */
const SMALLEST_NAME = 30
const SCROLLED = { columns: 10, rows: 6 }

export type BoardShape = { columns: number; rows: number }

/** The columns of a board, and the rows in its sight, that give so many cards the largest names. */
export function boardShape(cardCount: number): BoardShape {
  let best = { ...SCROLLED, name: SMALLEST_NAME }
  for (let columns = FEWEST_COLUMNS; columns <= MOST_COLUMNS; columns += 1) {
    const rows = Math.max(Math.ceil(cardCount / columns), 1)
    const name = Math.min(share(ROOM.width, columns) * NAME_WIDTH, share(ROOM.height, rows) * NAME_HEIGHT)
    if (name > best.name) best = { columns, rows, name }
  }
  return { columns: best.columns, rows: best.rows }
}

function share(whole: number, parts: number): number {
  return (whole - (parts - 1) * ROOM.gap) / parts
}
