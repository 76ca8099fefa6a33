import { readBody } from './object-request.ts'

/** A page of a listing: a thousand keys of up to 200 letters and what is written around them. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024

type Listed = { key: string; writtenAt: number }

/** What an object store needs for it, each request signed in its own way. */
export type Listing = {
  /** Asks for the objects below a prefix whose keys come after `marker`, in their order. */
  list(query: { prefix: string; marker: string }): Promise<Response | undefined>
  remove(key: string): Promise<void>
}

/** Removes what was written below `prefix` before `before` (epoch ms). S3 and OSS describe a listing alike. */
export async function purgeListed({ list, remove }: Listing, prefix: string, before: number): Promise<void> {
  for (let marker = ''; ;) {
    const response = await list({ prefix, marker })
    const page = response ? (await readBody(response, MAX_PAGE_BYTES)).toString() : ''
    const listed = readListing(page)
    for (const { key, writtenAt } of listed)
      if (key.startsWith(prefix) && writtenAt < before) await remove(key)
    const last = listed.at(-1)
    if (!last || !page.includes('<IsTruncated>true</IsTruncated>')) return
    marker = last.key
  }
}

function readListing(page: string): Listed[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, object = '']) => {
    const key = /<Key>([^<]+)<\/Key>/.exec(object)?.[1]
    const writtenAt = Date.parse(/<LastModified>([^<]+)<\/LastModified>/.exec(object)?.[1] ?? '')
    return key === undefined || Number.isNaN(writtenAt) ? [] : [{ key: unescape(key), writtenAt }]
  })
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
}

function unescape(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity)
}
