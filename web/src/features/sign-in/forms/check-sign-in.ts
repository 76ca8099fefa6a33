import { Name } from '@pinge/contract/values/fields.ts'
import { MAX_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '@pinge/contract/values/limits.ts'
import { countCharacters } from '@pinge/contract/values/texts/count-characters.ts'
import type { Problems } from '../../../shared/form/form-problems.ts'
import { checkCode } from '../../../shared/text/check-code.ts'
import { checkTel } from '../../../shared/text/check-tel.ts'

export type SignInFields = { tel: string; password: string; hasAgreed: boolean }
export type RegisterFields = SignInFields & { nickname: string; repeated: string; code: string }

export type CodeSignInFields = { tel: string; code: string; hasAgreed: boolean }
export type ResetFields = { tel: string; code: string; password: string; repeated: string }

const AGREEMENT_MISSING = '请先勾选同意协议'

export function checkSignIn({ tel, password, hasAgreed }: SignInFields): Problems<SignInFields> {
  return {
    tel: checkTel(tel),
    password: password === '' && '请输入密码',
    hasAgreed: !hasAgreed && AGREEMENT_MISSING,
  }
}

export function checkCodeSignIn({ tel, code, hasAgreed }: CodeSignInFields): Problems<CodeSignInFields> {
  return {
    tel: checkTel(tel),
    code: checkCode(code),
    hasAgreed: !hasAgreed && AGREEMENT_MISSING,
  }
}

export function checkReset({ tel, code, password, repeated }: ResetFields): Problems<ResetFields> {
  return {
    tel: checkTel(tel),
    code: checkCode(code),
    password: checkNewPassword(password),
    repeated: repeated !== password && '两次输入的密码不一样',
  }
}

/** `needsCode` where the site sends codes: then the phone has to be proved. */
export function checkRegister(fields: RegisterFields, needsCode = false): Problems<RegisterFields> {
  const { nickname, tel, password, repeated, code, hasAgreed } = fields
  return {
    nickname: checkNickname(nickname),
    tel: checkTel(tel),
    code: needsCode && checkCode(code),
    password: checkNewPassword(password),
    repeated: repeated !== password && '两次输入的密码不一样',
    hasAgreed: !hasAgreed && AGREEMENT_MISSING,
  }
}

function checkNewPassword(password: string): string | false {
  return password.length < MIN_PASSWORD_LENGTH && `密码至少 ${MIN_PASSWORD_LENGTH} 位`
}

function checkNickname(nickname: string): string | false {
  if (nickname.trim() === '') return '请填写称呼，如 王老师'
  if (countCharacters(nickname.trim()) > MAX_NAME_LENGTH) return `称呼最多 ${MAX_NAME_LENGTH} 个字`
  return !Name.safeParse(nickname).success && '称呼里有不能使用的字符'
}
