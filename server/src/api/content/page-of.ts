import { DEFAULT_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import { searchedText } from '@pinge/contract/values/searched-text.ts'

type PageRequest = { pageNum?: number | undefined; pageSize?: number | undefined }

/** One page of a list that is whole in memory; a page after the last one is empty. */
export function pageOf<Item>(
  items: readonly Item[],
  { pageNum = 1, pageSize = DEFAULT_PAGE_SIZE }: PageRequest,
): { list: Item[]; total: number; pageNum: number; pageSize: number } {
  const from = (pageNum - 1) * pageSize
  return { list: items.slice(from, from + pageSize), total: items.length, pageNum, pageSize }
}

/** Whether what was typed stands in one of the texts. */
export function hasKeyword(keyword: string | undefined, texts: readonly string[]): boolean {
  const wanted = searchedText(keyword ?? '')
  return wanted === '' || texts.some((text) => searchedText(text).includes(wanted))
}
