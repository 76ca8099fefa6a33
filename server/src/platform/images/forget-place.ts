import { crc32 } from 'node:zlib'
import { EXIF } from './orientation.ts'
import { CHUNK_FRAME, MAX_CHUNKS, PNG_SIGNATURE } from './png.ts'
import { ENTRY_BYTES, readTiff } from './tiff.ts'

const JPEG_BEGINNING = Buffer.from('ffd8ff', 'hex')
/** The segment of a JPEG in which EXIF and XMP stand. Packed pixels hold no such bytes (ITU-T T.81). */
const APP1 = Buffer.from('ffe1', 'hex')
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
/** The chunk of a PNG with XMP that is not packed. */
const XMP_CHUNK = 'XML:com.adobe.xmp\0\0'
const GPS_TAG = 0x8825
/** Bytes of one value, by the type of a TIFF entry. */
const sizeOfType: Readonly<Record<number, number>> = { 3: 2, 4: 4, 5: 8, 7: 1, 8: 2, 9: 4, 10: 8 }
const SPACE = 0x20
/** A camera writes a few, and a hundred with a map of depths; more are made to keep their reader busy, as are longer texts. */
const MAX_PARTS = 500
/** The standard has 32. */
const MAX_GPS_ENTRIES = 64

/**
 * Writes over the place where a picture was taken, in the bytes that are given: the GPS directory of its EXIF (2.3, section
 * 4.6.6) and what XMP says of it. It stays as long as it is, and all else, the moment and the pixels among it, stays as the
 * teacher gave it. A second picture behind the end forgets its place as well. What is neither a PNG nor a JPEG is left alone.
 */
export function forgetPlace(bytes: Buffer): void {
  if (bytes.subarray(0, JPEG_BEGINNING.length).equals(JPEG_BEGINNING)) forgetInJpeg(bytes)
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) forgetInPng(bytes)
}

function forgetInJpeg(bytes: Buffer): void {
  let at = bytes.indexOf(APP1)
  for (let parts = 0; at !== -1 && at + 4 <= bytes.length && parts < MAX_PARTS; parts += 1) {
    const end = at + 2 + Math.max(2, bytes.readUInt16BE(at + 2))
    const data = bytes.subarray(at + 4, end)
    if (begins(data, EXIF)) forgetInTiff(data.subarray(EXIF.length))
    if (begins(data, XMP)) forgetInText(data)
    at = bytes.indexOf(APP1, end)
  }
}

function forgetInPng(bytes: Buffer): void {
  let at = PNG_SIGNATURE.length
  for (let parts = 0; at + CHUNK_FRAME <= bytes.length && parts < MAX_CHUNKS; parts += 1) {
    const end = at + CHUNK_FRAME + bytes.readUInt32BE(at)
    if (end > bytes.length) return
    const name = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, end - 4)
    if (name === 'eXIf') forgetInTiff(data)
    if (name === 'iTXt' && begins(data, XMP_CHUNK)) forgetInText(data)
    if (name === 'eXIf' || name === 'iTXt')
      bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end - 4)), end - 4)
    at = end
  }
}

/** Leaves an empty directory, to which the first one still leads. */
function forgetInTiff(bytes: Buffer): void {
  const tiff = readTiff(bytes)
  const pointer = tiff?.entriesOf(tiff.first).find((entry) => tiff.short(entry) === GPS_TAG)
  const directory = pointer === undefined ? undefined : tiff?.long(pointer + 8)
  if (!tiff || directory === undefined) return
  const forget = (from: number, length: number): void => {
    bytes.fill(0, Math.min(from, bytes.length), Math.min(from + length, bytes.length))
  }
  const entries = tiff.entriesOf(directory).slice(0, MAX_GPS_ENTRIES)
  for (const entry of entries) {
    const size = (sizeOfType[tiff.short(entry + 2) ?? 0] ?? 1) * (tiff.long(entry + 4) ?? 0)
    if (size > 4) forget(tiff.long(entry + 8) ?? 0, size)
  }
  forget(directory, 2 + ENTRY_BYTES * entries.length)
}

function forgetInText(bytes: Buffer): void {
  const told =
    /exif:GPS\w{1,40}\s{0,9}=\s{0,9}(?:"[^"]{0,200}"|'[^']{0,200}')|<(exif:GPS\w{1,40})>[^<]{0,200}<\/\1>/g
  for (const { index, 0: text } of bytes.toString('latin1').matchAll(told))
    bytes.fill(SPACE, index, index + text.length)
}

const begins = (data: Buffer, words: string): boolean => data.toString('latin1', 0, words.length) === words
