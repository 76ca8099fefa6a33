/**
 * Signs that are not seen, such as blank letters of other scripts, or that turn the direction of what follows: they come along
 * with what is copied. U+200C, U+200D and the selectors are none of them: they join the parts of a picture, or shape letters of
 * Mongolian and Uyghur.
 */
const unseen =
  /\u034f|[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/g
/** U+2800 is a sign of Braille without a dot. */
const seen = /[^\p{M}\p{Cf}\p{Z}\u2800]/u

/** A text of nothing that is seen is empty: a name could consist of it. */
export function withoutUnseen(text: string): string {
  const kept = text.replace(unseen, '')
  return seen.test(kept) ? kept : ''
}
