import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { AppError } from '../app-error.ts'
import { cleanPicture } from './clean-picture.ts'
import { forgetPlace } from './forget-place.ts'
import { readOrientation } from './orientation.ts'
import {
  hostilePictures,
  jpegSegment,
  makeExif,
  makeJpeg,
  makePng,
  pngChunk,
} from '../../../test/pictures.ts'

it('knows a picture by its bytes, and its size', async () => {
  expect(await cleanPicture(makePng())).toMatchObject({
    type: 'image/png',
    extension: 'png',
    width: 64,
    height: 48,
  })
  expect(await cleanPicture(makeJpeg({ width: 120, height: 90 }))).toMatchObject({
    type: 'image/jpeg',
    extension: 'jpg',
    width: 120,
    height: 90,
  })
})

it('leaves a picture as it is that has nothing beside its pixels', async () => {
  const [png, jpeg] = [makePng(), makeJpeg()]

  expect((await cleanPicture(png)).bytes.equals(png)).toBe(true)
  expect((await cleanPicture(jpeg)).bytes.equals(jpeg)).toBe(true)
})

it('takes place, camera and texts out of a JPEG, and keeps how it was held', async () => {
  const jpeg = makeJpeg({ extra: [makeExif(6), jpegSegment(0xfe, Buffer.from('by Miss Wang'))] })
  const { bytes } = await cleanPicture(jpeg)

  const text = bytes.toString('latin1')
  for (const told of ['GPS', '31.2304', 'SchoolPhone', 'Miss Wang']) {
    expect(jpeg.toString('latin1')).toContain(told)
    expect(text).not.toContain(told)
  }
  // The cleaner writes one segment itself, and keeps the picture to the last bit.
  expect(readOrientation(bytes.subarray(6))).toBe(6)
  expect(bytes.subarray(2 + 36).equals(makeJpeg().subarray(2))).toBe(true)
})

it('keeps the colours of a JPEG and drops its thumbnail', async () => {
  const profile = jpegSegment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01Display P3', 'latin1'))
  const jfif = jpegSegment(0xe0, Buffer.from('4a46494600010101006000600202' + 'ab'.repeat(12), 'hex'))
  const { bytes } = await cleanPicture(makeJpeg({ extra: [jfif, profile] }))

  expect(bytes.includes(profile)).toBe(true)
  expect(bytes.includes(Buffer.from('abab', 'hex'))).toBe(false)
  expect(bytes.includes('JFIF')).toBe(true)
})

it('keeps one colour profile of a JPEG, and no other bytes under its name', async () => {
  const segment = (place: string, text: string) =>
    jpegSegment(0xe2, Buffer.from(`ICC_PROFILE\0${place}${text}`, 'latin1'))
  const own = segment('\x01\x01', 'Display P3')
  const others = [
    segment('\x01\x01', `<html>${'x'.repeat(60_000)}`),
    segment('\x02\x30', '<script>'),
    segment('\x01\x30', '<script>'),
  ]
  const { bytes } = await cleanPicture(makeJpeg({ extra: [own, ...others] }))

  expect(bytes.equals(makeJpeg({ extra: [own] }))).toBe(true)
  for (const alone of [segment('\x02\x30', '<script>'), jpegSegment(0xe2, Buffer.from('MPF\0<script>'))]) {
    const cleaned = await cleanPicture(makeJpeg({ extra: [alone] }))
    expect(cleaned.bytes.equals(makeJpeg())).toBe(true)
  }
})

it('leaves out of a PNG a colour profile that unpacks to more than any has, and refuses a second one', async () => {
  const profile = (size: number) =>
    pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(size))]))
  const usual = makePng({ extra: [profile(3_000)] })

  expect((await cleanPicture(usual)).bytes.equals(usual)).toBe(true)
  expect((await cleanPicture(makePng({ extra: [profile(50_000_000)] }))).bytes.equals(makePng())).toBe(true)
  await expect(cleanPicture(makePng({ extra: [profile(10), profile(10)] }))).rejects.toMatchObject({
    errorName: 'pictureDamaged',
  })
})

it('drops what phones put behind a picture', async () => {
  const second = makeJpeg({ width: 16, height: 16 })
  const film = Buffer.from('\0\0\0\x18ftypmp42 a moment of film', 'latin1')
  for (const trailing of [second, film, Buffer.alloc(40), Buffer.from('records SEFT')])
    expect((await cleanPicture(makeJpeg({ trailing }))).bytes.equals(makeJpeg())).toBe(true)
})

