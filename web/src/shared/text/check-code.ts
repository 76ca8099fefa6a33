import { codePattern } from '@pinge/contract/sign-in.ts'

/** What is wrong with a code as it was typed, or `false`. */
export function checkCode(code: string): string | false {
  return !codePattern.test(code) && '请输入 6 位验证码'
}
