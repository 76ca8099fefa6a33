import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'

/** Far more than the links of any document. */
const MOST_LINKS_BYTES = 1024 * 1024
const external = /<Relationship\b[^>]*TargetMode="External"[^>]*>/g

/**
 * Whether a document names pictures, templates or objects elsewhere, which a converter would fetch; what a reader may
 * click is no such thing. Older formats do not say, and count as if they did.
 */
export async function namesOthers(path: string): Promise<boolean> {
  try {
    const parts = unzipSync(await readFile(path), {
      filter: ({ name, originalSize }) => {
        if (!name.endsWith('.rels')) return false
        if (originalSize > MOST_LINKS_BYTES) throw new Error('more links than any document has')
        return true
      },
    })
    return Object.values(parts).some((bytes) =>
      (Buffer.from(bytes).toString().match(external) ?? []).some((link) => !link.includes('/hyperlink"')),
    )
  } catch {
    return true
  }
}