it('takes texts, times and EXIF out of a PNG and keeps its colours', async () => {
  const told = [
    pngChunk('tEXt', Buffer.from('Author\0Miss Wang')),
    pngChunk('iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0<GPS/>')),
    pngChunk('eXIf', Buffer.from('II*\0 GPS 31.2304')),
    pngChunk('tIME', Buffer.alloc(7)),
  ]
  const gamma = pngChunk('gAMA', Buffer.from('0000b18f', 'hex'))
  const { bytes } = await cleanPicture(makePng({ extra: [gamma, ...told] }))

  expect(bytes.equals(makePng({ extra: [gamma] }))).toBe(true)
})

it.each(hostilePictures())('refuses $name', async ({ bytes }) => {
  const refusal = await cleanPicture(bytes).catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(AppError)
})

it('keeps no picture of more pixels than a browser has room for, however few its bytes', async () => {
  const claims = { width: 9_000, height: 6_200 }

  await expect(cleanPicture(makePng({ claims }))).rejects.toMatchObject({ errorName: 'pictureTooWide' })
  // A screen of the largest size and the photo of a phone go in.
  for (const [width, height] of [
    [7_680, 3_200],
    [5_700, 4_300],
  ] as const)
    expect(await cleanPicture(makeJpeg({ width, height }))).toMatchObject({ width, height })
})

const XMP = Buffer.from(
  'http://ns.adobe.com/xap/1.0/\0<rdf:Description exif:GPSLatitude="31,13.8N" xmp:Rating="5"><exif:GPSMapDatum>WGS</exif:GPSMapDatum></rdf:Description>',
  'latin1',
)

/** What a picture is after it has forgotten its place; the picture itself stays. */
function withoutPlace(picture: Buffer): Buffer {
  const bytes = Buffer.from(picture)
  forgetPlace(bytes)
  return bytes
}

/** As many directories of a place as an entry can name, in each other's way. */
const directoryOfPointers = Buffer.alloc(65_000, Buffer.from('258804000100ffff08000000', 'hex'))

it('takes only the place out of a photo of the teacher’s own, also of a second one behind its end', async () => {
  const photo = makeJpeg({ extra: [makeExif(6), jpegSegment(0xe1, XMP)] })
  const both = Buffer.concat([photo, photo])
  const kept = withoutPlace(both)

  const text = kept.toString('latin1')
  for (const told of ['31.2304', '31,13.8N', 'GPSMapDatum']) {
    expect(both.toString('latin1')).toContain(told)
    expect(text).not.toContain(told)
  }
  expect(text.split('SchoolPhone')).toHaveLength(3)
  expect(text.split('xmp:Rating="5"')).toHaveLength(3)
  expect(kept).toHaveLength(both.length)
  expect(readOrientation(kept.subarray(6))).toBe(6)
  expect((await cleanPicture(kept)).bytes.equals((await cleanPicture(both)).bytes)).toBe(true)
})

it('takes the place out of a PNG, which stays one', async () => {
  const xmp = Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0', 'latin1'), XMP])
  const exif = makeExif(1).subarray(10)
  const png = makePng({ extra: [pngChunk('eXIf', exif), pngChunk('iTXt', xmp)] })
  const kept = withoutPlace(png)

  const text = kept.toString('latin1')
  for (const told of ['31.2304', '31,13.8N']) {
    expect(png.toString('latin1')).toContain(told)
    expect(text).not.toContain(told)
  }
  expect(text).toContain('SchoolPhone')
  // Each checksum is right.
  expect((await cleanPicture(kept)).bytes.equals(makePng())).toBe(true)
})

it('leaves a photo as it is whose notes lead beyond its end, and what is no photo', () => {
  const notes = makeExif(1)
  // The directory of the place begins behind the end, and is longer than all there is.
  for (const at of [10_000, 0xff_ff_ff_ff, 199]) {
    const broken = Buffer.from(notes)
    broken.writeUInt32LE(at, 10 + 10 + 24 + 8)
    const photo = makeJpeg({ extra: [broken] })
    expect(withoutPlace(photo)).toHaveLength(photo.length)
  }
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('ffd8ff', 'hex'),
    Buffer.from('%PDF Exif GPS'),
    makeJpeg(),
    makePng(),
  ])
    expect(withoutPlace(bytes).equals(bytes)).toBe(true)
})

it('a picture that is made to keep its reader busy is read in a moment', () => {
  const pointers = Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0\xff\xff', 'latin1'),
    directoryOfPointers,
  ])
  const words = Buffer.concat([XMP.subarray(0, 29), Buffer.alloc(65_000, 'exif:GPSa')])
  const parts = [pointers, words].map((data) => jpegSegment(0xe1, data))
  const many = Buffer.concat(Array.from({ length: 400 }, () => parts).flat())
  const marks = Buffer.alloc(60_000_000, Buffer.from('ffe1', 'hex'))
  for (const bytes of [makeJpeg({ extra: [many] }), makeJpeg({ trailing: marks })])
    expect(withoutPlace(bytes)).toHaveLength(bytes.length)
})
