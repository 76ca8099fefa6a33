/** More than any cell of a roster needs; a longer one is cut before any work is done on it, and its row is refused. */
const MAX_CELL_LENGTH = 60

/** Text as people mean it: full-width letters and digits made ordinary, invisible signs gone, any space one space. */
export function cleanText(cell: string): string {
  return cell
    .slice(0, MAX_CELL_LENGTH)
    .normalize('NFKC')
    .replace(/[\p{Cf}\uFFFE\uFFFF]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
