import { endingOf } from '@pinge/contract/values/files/file-ending.ts'
/** What a package may bring, by the ending of its name: the kind, and how its bytes begin. */
export type FileKind = 'picture' | 'video' | 'sound' | 'captions' | 'document'

export type FileType = { kind: FileKind; isLike: (head: Buffer, tail: Buffer) => boolean }

const begins =
  (...starts: (string | readonly number[])[]) =>
  (head: Buffer): boolean =>
    starts.some((start) => {
      const bytes = typeof start === 'string' ? Buffer.from(start, 'latin1') : Buffer.from(start)
      return head.subarray(0, bytes.length).equals(bytes)
    })

const riff =
  (form: string) =>
  (head: Buffer): boolean =>
    begins('RIFF')(head) && head.toString('latin1', 8, 12) === form

const isIsoMedia = (head: Buffer): boolean => head.toString('latin1', 4, 8) === 'ftyp'
const isZip = begins('PK\x03\x04')
const isOldOffice = begins([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** Word, slides and sheets are archives; the directory at their end names the folder that says which. */
const office =
  (folder: string) =>
  (head: Buffer, tail: Buffer): boolean =>
    isZip(head) && tail.includes(folder)

export const isText = (head: Buffer): boolean => {
  // The last letter may be cut by the end of what was read.
  const whole = head.subarray(0, Math.max(0, head.length - 3))
  return !head.includes(0) && !whole.toString('utf8').slice(0, -1).includes('\ufffd')
}

/** Also as older editors of Windows save Chinese, which the preview reads as well. */
const isChineseText = (head: Buffer): boolean => {
  if (isText(head)) return true
  if (head.includes(0)) return false
  try {
    // The last letter may be cut.
    new TextDecoder('gb18030', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

const picture = (isLike: FileType['isLike']): FileType => ({ kind: 'picture', isLike })
const video = (isLike: FileType['isLike']): FileType => ({ kind: 'video', isLike })
const sound = (isLike: FileType['isLike']): FileType => ({ kind: 'sound', isLike })
const paper = (isLike: FileType['isLike']): FileType => ({ kind: 'document', isLike })

const jpeg = picture(begins([0xff, 0xd8, 0xff]))

export const fileTypes: ReadonlyMap<string, FileType> = new Map([
  ['png', picture(begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['webp', picture(riff('WEBP'))],
  ['mp4', video(isIsoMedia)],
  ['webm', video(begins([0x1a, 0x45, 0xdf, 0xa3]))],
  ['mp3', sound(begins('ID3', [0xff, 0xfb], [0xff, 0xf3], [0xff, 0xf2], [0xff, 0xfa]))],
  ['m4a', sound(isIsoMedia)],
  ['ogg', sound(begins('OggS'))],
  ['wav', sound(riff('WAVE'))],
  ['vtt', { kind: 'captions', isLike: begins('WEBVTT', '\xef\xbb\xbfWEBVTT') }],
  ['pdf', paper(begins('%PDF-'))],
  ['docx', paper(office('word/'))],
  ['pptx', paper(office('ppt/'))],
  ['xlsx', paper(office('xl/'))],
  ['doc', paper(isOldOffice)],
  ['ppt', paper(isOldOffice)],
  ['xls', paper(isOldOffice)],
  ['zip', paper(isZip)],
  ['txt', paper(isChineseText)],
])

/** Whether bytes are what the ending of their name says. */
export function isLikeItsName(name: string, { head, tail }: { head: Buffer; tail: Buffer }): boolean {
  return fileTypes.get(endingOf(name))?.isLike(head, tail) ?? false
}
