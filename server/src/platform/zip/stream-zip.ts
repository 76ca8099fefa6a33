import { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type Piece = string | Uint8Array

/** A file of the archive, as pieces of its text or bytes; however long it is, only the piece in hand is held. */
export type ZipPart = { name: string; pieces: Iterable<Piece> | AsyncIterable<Piece> }

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number }

const VERSION = 20
/** The sizes come after the bytes, and the name is UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1 January 1980, the first day that the format knows: an archive of the same content is the same archive. */
const DATE = 0x21

/**
 * A zip archive (APPNOTE 6.3) as it is made. Without Zip64: no file of it, and not the whole, may reach 4 GB, which a
 * caller ensures by what it writes.
 */
export async function* streamZip(parts: Iterable<ZipPart> | AsyncIterable<ZipPart>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const part of parts) {
    const name = Buffer.from(part.name)
    const head = Buffer.concat([
      fixed(LOCAL, [VERSION, FLAGS, DEFLATED, 0, DATE], [0, 0, 0], [name.length, 0]),
      name,
    ])
    yield head
    const count = { crc: 0, packed: 0, size: 0 }
    for await (const bytes of deflate(part.pieces, count)) {
      count.packed += bytes.length
      yield bytes
    }
    yield fixed(DESCRIPTOR, [], [count.crc, count.packed, count.size], [])
    written.push({ name, ...count, offset })
    offset += head.length + count.packed + DESCRIPTOR_BYTES
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield fixed(END, [0, 0, written.length, written.length], [directory.length, offset], [0])
}

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const DIRECTORY = 0x02014b50
const END = 0x06054b50
const DESCRIPTOR_BYTES = 16

/** A record of the format: its signature, then numbers of two bytes, of four, and of two again. */
function fixed(signature: number, twos: number[], fours: number[], lastTwos: number[]): Buffer {
  const record = Buffer.alloc(4 + 2 * twos.length + 4 * fours.length + 2 * lastTwos.length)
  let at = record.writeUInt32LE(signature)
  for (const two of twos) at = record.writeUInt16LE(two, at)
  for (const four of fours) at = record.writeUInt32LE(four, at)
  for (const two of lastTwos) at = record.writeUInt16LE(two, at)
  return record
}

function directoryEntry({ name, crc, packed, size, offset }: Written): Buffer {
  const attributes = Buffer.alloc(8)
  attributes.writeUInt32LE(offset, 4)
  return Buffer.concat([
    fixed(
      DIRECTORY,
      [VERSION, VERSION, FLAGS, DEFLATED, 0, DATE],
      [crc, packed, size],
      // Lengths of name, extra field and comment, the disk, and what kind of file it is.
      [name.length, 0, 0, 0, 0],
    ),
    attributes,
    name,
  ])
}

/** The packed bytes of a text; `count` learns what the archive says of it. When either end stops, so does the other. */
function deflate(pieces: ZipPart['pieces'], count: { crc: number; size: number }): AsyncIterable<Buffer> {
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      const piecesBytes = Buffer.from(piece)
      count.crc = crc32(piecesBytes, count.crc)
      count.size += piecesBytes.length
      yield piecesBytes
    }
  }
  // What goes wrong comes out of the packed side, where it is awaited.
  return pipeline(Readable.from(bytes(), { objectMode: false }), createDeflateRaw(), () => {})
}
