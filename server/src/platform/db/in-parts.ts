/** Both engines bound the values of one statement; the widest rows, the ledger's, have 16. */
export const ROWS_PER_STATEMENT = 500

/** All of them in their order, so many at once; no part where there are none. */
export function inParts<Item>(items: readonly Item[], size = ROWS_PER_STATEMENT): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )
}
