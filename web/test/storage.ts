import { confirmFile, storageConfig } from '@pinge/contract/files.ts'
import { server } from './server.ts'

type Upload = { host: string; fields: Record<string, string>; file: File }

let uploads: Upload[] = []
let isReachable = true

/** The picture storage, in the place of `XMLHttpRequest`. */
export class FakeXMLHttpRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  timeout = 0
  #host = ''

  open(_method: string, host: string): void {
    this.#host = host
  }

  send(form: FormData): void {
    const entries = [...form.entries()]
    const file = form.get('file')
    const fields = Object.fromEntries(
      entries.filter((one): one is [string, string] => typeof one[1] === 'string'),
    )
    setTimeout(() => {
      if (!isReachable || !(file instanceof File)) return this.dispatchEvent(new Event('error'))
      uploads.push({ host: this.#host, fields, file })
      this.status = 204
      return this.dispatchEvent(new Event('load'))
    })
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
}

/** A storage that takes pictures, and a server that confirms them. */
export function openStorage(): void {
  uploads = []
  isReachable = true
  server.answer(storageConfig, {
    host: '/api/file/upload',
    dir: 'staging/wang/',
    policy: 'policy',
    signature: 'signature',
    accessid: 'key',
    expireTime: Date.now() + 60_000,
    fields: { policy: 'policy' },
    typeField: 'content-type',
  })
  server.answer(confirmFile, () => ({ url: pictureUrl(uploads.length) }))
}

/** The address of the nth picture that was confirmed. */
export function pictureUrl(place: number): string {
  return `/files/business-client/${String(place).padStart(36, '0')}.png`
}

export function cutOffStorage(): void {
  isReachable = false
}

export function reconnectStorage(): void {
  isReachable = true
}

export function uploadedFiles(): File[] {
  return uploads.map(({ file }) => file)
}

export function pngFile(name = '封面.png', bytes = 8): File {
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}
