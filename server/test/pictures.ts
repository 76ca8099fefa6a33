import { crc32, deflateSync } from 'node:zlib'

/** Pictures made by code, good and hostile, so that none of them has to be kept in the repository. */

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

export type PngOptions = {
  width?: number
  height?: number
  /** The size that the header claims, where it lies. */
  claims?: { width: number; height: number }
  extra?: Buffer[]
  trailing?: Buffer
  pixels?: Buffer
}

/** An RGB picture of one warm colour. */
export function makePng(options: PngOptions = {}): Buffer {
  const { width = 64, height = 48, extra = [], trailing = Buffer.alloc(0) } = options
  const header = Buffer.alloc(13)
  header.writeUInt32BE(options.claims?.width ?? width, 0)
  header.writeUInt32BE(options.claims?.height ?? height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([255, 201, 60]))])
  const pixels = options.pixels ?? deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
    trailing,
  ])
}

export function jpegSegment(marker: number, data: Buffer): Buffer {
  const frame = Buffer.from([0xff, marker, 0, 0])
  frame.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([frame, data])
}

export type JpegOptions = {
  width?: number
  height?: number
  /** Segments right after the beginning, where cameras write theirs. */
  extra?: Buffer[]
  trailing?: Buffer
  scan?: Buffer
}

/** A grey baseline picture whose every block is the same: two zero bits each. */
export function makeJpeg(options: JpegOptions = {}): Buffer {
  const { width = 64, height = 48, extra = [], trailing = Buffer.alloc(0) } = options
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  const oneCode = (table: number): Buffer => Buffer.from([table, 1, ...Array<number>(15).fill(0), 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...extra,
    jpegSegment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    jpegSegment(0xc0, frame),
    jpegSegment(0xc4, oneCode(0x00)),
    jpegSegment(0xc4, oneCode(0x10)),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    options.scan ?? Buffer.concat([Buffer.alloc(Math.floor(blocks / 4)), Buffer.from([0x3f])]),
    Buffer.from([0xff, 0xd9]),
    trailing,
  ])
}

/** What a phone writes: how it was held, its maker, and where it was. */
export function makeExif(orientation: number): Buffer {
  const tiff = Buffer.alloc(200)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(3, 8)
  const entry = (index: number, tag: number, type: number, count: number, value: number): void => {
    const at = 10 + 12 * index
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  entry(0, 0x010f, 2, 12, 100)
  entry(1, 0x0112, 3, 1, orientation)
  entry(2, 0x8825, 4, 1, 120)
  tiff.write('SchoolPhone\0', 100, 'latin1')
  // The directory of the place: its only entry stands elsewhere.
  tiff.writeUInt16LE(1, 120)
  tiff.set([0x1b, 0, 2, 0, 22, 0, 0, 0, 160, 0, 0, 0], 122)
  tiff.write('GPS 31.2304N 121.4737E', 160, 'latin1')
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]))
}

export type HostilePicture = { name: string; bytes: Buffer }

const PAGE = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const ZIP = Buffer.from('504b03041400000000000000000000000000000000000000000000000000', 'hex')

/** None of these may be stored. */
export function hostilePictures(): HostilePicture[] {
  const png = makePng()
  const jpeg = makeJpeg()
  return [
    { name: 'nothing', bytes: Buffer.from([0x89]) },
    { name: 'a page called a picture', bytes: PAGE },
    { name: 'an SVG', bytes: SVG },
    { name: 'an SVG behind a byte order mark', bytes: Buffer.concat([Buffer.from('\ufeff'), SVG]) },
    { name: 'a GIF that is a script', bytes: Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)//') },
    { name: 'a WebP', bytes: Buffer.from('RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0', 'latin1') },
    { name: 'a BMP', bytes: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]) },
    { name: 'a PDF', bytes: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj') },
    { name: 'a program', bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]) },
    { name: 'a PNG with a page behind it', bytes: makePng({ trailing: PAGE }) },
    { name: 'a PNG with an archive behind it', bytes: makePng({ trailing: ZIP }) },
    { name: 'a JPEG with a page behind it', bytes: makeJpeg({ trailing: PAGE }) },
    { name: 'a JPEG with an archive behind it', bytes: makeJpeg({ trailing: ZIP }) },
    { name: 'a PNG of 30000 × 30000', bytes: makePng({ claims: { width: 30_000, height: 30_000 } }) },
    {
      name: 'a JPEG of 30000 × 30000',
      bytes: makeJpeg({ width: 30_000, height: 30_000, scan: Buffer.alloc(9) }),
    },
    { name: 'a PNG of more pixels than fit', bytes: makePng({ claims: { width: 11_000, height: 11_000 } }) },
    { name: 'a PNG without a width', bytes: makePng({ claims: { width: 0, height: 9 } }) },
    { name: 'a PNG without most of its pixels', bytes: makePng({ claims: { width: 64, height: 4_000 } }) },
    {
      name: 'a PNG whose pixels never end',
      bytes: makePng({ pixels: deflateSync(Buffer.alloc(200_000_000)) }),
    },
    { name: 'a PNG whose pixels are no pixels', bytes: makePng({ pixels: PAGE }) },
    {
      name: 'a PNG with a page behind its pixels',
      bytes: makePng({ pixels: Buffer.concat([deflateSync(Buffer.alloc(48 * 193)), PAGE]) }),
    },
    { name: 'a PNG cut in its middle', bytes: png.subarray(0, png.length / 2) },
    { name: 'a PNG without its last byte', bytes: png.subarray(0, -1) },
    { name: 'a PNG without its end', bytes: png.subarray(0, -12) },
    { name: 'a PNG with one bit changed', bytes: changed(png, png.length - 30) },
    { name: 'a PNG with two headers', bytes: makePng({ extra: [png.subarray(8, 33)] }) },
    { name: 'a PNG with an unknown part', bytes: makePng({ extra: [pngChunk('EVIL', PAGE)] }) },
    { name: 'a JPEG cut in its middle', bytes: jpeg.subarray(0, jpeg.length / 2) },
    { name: 'a JPEG without its end', bytes: jpeg.subarray(0, -2) },
    { name: 'a JPEG of its first bytes', bytes: jpeg.subarray(0, 5) },
    { name: 'a JPEG without pixels', bytes: Buffer.from('ffd8ffd9', 'hex') },
    { name: 'a JPEG with a segment that is longer than it', bytes: Buffer.from('ffd8ffe0fff0000000', 'hex') },
    {
      name: 'a JPEG of a million notes',
      bytes: Buffer.concat([jpeg.subarray(0, 2), manyNotes(), jpeg.subarray(2)]),
    },
    {
      name: 'a PNG of empty parts',
      bytes: makePng({ extra: Array.from({ length: 200_000 }, () => pngChunk('IDAT', Buffer.alloc(0))) }),
    },
  ]
}

function manyNotes(): Buffer {
  return Buffer.alloc(3_000_000, Buffer.from('fffe0002', 'hex'))
}

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}
