const EXIF = 'Exif\0\0'
/** Where the TIFF structure begins, from which all its own offsets count. */
const TIFF = EXIF.length
const ORIENTATION_TAG = 0x0112
const SHORT = 3

/** How a phone was held (EXIF orientation, 1 to 8), from the data of a segment; undefined when it does not say. */
export function readOrientation(data: Buffer): number | undefined {
  if (data.toString('latin1', 0, TIFF) !== EXIF || data.length < TIFF + 8) return undefined
  const order = data.toString('latin1', TIFF, TIFF + 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const isLittle = order === 'II'
  const short = (at: number): number | undefined =>
    at + 2 > data.length ? undefined : isLittle ? data.readUInt16LE(at) : data.readUInt16BE(at)
  const offset = isLittle ? data.readUInt32LE(TIFF + 4) : data.readUInt32BE(TIFF + 4)

  const directory = TIFF + offset
  const count = short(directory) ?? 0
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + 12 * index
    const tag = short(entry)
    if (tag === undefined) return undefined
    const value = short(entry + 8)
    if (tag === ORIENTATION_TAG && value !== undefined && value >= 1 && value <= 8) return value
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
