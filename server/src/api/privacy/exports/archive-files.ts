import type { Storage } from '../../../platform/storage/storage.ts'

/** The bytes of a stored file as they are read; none where it is no longer there. */
export async function* storedBytes(key: string, storage: Pick<Storage, 'open'>): AsyncGenerator<Uint8Array> {
  const file = await storage.open(key)
  if (!file) return
  // A stream of bytes, whose type does not say so.
  for await (const piece of file.content) yield piece as Uint8Array
}

/** What every system takes in the name of a file or folder; the dot before its kind stays. */
export function fileName(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|\s\p{Cc}]|^\.+/gu, '_')
}
