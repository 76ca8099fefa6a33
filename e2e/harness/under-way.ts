import { expect, type Page, type Request } from '@playwright/test'

/** What a page has asked its server for and waits for. */
type UnderWay = { calls: Set<Request>; files: Set<Request> }

const underWayOf = new WeakMap<Page, UnderWay>()

export const isFollowed = (page: Page): boolean => underWayOf.has(page)

/** Begins to note what a page waits for: again for each story, since one takes off the other's listeners. */
export function follow(page: Page): void {
  const calls = new Set<Request>()
  const files = new Set<Request>()
  underWayOf.set(page, { calls, files })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.startsWith('/api/')) calls.add(request)
    if (pathname.startsWith('/assets/')) files.add(request)
  })
  const end = (request: Request): void => {
    calls.delete(request)
    files.delete(request)
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

const LOOK_EVERY_MS = 20

/** Waits until a number of looks, one after the other, find nothing of these kinds under way. */
export async function untilQuiet(
  page: Page,
  kinds: readonly (keyof UnderWay)[],
  { looks, timeout = 30_000 }: { looks: number; timeout?: number },
): Promise<void> {
  let quiet = 0
  const look = (): number => {
    const underWay = underWayOf.get(page)
    return (quiet = kinds.some((kind) => underWay?.[kind].size) ? 0 : quiet + 1)
  }
  await expect.poll(look, { intervals: [LOOK_EVERY_MS], timeout }).toBe(looks)
}
