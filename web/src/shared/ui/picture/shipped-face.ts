import { FIRST_STUDENT_AVATAR } from '@pinge/contract/values/limits.ts'
import { stripPosition } from './strip-position.ts'

/** What each of the shipped faces stands on, in the order of `avatar-pictures.ts`. */
export const faceGrounds: readonly string[] = [
  '#FFE3B3',
  '#FFD6E0',
  '#FFE9CC',
  '#E0F1E9',
  '#DCEBFB',
  '#DDF1F5',
  '#FFF0C9',
  '#DDEBD2',
  '#DDF0F8',
  '#EFE3F7',
  '#E4F2D8',
  '#FFEFD0',
  '#DCF1EC',
  '#FFE8D9',
  '#DDEFFA',
  '#FFEFC4',
  '#FFF3D2',
  '#E3EFFA',
  '#CFE8F4',
  '#FCE6EF',
  '#FFEFCB',
  '#FFF0D0',
  '#E6E6FA',
  '#FDE7DC',
]

/** The ground of a face, and where it stands in the strip of all faces. An id that is not shipped shows the first one. */
export function shippedFace(id: number): { ground: string | undefined; position: string } {
  const place = faceGrounds[id - FIRST_STUDENT_AVATAR] === undefined ? 0 : id - FIRST_STUDENT_AVATAR
  return { ground: faceGrounds[place], position: stripPosition(place) }
}
