import type { StorageConfig } from '@pinge/contract/files.ts'
import { sendForm, type SendForm } from './send-form.ts'

type SendInPieces = Omit<SendForm, 'config' | 'piece'> & {
  /** Asked for each piece: a large file on a slow line outlives a form. */
  getConfig: () => Promise<StorageConfig>
  /** How many bytes are there already. */
  from: number
  /** So many bytes are there now, and need not be sent again. */
  onArrived: (bytes: number) => void
}

/** Sends a file from where it was, in pieces where the storage takes them and the file is larger than one. */
export async function sendInPieces({ getConfig, from, onArrived, ...form }: SendInPieces): Promise<void> {
  const { file, onProgress, signal } = form
  const { size, name, type } = file
  for (let offset = from; offset < size;) {
    const config = await getConfig()
    signal.throwIfAborted()
    const { pieceBytes = size } = config
    if (pieceBytes >= size) return sendForm({ ...form, config })
    const end = Math.min(offset + pieceBytes, size)
    const start = offset
    onArrived(start)
    await sendForm({
      ...form,
      config,
      file: new File([file.slice(start, end)], name, { type }),
      piece: `${start}/${size}`,
      onProgress: (share) => onProgress((start + share * (end - start)) / size),
    })
    onArrived(end)
    offset = end
  }
}
