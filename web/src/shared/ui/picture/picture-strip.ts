import { STUDENT_AVATARS } from '@pinge/contract/values/limits.ts'

/**
 * What stands in `faces.webp` after the faces, so that a class asks for one picture and not for three: 全班, and the
 * covers in their order.
 */
export const picturesOfStrip = ['school', 'seedling', 'sunflower', 'rocket', 'rainbow', 'sailboat'] as const

export type PictureOfStrip = (typeof picturesOfStrip)[number]

export function placeInStrip(picture: PictureOfStrip): number {
  return STUDENT_AVATARS + picturesOfStrip.indexOf(picture)
}
