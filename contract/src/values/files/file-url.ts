import * as z from 'zod/mini'

/** The address of a confirmed picture, as `file/confirm` answers it and as other calls take it. */
const fileAddress = '\\/files\\/[A-Za-z0-9._\\/-]{1,120}\\/[0-9a-f]{36}\\.(png|jpg)'
export const FileUrl = z.string().check(z.regex(new RegExp(`^${fileAddress}$`)))

/** One of the shipped pictures, by a pattern of their numbers, or the address of a confirmed one. */
export function shippedOrFileUrl(numbers: string) {
  return z.string().check(z.regex(new RegExp(`^(${numbers}|${fileAddress})$`)))
}
