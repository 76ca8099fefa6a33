import { open, type FileHandle } from 'node:fs/promises'
import type { DeriveKey } from './archive/backup-key.ts'
import { asRefusal, BackupRefusal } from './backup-refusal.ts'
import { readManifest, type Manifest } from './archive/manifest.ts'
import { SEAL_MARK, unseal } from './archive/seal.ts'
import { unpackArchive } from './archive/unpack-archive.ts'
import { checkDigest } from './archive/whole-digest.ts'

const READ_BYTES = 262_144

/** Unpacks a backup into an empty folder and holds it against its manifest; refuses what is not whole and unaltered. */
export async function readBackup(
  file: string,
  deriveKey: DeriveKey | null,
  folder: string,
): Promise<Manifest> {
  const handle = await openBackup(file)
  try {
    const isSealed = await startsWith(handle, SEAL_MARK)
    if (isSealed && !deriveKey)
      throw new BackupRefusal('这份备份已加密，请用 BACKUP_KEY 或 --key-file 给出密钥。')
    if (!isSealed && deriveKey)
      throw new BackupRefusal(
        '给出了密钥，但这个文件不是加密的备份，或者开头已损坏。如果它本来就没有加密，请不要给出密钥。',
      )
    const bytes = handle.createReadStream({ start: 0, highWaterMark: READ_BYTES, autoClose: false })
    const archive = deriveKey ? unseal(bytes, deriveKey) : checkDigest(bytes)
    const { manifest: text, files } = await unpackArchive(archive, folder)
    const manifest = readManifest(text)
    if (JSON.stringify(manifest.files) !== JSON.stringify(files))
      throw new Error('the manifest names other files than there are')
    return manifest
  } catch (error) {
    throw asRefusal(error, '这不是一份完整的备份：文件已损坏、不完整或被改动。')
  } finally {
    await handle.close()
  }
}

async function openBackup(file: string): Promise<FileHandle> {
  const refusal = (cause?: unknown) => new BackupRefusal(`不能读取备份文件 ${file}。`, { cause })
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw refusal(cause)
  })
  // A folder opens as well, and a device may have no end.
  if ((await handle.stat()).isFile()) return handle
  await handle.close()
  throw refusal()
}

async function startsWith(handle: FileHandle, mark: Buffer): Promise<boolean> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0)
  return buffer.subarray(0, bytesRead).equals(mark)
}
