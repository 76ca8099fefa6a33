/**
 * Signs that are not seen, or that turn the direction of what follows: they come along with what is copied, and a name could
 * consist of them. U+200D is none of them: it joins the parts of a picture.
 */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

export const withoutUnseen = (text: string): string => text.replace(unseen, '')
