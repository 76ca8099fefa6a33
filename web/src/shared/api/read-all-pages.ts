import { MAX_PAGE_SIZE } from '@pinge/contract/values/limits.ts'

type Page<Row> = { items: readonly Row[]; nextCursor: string | null }

/** Reads a whole list, page after page: a file holds all of it. */
export async function readAllPages<Row>(
  readPage: (page: { cursor?: string; limit: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const page: Page<Row> = await readPage({ limit: MAX_PAGE_SIZE, ...(cursor !== null && { cursor }) })
    rows.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return rows
}
