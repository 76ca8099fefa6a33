import { once } from 'node:events'
import { crc32, createInflate, inflateSync } from 'node:zlib'
import { AppError } from '../app-error.ts'
import { requireSize, type Picture } from './picture.ts'

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Bytes of length, name and checksum around the data of each chunk. */
export const CHUNK_FRAME = 12
/** What the picture looks like. All else (texts, times, EXIF, animations) is left out. */
const keptChunks = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs'.split(' '))
/** Samples a pixel, by colour type. */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const depthsOf: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
/** Profiles of screens have some kilobytes, those of most printers half of this. */
const MAX_PROFILE_BYTES = 1024 * 1024
/** Encoders write at most a few hundred; more are made to keep the reader busy. */
export const MAX_CHUNKS = 10_000
/** More would take too long to unpack while a teacher waits; such a picture is checked by its chunks alone. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024

type Chunk = { name: string; data: Buffer; whole: Buffer }
type Header = { width: number; height: number; bitsPerPixel: number; isInterlaced: boolean }

/** Reads a PNG chunk by chunk (ISO/IEC 15948): nothing before, between or after what the standard allows. */
export async function cleanPng(bytes: Buffer): Promise<Picture> {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) throw new AppError('pictureDamaged')
  const chunks = readChunks(bytes)
  const header = readHeader(chunks[0])
  requireSize(header.width, header.height)
  const last = chunks.at(-1)
  if (last?.name !== 'IEND' || last.data.length > 0) throw new AppError('pictureDamaged')
  requirePalette(chunks, header)
  if (chunks.filter(({ name }) => name === 'iCCP').length > 1) throw new AppError('pictureDamaged')
  const pixels = chunks.filter(({ name }) => name === 'IDAT')
  if (pixels.length === 0) throw new AppError('pictureDamaged')
  await requireAllPixels(Buffer.concat(pixels.map(({ data }) => data)), header)

  const kept = chunks.filter(isKept).map(({ whole }) => whole)
  const { width, height } = header
  return {
    type: 'image/png',
    extension: 'png',
    width,
    height,
    bytes: Buffer.concat([PNG_SIGNATURE, ...kept]),
  }
}

function isKept({ name, data }: Chunk): boolean {
  return keptChunks.has(name) && (name !== 'iCCP' || isProfileSmall(data))
}

/** Whether a colour profile unpacks to what one can have, and not to what fills the memory of each browser that shows it. */
function isProfileSmall(data: Buffer): boolean {
  // Its name, a zero, how it is packed.
  const packed = data.subarray(data.indexOf(0) + 2)
  try {
    inflateSync(packed, { maxOutputLength: MAX_PROFILE_BYTES })
    return true
  } catch {
    return false
  }
}

function readChunks(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  let at = PNG_SIGNATURE.length
  while (at < bytes.length) {
    if (at + CHUNK_FRAME > bytes.length || chunks.length >= MAX_CHUNKS) throw new AppError('pictureDamaged')
    const end = at + CHUNK_FRAME + bytes.readUInt32BE(at)
    if (end > bytes.length) throw new AppError('pictureDamaged')
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (!/^[A-Za-z]{4}$/.test(name)) throw new AppError('pictureDamaged')
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      throw new AppError('pictureDamaged')
    // A capital first letter says that the picture cannot be shown without knowing this chunk.
    if (/^[A-Z]/.test(name) && !keptChunks.has(name)) throw new AppError('pictureDamaged')
    chunks.push({ name, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) })
    // What stands behind the end is no picture: a page or an archive that hides in one.
    if (name === 'IEND' && end !== bytes.length) throw new AppError('pictureDamaged')
    at = end
  }
  return chunks
}

function readHeader(chunk: Chunk | undefined): Header {
  if (chunk?.name !== 'IHDR' || chunk.data.length !== 13) throw new AppError('pictureDamaged')
  const { data } = chunk
  const [depth = 0, colour = 0, compression, filter, interlace = 2] = data.subarray(8)
  const samples = samplesOf[colour]
  if (samples === undefined || !depthsOf[colour]?.includes(depth)) throw new AppError('pictureDamaged')
  if (compression !== 0 || filter !== 0 || interlace > 1) throw new AppError('pictureDamaged')
  return {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    bitsPerPixel: samples * depth,
    isInterlaced: interlace === 1,
  }
}

function requirePalette(chunks: readonly Chunk[], { bitsPerPixel }: Header): void {
  const isIndexed = chunks[0]?.data[9] === 3
  const palette = chunks.find(({ name }) => name === 'PLTE')
  if (isIndexed && !palette) throw new AppError('pictureDamaged')
  if (palette && palette.data.length > 3 * 2 ** Math.min(bitsPerPixel, 8))
    throw new AppError('pictureDamaged')
  if (chunks.filter(({ name }) => name === 'IHDR').length > 1) throw new AppError('pictureDamaged')
}

/** Unpacks the pixels off the event loop, counts them and keeps none. */
async function requireAllPixels(packed: Buffer, header: Header): Promise<void> {
  const expected = unpackedBytes(header)
  if (expected > MAX_UNPACKED_BYTES) return
  const inflate = createInflate({ chunkSize: 256 * 1024 })
  let count = 0
  inflate.on('data', (piece: Buffer) => {
    count += piece.length
    // More than the header promised: it would go on for as long as its author made it.
    if (count > expected) inflate.destroy(new Error('too many pixels'))
  })
  const ended = once(inflate, 'end')
  inflate.end(packed)
  try {
    await ended
  } catch (cause) {
    throw new AppError('pictureDamaged', { cause })
  }
  // Fewer bytes taken than given: something stands behind the pixels.
  if (count !== expected || inflate.bytesWritten !== packed.length) throw new AppError('pictureDamaged')
}

/** Each row has one byte of its own; an interlaced picture is seven small ones. */
function unpackedBytes({ width, height, bitsPerPixel, isInterlaced }: Header): number {
  const rows = (columns: number, lines: number): number =>
    columns === 0 ? 0 : lines * (1 + Math.ceil((columns * bitsPerPixel) / 8))
  if (!isInterlaced) return rows(width, height)
  return adam7.reduce(
    (sum, [x, y, dx, dy]) =>
      sum + rows(Math.ceil(Math.max(width - x, 0) / dx), Math.ceil(Math.max(height - y, 0) / dy)),
    0,
  )
}

/** First column, first row, and the steps of both, for each of the seven passes. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
