import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'

/** Far more than the links of any document. */
const MAX_LINKS_BYTES = 1024 * 1024
/** Up to its end or the next beginning: what never ends is read once. */
const relationship = /<Relationship\b[^<>]*>/g

/**
 * Whether a document names pictures, templates or objects elsewhere, which a converter would fetch; what a reader may
 * click is no such thing. Older formats do not say, and count as if they did.
 */
export async function namesOthers(path: string): Promise<boolean> {
  try {
    let bytes = 0
    const parts = unzipSync(await readFile(path), {
      filter: ({ name, originalSize }) => {
        if (!name.endsWith('.rels')) return false
        bytes += originalSize
        if (bytes > MAX_LINKS_BYTES) throw new Error('more links than any document has')
        return true
      },
    })
    return Object.values(parts).some((part) =>
      (Buffer.from(part).toString().match(relationship) ?? []).some(isFetched),
    )
  } catch {
    return true
  }
}

function isFetched(link: string): boolean {
  return link.includes('TargetMode="External"') && !link.includes('/hyperlink"')
}
