/**
 * Signs that are not seen, such as blank letters of other scripts, or that turn the direction of what follows: they come along
 * with what is copied, and a name could consist of them. U+200D is none of them: it joins the parts of a picture.
 */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/g

export const withoutUnseen = (text: string): string => text.replace(unseen, '')
