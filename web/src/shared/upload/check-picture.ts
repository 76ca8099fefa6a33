import * as errors from '@pinge/contract/protocol/errors.ts'
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '@pinge/contract/values/files/picture-rules.ts'

/** Why a file need not even be sent, in the server's words; empty when it may be a picture. */
export function checkPicture({ type, size }: Pick<File, 'type' | 'size'>): string {
  if (!PICTURE_TYPES.some((accepted) => accepted === type)) return errors.pictureTypeNotAccepted.message
  if (size === 0) return errors.pictureEmpty.message
  return size > MAX_PICTURE_BYTES ? errors.pictureTooLarge.message : ''
}
