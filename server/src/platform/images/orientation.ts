import { readTiff } from './tiff.ts'

export const EXIF = 'Exif\0\0'
const ORIENTATION_TAG = 0x0112
const SHORT = 3

/** How a phone was held (EXIF orientation, 1 to 8), from the data of a segment; undefined when it does not say. */
export function readOrientation(data: Buffer): number | undefined {
  if (data.toString('latin1', 0, EXIF.length) !== EXIF) return undefined
  const tiff = readTiff(data.subarray(EXIF.length))
  if (!tiff) return undefined
  for (const entry of tiff.entriesOf(tiff.first)) {
    const value = tiff.short(entry + 8)
    if (tiff.short(entry) === ORIENTATION_TAG && value !== undefined && value >= 1 && value <= 8) return value
  }
  return undefined
}

/** A whole APP1 segment that says how the picture stands, and nothing else. */
export function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM', 0, 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION_TAG, 10)
  tiff.writeUInt16BE(SHORT, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  const data = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff])
  const frame = Buffer.from([0xff, 0xe1, 0, 0])
  frame.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([frame, data])
}
