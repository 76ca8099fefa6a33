import { STUDENT_AVATARS } from '@pinge/contract/values/limits.ts'

/** The faces, and after them the pictures of `picture-strip.ts`. */
export const STRIP_PLACES = STUDENT_AVATARS + 6

/** The `object-position` of a place in `faces.webp`. */
export function stripPosition(place: number): string {
  return `${(place / (STRIP_PLACES - 1)) * 100}% 0`
}
