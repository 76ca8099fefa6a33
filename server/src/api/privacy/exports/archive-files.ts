import type { Storage } from '../../../platform/storage/storage.ts'

/** The bytes of a stored file as they are read; none where it is no longer there. */
export async function* storedBytes(key: string, storage: Pick<Storage, 'open'>): AsyncGenerator<Uint8Array> {
  const file = await storage.open(key)
  if (!file) return
  // A stream of bytes, whose type does not say so.
  for await (const piece of file.content) yield piece as Uint8Array
}

/** Linux takes 255 bytes, of which three are one Chinese character; this leaves room for a number before it and a kind. */
const MAX_NAME_BYTES = 200

/** What every system takes in the name of a file or folder; the dot before its kind stays. */
export function fileName(name: string): string {
  const plain = name.replaceAll(/[\\/:*?"<>|\s\p{Cc}]|^\.+|\.+$/gu, '_')
  const kind = /\.[a-z\d]{1,10}$/i.exec(plain)?.[0] ?? ''
  const bytes = Buffer.from(plain.slice(0, plain.length - kind.length)).subarray(0, MAX_NAME_BYTES)
  // A stream waits for the rest of a character that was cut, which never comes.
  return new TextDecoder().decode(bytes, { stream: true }) + kind
}
