import { Tel } from '@pinge/contract/values/fields.ts'

/** What people paste as a number: spaces and hyphens between, +86 before. */
export function cleanTel(text: string): string {
  return text.replace(/[\s\-－]/g, '').replace(/^\+?86(?=1\d{10}$)/, '')
}

/** What is wrong with a phone number as it was typed, or `false`. */
export function checkTel(tel: string): string | false {
  const cleaned = cleanTel(tel)
  if (cleaned === '') return '请输入手机号'
  return !Tel.safeParse(cleaned).success && '手机号是 1 开头的 11 位数字'
}
