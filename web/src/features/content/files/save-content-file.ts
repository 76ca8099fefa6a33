import { libraryDownload } from '@pinge/contract/content/library.ts'
import { PLAY_CATEGORIES } from '@pinge/contract/content/videos.ts'
import { call } from '../../../shared/api/call/call.ts'
import { startPlay } from '../plays/start-play.ts'

/** Saves a file of the store, and tells that it was used; the browser goes on with it by itself. */
export async function saveContentFile(id: string): Promise<void> {
  const { url, name } = await call(libraryDownload, { id })
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  startPlay({ categoryId: PLAY_CATEGORIES.library, type: 3, entryId: id }).tell({ isForced: true })
}
