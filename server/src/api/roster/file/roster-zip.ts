import { zipSync } from 'fflate'
import { crc32, inflateRawSync } from 'node:zlib'
import { AppError } from '../../../platform/app-error.ts'

const MAX_ENTRIES = 1_000
/** A class roster inflates to some hundred kilobytes. */
const MAX_INFLATED_BYTES = 16 * 1024 * 1024
const END_BYTES = 22
const DIRECTORY_ENTRY_BYTES = 46
const LOCAL_HEADER_BYTES = 30

export type ZipEntry = { name: string; bytes: Buffer }

type DirectoryEntry = {
  name: string
  method: number
  crc: number
  packed: number
  size: number
  offset: number
}

/**
 * The wanted files of a zip archive. Its directory is weighed before anything is inflated, and no file may then turn
 * out larger than the directory said.
 */
export function readZip(bytes: Uint8Array, isWanted: (name: string) => boolean): ZipEntry[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const directory = readDirectory(zip)
    if (directory.reduce((sum, { size }) => sum + size, 0) > MAX_INFLATED_BYTES) {
      throw new AppError('rosterTooManyRows')
    }
    return directory
      .filter(({ name }) => isWanted(name))
      .map((entry) => ({ name: entry.name, bytes: inflate(zip, entry) }))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    // Whatever a broken archive makes Buffer and zlib throw, it cannot be read.
    throw new AppError('rosterUnreadable', { cause })
  }
}

function readDirectory(zip: Buffer): DirectoryEntry[] {
  const end = zip.lastIndexOf('PK\x05\x06', zip.length, 'latin1')
  const count = zip.readUInt16LE(end + 10)
  if (end < 0 || end + END_BYTES > zip.length || count > MAX_ENTRIES) throw new AppError('rosterUnreadable')

  const entries: DirectoryEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    const flags = zip.readUInt16LE(at + 8)
    const isEncrypted = (flags & 1) === 1
    if (zip.toString('latin1', at, at + 4) !== 'PK\x01\x02' || isEncrypted)
      throw new AppError('rosterUnreadable')
    const nameEnd = at + DIRECTORY_ENTRY_BYTES + zip.readUInt16LE(at + 28)
    entries.push({
      name: zip
        .toString('utf8', at + DIRECTORY_ENTRY_BYTES, nameEnd)
        .replaceAll('\\', '/')
        .replace(/^\//, ''),
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    })
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

function inflate(zip: Buffer, { method, crc, packed, size, offset }: DirectoryEntry): Buffer {
  const start = offset + LOCAL_HEADER_BYTES + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  const data = zip.subarray(start, start + packed)
  const bytes = method === 8 && size > 0 ? inflateRawSync(data, { maxOutputLength: size }) : data
  const isKnownMethod = method === 0 || method === 8
  if (!isKnownMethod || bytes.length !== size || crc32(bytes) !== crc) throw new AppError('rosterUnreadable')
  return bytes
}

/** Packs files without compressing them, so that the spreadsheet reader gets an archive that holds these and no more. */
export function storeZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const files = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]))
  // Any day will do: the reader does not look at it.
  return zipSync(files, { level: 0, mtime: '2000-01-01' })
}
