import { MAX_ASIDE_LENGTH } from '@pinge/contract/archives/cells.ts'

/** More than any cell of a roster needs; a longer one is cut before any work is done on it, and its row is refused. */
const MAX_CELL_LENGTH = 60

/** Room for the spaces that go; a cell longer than this is never read whole. */
const MAX_WORDS_LENGTH = 2_000
/** No cell of a sheet is longer than the words of its own column: what is cut here is still too long for them. */
const MAX_KEPT_LENGTH = 2 * (MAX_ASIDE_LENGTH + 1)

/**
 * The value of a cell that a program guards so that a spreadsheet leaves its noughts: ="001" and '001 are 001. An apostrophe
 * that is answered by another one quotes something and stays.
 */
export function withoutGuard(cell: string): string {
  const [, guarded] = /^\s*=\s*"((?:[^"]|"")*)"\s*$/.exec(cell) ?? []
  return guarded?.replaceAll('""', '"') ?? cell.replace(/^\s*'(?=[^']+$)/, '')
}

/** Words as they were written, in one line: a sheet keeps their signs, and knows itself which mean the same in a mark. */
export function cleanWords(cell: string): string {
  return inOneLine(cell.slice(0, MAX_WORDS_LENGTH)).slice(0, MAX_KEPT_LENGTH)
}

/** Text as people mean it: full-width letters and digits made ordinary, invisible signs gone, any space one space. */
export function cleanText(cell: string): string {
  return inOneLine(cell.slice(0, MAX_CELL_LENGTH).normalize('NFKC'))
}

/** Invisible signs gone, any space one space. */
function inOneLine(text: string): string {
  return text
    .replace(/[\p{Cf}\uFFFE\uFFFF]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
