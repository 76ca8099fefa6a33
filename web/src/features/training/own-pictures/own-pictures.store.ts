import { libraryPreview } from '@pinge/contract/content/library.ts'
import { call } from '../../../shared/api/call/call.ts'
import { useSession } from '../../../shared/session/session.ts'
import type { OwnPicture } from './own-sets.ts'

/** CSS pixels of the longer side: as large as a tile of a board. */
const MAX_SIDE_PX = 640
/** So many are fetched side by side. */
const AT_ONCE = 4

type KeptPicture = { name: string; url: string }

/** What was fetched in this page, by the id of the file: an address of the service ends after a while, a round goes on. */
const kept = new Map<string, KeptPicture>()

useSession.subscribe((session, before) => {
  if (session.currentUserId === before.currentUserId) return
  for (const { url } of kept.values()) URL.revokeObjectURL(url)
  kept.clear()
})

export function ownPicture(id: string): KeptPicture | undefined {
  return kept.get(id)
}

/** Fetches what is not there yet, small. Tells which cannot be shown, by their names. */
export async function loadOwnPictures(
  pictures: readonly OwnPicture[],
  onProgress?: (done: number) => void,
): Promise<string[]> {
  const lost: string[] = []
  const waiting = [...pictures]
  let done = 0
  async function fetchOn(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!kept.has(next.id)) {
        const url = await fetchSmall(next.id)
        if (url === null) lost.push(next.name)
        else kept.set(next.id, { name: next.name, url })
      }
      done += 1
      onProgress?.(done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn))
  return lost
}

/** An address within this page; null where the file cannot be had, or is none that this browser can draw. */
async function fetchSmall(id: string): Promise<string | null> {
  try {
    const { address } = await call(libraryPreview, { id })
    if (!address) return null
    const answer = await fetch(address.url)
    if (!answer.ok) return null
    return URL.createObjectURL(await drawSmall(await answer.blob()))
  } catch {
    return null
  }
}

async function drawSmall(bytes: Blob): Promise<Blob> {
  const picture = await createImageBitmap(bytes)
  const share = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * share))
  canvas.height = Math.max(1, Math.round(picture.height * share))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return await new Promise((resolve) => canvas.toBlob((small) => resolve(small ?? bytes), 'image/webp', 0.9))
}
