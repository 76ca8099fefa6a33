import { Tel } from '@pinge/contract/values/fields.ts'

/** What people paste as a number: +86 before, spaces, hyphens, full width, and marks without width, which phones copy with it. */
export function cleanTel(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\W/g, '')
    .replace(/^(00)?86/, '')
}

/** What is wrong with a phone number as it was typed, or `false`. */
export function checkTel(tel: string): string | false {
  if (tel.trim() === '') return '请输入手机号'
  return !Tel.safeParse(cleanTel(tel)).success && '手机号是 1 开头的 11 位数字'
}
