import { sendForm, type SendForm } from './send-form.ts'
import type { StorageConfigs } from './storage-config.ts'

type SendInPieces = Omit<SendForm, 'config' | 'piece'> & {
  /** Asked for each piece: a large file on a slow line outlives a form. */
  send: StorageConfigs['send']
  /** How many bytes are there already. */
  from: number
  /** So many bytes are there now, and need not be sent again. */
  onArrived: (bytes: number) => void
}

/** Sends a file from where it was, in pieces where the storage takes them and the file is larger than one. */
export async function sendInPieces({ send, from, onArrived, ...form }: SendInPieces): Promise<void> {
  const { file, onProgress, signal } = form
  const { size, name, type } = file
  for (let offset = from; offset < size;) {
    const start = offset
    offset = await send(async (config) => {
      signal.throwIfAborted()
      const { pieceBytes = size } = config
      if (pieceBytes >= size) {
        await sendForm({ ...form, config })
        return size
      }
      const end = Math.min(start + pieceBytes, size)
      onArrived(start)
      await sendForm({
        ...form,
        config,
        file: new File([file.slice(start, end)], name, { type }),
        piece: `${start}/${size}`,
        onProgress: (share) => onProgress((start + share * (end - start)) / size),
      })
      onArrived(end)
      return end
    })
  }
}
