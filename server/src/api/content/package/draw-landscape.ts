import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 640
const HEIGHT = 360
const BYTES_PER_PIXEL = 3

const sky = [0xd3, 0xea, 0xfd]
const sun = [0xff, 0xf0, 0xbe]
const farHill = [0xbd, 0xe6, 0xc8]
const nearHill = [0x93, 0xd2, 0xa6]

/** A picture to begin with, as a PNG: sky, a pale sun and two hills, as the covers of the product. */
export function drawLandscape(): Buffer {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * BYTES_PER_PIXEL))
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      rows.set(colourAt(x, y), y * (1 + WIDTH * BYTES_PER_PIXEL) + 1 + x * BYTES_PER_PIXEL)

  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // Eight bits a colour, and no transparency.
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colourAt(x: number, y: number): readonly number[] {
  if (y > 290 + 26 * Math.sin(x / 130)) return nearHill
  if (y > 235 + 34 * Math.sin(x / 170 + 2)) return farHill
  return Math.hypot(x - 500, y - 100) < 62 ? sun : sky
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
