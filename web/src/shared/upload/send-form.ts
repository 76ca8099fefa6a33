import { Envelope } from '@pinge/contract/protocol/envelope.ts'
import type { StorageConfig } from '@pinge/contract/files.ts'
import { NetworkFailure } from '../api/failure/network-failure.ts'
import { Refusal } from '../api/failure/refusal.ts'

/** So long nothing may arrive: a call's 10 seconds would be too short for a slow school line. */
const STALLED_MS = 60_000

export type SendForm = {
  config: StorageConfig
  key: string
  file: File
  /** Which part of a larger file this is: where it begins, and the size of the whole. */
  piece?: string
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Posts a file to the storage. By XMLHttpRequest, because fetch does not tell how much has been sent. Throws a Refusal
 * with the server's sentence (a store of another maker's has none for a teacher), or a NetworkFailure.
 */
export function sendForm({ config, key, file, piece, onProgress, signal }: SendForm): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(config.fields)) form.append(name, value)
  form.append(config.typeField, file.type)
  form.append('key', key)
  if (piece !== undefined) form.append('piece', piece)
  // Last, because stores read no field behind it.
  form.append('file', file)

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const began = Date.now()
    request.timeout = STALLED_MS
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      // The browser counts from the beginning.
      request.timeout = Date.now() - began + STALLED_MS
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(readRefusal(request.status, request.responseText))
    })
    request.addEventListener('error', () => reject(new NetworkFailure()))
    request.addEventListener('timeout', () =>
      reject(new DOMException('the upload took too long', 'TimeoutError')),
    )
    request.addEventListener('abort', () => reject(new DOMException('the upload was stopped', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', config.host)
    request.send(form)
  })
}

function readRefusal(status: number, text: string): Refusal {
  try {
    const { code, msg } = Envelope.parse(JSON.parse(text))
    return new Refusal(code, msg)
  } catch {
    return new Refusal(status, '没有上传成功，请重试')
  }
}
