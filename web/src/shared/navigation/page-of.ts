import { MAX_PAGE_NUM } from '@pinge/contract/values/limits.ts'

/** Which page of a list an address shows, from 1. Of an address that anybody may have written, what is none is the first. */
export function pageOf(search: URLSearchParams): number {
  const page = Math.trunc(Number(search.get('page')))
  return page >= 1 && page <= MAX_PAGE_NUM ? page : 1
}
