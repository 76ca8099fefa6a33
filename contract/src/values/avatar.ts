import { AVATAR_OFFSET, FIRST_STUDENT_AVATAR } from './limits.ts'

export type Avatar = { kind: 'picture'; url: string } | { kind: 'shipped'; id: number }

/**
 * Reads an avatar header value by the specification's rule: more than 5 characters is a URL (only https or a path of
 * our own), a short value is a number to which 7000 is added, empty is 7001. What is none of these is shown as 7001.
 */
export function readAvatar(header: string): Avatar {
  if (header.length > 5) {
    const isOurs = header.startsWith('/') && !header.startsWith('//') && !header.includes('\\')
    return isOurs || header.startsWith('https://')
      ? { kind: 'picture', url: header }
      : { kind: 'shipped', id: FIRST_STUDENT_AVATAR }
  }
  return { kind: 'shipped', id: /^\d+$/.test(header) ? AVATAR_OFFSET + Number(header) : FIRST_STUDENT_AVATAR }
}
