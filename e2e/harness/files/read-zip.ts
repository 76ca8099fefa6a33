import type { Download } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'

const ENTRY = Buffer.from('PK\u0001\u0002', 'latin1')
const DEFLATED = 8

/** All files of an archive by their paths, as its directory at the end lists them. */
export async function readZip(download: Download): Promise<Map<string, Buffer>> {
  const zip = await readFile(await download.path())
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(zip.length - 22 + 16)
  while (zip.subarray(at, at + 4).equals(ENTRY)) {
    const [nameLength, more, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const nameEnd = at + 46 + (nameLength ?? 0)
    files.set(zip.toString('utf8', at + 46, nameEnd), readEntry(zip, at))
    at = nameEnd + (more ?? 0) + (comment ?? 0)
  }
  return files
}

function readEntry(zip: Buffer, at: number): Buffer {
  const packed = zip.readUInt32LE(at + 20)
  const offset = zip.readUInt32LE(at + 42)
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  const bytes = zip.subarray(start, start + packed)
  return zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(bytes) : bytes
}
