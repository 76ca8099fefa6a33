import { AppError } from '../app-error.ts'
import { cleanJpeg } from './jpeg.ts'
import type { Picture } from './picture.ts'
import { cleanPng } from './png.ts'

/**
 * Checks a picture by what its bytes are, whatever it is called, and rewrites it without metadata. No pixel is decoded
 * to an image and none is changed. Throws an AppError that says what is wrong.
 */
export async function cleanPicture(bytes: Buffer): Promise<Picture> {
  if (bytes.length > 8 && bytes.readUInt32BE(0) === 0x89_50_4e_47) return cleanPng(bytes)
  if (bytes.length > 4 && bytes.readUIntBE(0, 3) === 0xff_d8_ff) return cleanJpeg(bytes)
  throw new AppError('pictureTypeNotAccepted')
}
