import { readBody } from './object-request.ts'
import type { Staged } from './storage.ts'

/** A page of a listing: a thousand keys of up to 200 letters and what is written around them. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024

type Listed = { key: string; writtenAt: number; bytes: number }

/** What an object store needs for it, each request signed in its own way. */
export type Listing = {
  /** Asks for the objects below a prefix whose keys come after `marker`, in their order. */
  list(query: { prefix: string; marker: string }): Promise<Response | undefined>
  remove(key: string): Promise<void>
}

/** Removes what was written below `prefix` before `before` (epoch ms), and in each folder what is more than `most`. */
export async function purgeListed(
  { list, remove }: Listing,
  prefix: string,
  before: number,
  most: (folder: string) => Staged,
): Promise<void> {
  let folder = ''
  let kept: Staged = { files: 0, bytes: 0 }
  await forEachListed(list, prefix, async ({ key, writtenAt, bytes }) => {
    const its = key.slice(0, key.lastIndexOf('/') + 1)
    // A listing is in the order of its keys: the files of a folder stand together.
    if (its !== folder) [folder, kept] = [its, { files: 0, bytes: 0 }]
    const room = most(its)
    const withIt = { files: kept.files + 1, bytes: kept.bytes + bytes }
    if (writtenAt < before || withIt.files > room.files || withIt.bytes > room.bytes) await remove(key)
    else kept = withIt
  })
}

/** Goes through all objects below a prefix, page by page. S3 and OSS describe a listing alike. */
export async function forEachListed(
  list: Listing['list'],
  prefix: string,
  visit: (object: Listed) => Promise<void>,
): Promise<void> {
  for (let marker = ''; ;) {
    const response = await list({ prefix, marker })
    const page = response ? (await readBody(response, MAX_PAGE_BYTES)).toString() : ''
    const listed = readListing(page)
    for (const object of listed) if (object.key.startsWith(prefix)) await visit(object)
    const last = listed.at(-1)
    if (!last || !page.includes('<IsTruncated>true</IsTruncated>')) return
    marker = last.key
  }
}

function readListing(page: string): Listed[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, object = '']) => {
    const key = /<Key>([^<]+)<\/Key>/.exec(object)?.[1]
    const writtenAt = Date.parse(/<LastModified>([^<]+)<\/LastModified>/.exec(object)?.[1] ?? '')
    const bytes = Number(/<Size>(\d+)<\/Size>/.exec(object)?.[1] ?? 0)
    return key === undefined || Number.isNaN(writtenAt) ? [] : [{ key: unescape(key), writtenAt, bytes }]
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
