import { MAX_PAGE_NUM } from '@pinge/contract/values/limits.ts'

const VIDEOS_PATH = '/pinge-course'

/** So many stand on a page of their list. */
export const VIDEOS_A_PAGE = 12

/** Of a video, with the page of the list at which it was found; of all videos, or of a column. */
export function videoPath(vid: string, page: number, cid?: string): string {
  return `${VIDEOS_PATH}/video/${vid}-${page}${cid === undefined ? '' : `/column/${cid}`}`
}

/** `:vid-:page` of an address. A vid may contain hyphens; a page that is none is the first. */
export function readVideoPart(part: string): { vid: string; page: number } {
  const found = /^(.+)-(\d+)$/u.exec(part)
  if (!found) return { vid: part.replace(/-[^-]*$/u, ''), page: 1 }
  const page = Number(found[2])
  return { vid: found[1] ?? '', page: page >= 1 && page <= MAX_PAGE_NUM ? page : 1 }
}
