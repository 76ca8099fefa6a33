import { MAX_PICTURE_SIDE } from '@pinge/contract/values/files/picture-rules.ts'
import { AppError } from '../app-error.ts'

export type Picture = {
  type: 'image/png' | 'image/jpeg'
  extension: 'png' | 'jpg'
  width: number
  height: number
  /** The same picture without what its maker wrote beside it: place, camera, texts, thumbnails. */
  bytes: Buffer
}

/** What fits into the bytes of an upload as a photo; a browser holds four bytes of each, for every pupil on the screen. */
const MAX_PIXELS = 25_000_000

/** Refuses a picture by what its header says, before anything of it is unpacked. */
export function requireSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new AppError('pictureDamaged')
  if (width > MAX_PICTURE_SIDE || height > MAX_PICTURE_SIDE) throw new AppError('pictureTooWide')
  if (width * height > MAX_PIXELS)
    throw new AppError('pictureTooWide', { message: '图片的像素太多，请缩小后再上传' })
}
