import { AppError } from '../app-error.ts'
import { readOrientation, writeOrientation } from './orientation.ts'
import { requireSize, type Picture } from './picture.ts'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COMMENT = 0xfe
/** Frames that every browser shows: baseline, extended, progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Tables, and the restart interval. */
const tables = new Set([0xc4, 0xdb, 0xdd])
/** The other ways to write a frame: lossless, hierarchical, arithmetic. No browser shows them. */
const unseenFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

/** More than any camera writes; a picture with more is made to keep its readers busy. */
const MAX_SEGMENTS = 5_000
const MAX_SCANS = 100

type Segment = { marker: number; start: number; end: number }

/** Reads a JPEG segment by segment (ITU-T T.81) up to its end, and keeps only what its colours are made of. */
export function cleanJpeg(bytes: Buffer): Picture {
  const kept: Buffer[] = [Buffer.from([0xff, SOI])]
  let size: { width: number; height: number } | undefined
  let orientation = 1
  let scans = 0
  let profiles = 0
  let at = 2

  for (let segments = 0; ; segments += 1) {
    if (segments > MAX_SEGMENTS || scans > MAX_SCANS) throw new AppError('pictureDamaged')
    const segment = readSegment(bytes, at)
    const { marker, start, end } = segment
    at = end
    if (marker === EOI) break
    const data = bytes.subarray(start + 4, end)
    if (unseenFrames.has(marker)) throw new AppError('pictureTypeNotAccepted')
    if (frames.has(marker)) {
      if (size) throw new AppError('pictureDamaged')
      size = readSize(data)
      requireSize(size.width, size.height)
    }
    if (marker === SOS) {
      if (!size) throw new AppError('pictureDamaged')
      scans += 1
      at = endOfScan(bytes, end)
      kept.push(bytes.subarray(start, at))
      continue
    }
    // Another one is no profile of this picture, and could be as long as all of it.
    if (isColourProfile(segment, data) && (profiles += 1) > 1) continue
    if (marker === APP1) orientation = readOrientation(data) ?? orientation
    kept.push(...keptPart(segment, bytes, data))
  }

  if (!size || scans === 0) throw new AppError('pictureDamaged')
  requireNothingHidden(bytes.subarray(at))
  if (orientation !== 1) kept.splice(1, 0, writeOrientation(orientation))
  kept.push(Buffer.from([0xff, EOI]))
  return { type: 'image/jpeg', extension: 'jpg', ...size, bytes: Buffer.concat(kept) }
}

function readSegment(bytes: Buffer, from: number): Segment {
  let start = from
  // Any number of fill bytes may stand before a marker.
  while (bytes[start] === 0xff && bytes[start + 1] === 0xff) start += 1
  const marker = bytes[start + 1]
  if (bytes[start] !== 0xff || marker === undefined || marker === 0) throw new AppError('pictureDamaged')
  if (marker === EOI) return { marker, start, end: start + 2 }
  if (start + 4 > bytes.length) throw new AppError('pictureDamaged')
  const end = start + 2 + bytes.readUInt16BE(start + 2)
  if (end < start + 4 || end > bytes.length) throw new AppError('pictureDamaged')
  return { marker, start, end }
}

function readSize(data: Buffer): { width: number; height: number } {
  const components = data[5] ?? 0
  if (![1, 3, 4].includes(components) || data.length !== 6 + 3 * components)
    throw new AppError('pictureDamaged')
  return { height: data.readUInt16BE(1), width: data.readUInt16BE(3) }
}

/** The first and only segment of a profile, as screens and phones write them; the long ones of printers are left out. */
function isColourProfile({ marker }: Pick<Segment, 'marker'>, data: Buffer): boolean {
  return marker === APP2 && data.toString('latin1', 0, 14) === 'ICC_PROFILE\0\x01\x01'
}

/** What of a segment goes on: tables, the frame, the colour profile. Pictures' own notes and thumbnails do not. */
function keptPart({ marker, start, end }: Segment, bytes: Buffer, data: Buffer): Buffer[] {
  const whole = bytes.subarray(start, end)
  if (tables.has(marker) || frames.has(marker)) return [whole]
  const isJfif = marker === APP0 && data.length >= 14 && data.toString('latin1', 0, 5) === 'JFIF\0'
  if (isJfif) {
    // Without its thumbnail, which would show what was cut away.
    const plain = Buffer.from(data.subarray(0, 14))
    plain.writeUInt16BE(0, 12)
    return [Buffer.from([0xff, APP0, 0, 16]), plain]
  }
  const isAdobe = marker === APP14 && data.length >= 12 && data.toString('latin1', 0, 5) === 'Adobe'
  if (isAdobe || isColourProfile({ marker }, data)) return [whole]
  if ((marker >= APP0 && marker <= APP15) || marker === COMMENT) return []
  throw new AppError('pictureDamaged')
}

/** The packed pixels go on to the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    const isPartOfScan = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isPartOfScan && next !== 0xff) {
      if (at === from) throw new AppError('pictureDamaged')
      return at
    }
    at = bytes.indexOf(0xff, at + (isPartOfScan ? 2 : 1))
  }
  throw new AppError('pictureDamaged')
}

/**
 * Phones put a second picture, a moment of film or padding behind the end; that is left out. Anything else is a page or
 * an archive that hides in a picture.
 */
function requireNothingHidden(rest: Buffer): void {
  const isPadding = rest.every((byte) => byte === 0 || byte === 0xff)
  const isPicture = rest.length > 3 && rest.readUIntBE(0, 3) === 0xff_d8_ff
  const isFilm = rest.toString('latin1', 4, 8) === 'ftyp'
  // Samsung's trailer: its records first, then a table that says where they are.
  const isTrailer = rest.toString('latin1', rest.length - 4) === 'SEFT'
  if (!isPadding && !isPicture && !isFilm && !isTrailer) throw new AppError('pictureDamaged')
}
