import { strToU8, zipSync } from 'fflate'
import { constants, crc32, deflateRawSync } from 'node:zlib'

// Documents that are made to do harm, and small on the disk.

const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OPEN = 'urn:oasis:names:tc:opendocument:xmlns'

const beginsWords = `<w:document xmlns:w="${WORDS}" xmlns:r="${OFFICE}" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture"><w:body>`
const endsWords = '</w:body></w:document>'

const relationships = (inner: string) =>
  strToU8(`<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`)

const around = {
  '[Content_Types].xml': strToU8(
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  ),
  '_rels/.rels': relationships(
    `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`,
  ),
}

export function wordsOf(body: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({ ...around, 'word/document.xml': strToU8(`${beginsWords}${body}${endsWords}`), ...more })
}

/** Its picture lies somewhere else, and is to be fetched. */
export function withPictureFrom(address: string): Uint8Array {
  const picture =
    '<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="rId9"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>'
  const inline = `<wp:inline><wp:extent cx="914400" cy="914400"/><wp:docPr id="1" name="p"/><a:graphic><a:graphicData uri="${DRAWING}/picture">${picture}</a:graphicData></a:graphic></wp:inline>`
  const link = `<Relationship Id="rId9" Type="${OFFICE}/image" Target="${address}" TargetMode="External"/>`
  return wordsOf(`<w:p><w:r><w:drawing>${inline}</w:drawing></w:r></w:p>`, {
    'word/_rels/document.xml.rels': relationships(link),
  })
}

export function withPages(pages: number): Uint8Array {
  return wordsOf('<w:p><w:r><w:br w:type="page"/></w:r></w:p>'.repeat(pages))
}

/** An open document under the name of another: its macro writes a file when it is opened, and never ends. */
export function withMacro(written: string): Uint8Array {
  const script = `xmlns:script="${OPEN}:script:1.0"`
  const macro = `Sub Main\nOpen "${written}" For Output As #1\nPrint #1, "ran"\nClose #1\nDo\nLoop\nEnd Sub`
  const listener =
    '<script:event-listener script:language="ooo:script" script:event-name="dom:load" xlink:href="vnd.sun.star.script:Standard.M.Main?language=Basic&amp;location=document" xlink:type="simple"/>'
  const library = 'xmlns:library="http://openoffice.org/2000/library" library:name="Standard"'
  const parts = {
    'content.xml': `<office:document-content xmlns:office="${OPEN}:office:1.0" xmlns:text="${OPEN}:text:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dom="http://www.w3.org/2001/xml-events" ${script} office:version="1.2"><office:scripts><office:event-listeners>${listener}</office:event-listeners></office:scripts><office:body><office:text><text:p>words</text:p></office:text></office:body></office:document-content>`,
    'Basic/script-lc.xml': `<library:libraries xmlns:library="http://openoffice.org/2000/library"><library:library library:name="Standard" library:link="false"/></library:libraries>`,
    'Basic/Standard/script-lb.xml': `<library:library ${library} library:readonly="false" library:passwordprotected="false"><library:element library:name="M"/></library:library>`,
    'Basic/Standard/M.xml': `<script:module xmlns:script="http://openoffice.org/2000/script" script:name="M" script:language="StarBasic">${macro}</script:module>`,
    'word/none.xml': '<none/>',
  }
  const type = 'application/vnd.oasis.opendocument.text'
  const entry = (path: string, of: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${of}"/>`
  const entries = [entry('/', type), ...Object.keys(parts).map((path) => entry(path, 'text/xml'))]
  const manifest = `<manifest:manifest xmlns:manifest="${OPEN}:manifest:1.0" manifest:version="1.2">${entries.join('')}</manifest:manifest>`
  return zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    'META-INF/manifest.xml': strToU8(manifest),
    ...Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
  })
}

/** A document of that many megabytes of text in an archive of a few. */
export function thatInflatesTo(megabytes: number): Uint8Array {
  const paragraph = Buffer.from(`<w:p><w:r><w:t>${'a'.repeat(32)}</w:t></w:r></w:p>`)
  const piece = Buffer.alloc(Math.floor(2 ** 20 / paragraph.length) * paragraph.length, paragraph)
  // Flushed in full, a piece may be repeated as it is.
  const flush = { level: 9, finishFlush: constants.Z_FULL_FLUSH }
  const [first, repeated] = [deflateRawSync(beginsWords, flush), deflateRawSync(piece, flush)]
  const packed = Buffer.concat([
    first,
    ...Array.from({ length: megabytes }, () => repeated),
    deflateRawSync(endsWords),
  ])
  let crc = crc32(beginsWords)
  for (let done = 0; done < megabytes; done += 1) crc = crc32(piece, crc)
  const bytes = beginsWords.length + megabytes * piece.length + endsWords.length
  return withEntry(zipSync(around), 'word/document.xml', packed, { crc: crc32(endsWords, crc), bytes })
}

/** Puts one more entry, which is packed already, before the directory of an archive. */
function withEntry(
  archive: Uint8Array,
  name: string,
  packed: Buffer,
  { crc, bytes }: { crc: number; bytes: number },
): Uint8Array {
  const all = Buffer.from(archive)
  const end = Buffer.from(all.subarray(all.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))))
  const [directoryBytes, directoryAt] = [end.readUInt32LE(12), end.readUInt32LE(16)]
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(crc, 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(bytes, 18)
  facts.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed])
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(directoryAt, 10)
  const listed = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, Buffer.from(name)])
  end.writeUInt16LE(end.readUInt16LE(8) + 1, 8)
  end.writeUInt16LE(end.readUInt16LE(10) + 1, 10)
  end.writeUInt32LE(directoryBytes + listed.length, 12)
  end.writeUInt32LE(directoryAt + local.length, 16)
  const directory = all.subarray(directoryAt, directoryAt + directoryBytes)
  return Buffer.concat([all.subarray(0, directoryAt), local, directory, listed, end])
}
