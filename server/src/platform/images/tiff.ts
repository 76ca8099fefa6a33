/** The block of notes in which EXIF keeps what it tells (TIFF 6.0): directories of entries, whose offsets count from its beginning. */
export type Tiff = {
  /** The first directory. */
  first: number
  /** Undefined beyond the end. */
  short: (at: number) => number | undefined
  /** Undefined beyond the end. */
  long: (at: number) => number | undefined
  /** Where the entries of a directory stand, of 12 bytes each: tag, type, count, value or where the value is. */
  entriesOf: (directory: number) => number[]
}

export const ENTRY_BYTES = 12

/** Undefined for what does not begin as such a block. */
export function readTiff(bytes: Buffer): Tiff | undefined {
  const order = bytes.toString('latin1', 0, 2)
  if (bytes.length < 8 || (order !== 'II' && order !== 'MM')) return undefined
  const isLittle = order === 'II'
  const short = (at: number): number | undefined =>
    at + 2 > bytes.length ? undefined : isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
  const long = (at: number): number | undefined =>
    at + 4 > bytes.length ? undefined : isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
  const entriesOf = (directory: number): number[] => {
    const room = Math.max(0, Math.floor((bytes.length - directory - 2) / ENTRY_BYTES))
    const length = Math.min(short(directory) ?? 0, room)
    return Array.from({ length }, (_, place) => directory + 2 + ENTRY_BYTES * place)
  }
  return { first: long(4) ?? 0, short, long, entriesOf }
}
