import { libraryDownload } from '@pinge/contract/content/library.ts'
import { call } from '../../../shared/api/call/call.ts'

/** Saves a file of the store; the browser goes on with it by itself. */
export async function saveContentFile(id: string): Promise<void> {
  const { url, name } = await call(libraryDownload, { id })
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
