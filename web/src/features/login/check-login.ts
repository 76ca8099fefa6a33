import { Name } from '@pinge/contract/fields.ts'
import { MAX_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '@pinge/contract/limits.ts'
import { checkTel } from '../../shared/lib/check-tel.ts'

/** What is wrong with each field; a field that is in order is not named. */
export type Problems<Form> = Partial<Record<keyof Form, string>>

export type SignInFields = { tel: string; password: string; hasAgreed: boolean }
export type RegisterFields = SignInFields & { nickname: string; repeated: string }

const AGREEMENT_MISSING = '请先阅读并同意这些协议'

export function checkSignIn({ tel, password, hasAgreed }: SignInFields): Problems<SignInFields> {
  return {
    ...problem('tel', checkTel(tel)),
    ...problem('password', password === '' && '请输入密码'),
    ...problem('hasAgreed', !hasAgreed && AGREEMENT_MISSING),
  }
}

export function checkRegister(fields: RegisterFields): Problems<RegisterFields> {
  const { nickname, tel, password, repeated, hasAgreed } = fields
  return {
    ...problem('nickname', checkNickname(nickname)),
    ...problem('tel', checkTel(tel)),
    ...problem('password', password.length < MIN_PASSWORD_LENGTH && `密码至少 ${MIN_PASSWORD_LENGTH} 位`),
    ...problem('repeated', repeated !== password && '两次输入的密码不一样'),
    ...problem('hasAgreed', !hasAgreed && AGREEMENT_MISSING),
  }
}

function checkNickname(nickname: string): string | false {
  if (nickname.trim() === '') return '请填写称呼，如 王老师'
  if (nickname.trim().length > MAX_NAME_LENGTH) return `称呼最多 ${MAX_NAME_LENGTH} 个字`
  return !Name.safeParse(nickname).success && '称呼里有不能使用的字符'
}

function problem<Field extends string>(field: Field, text: string | false): { [key in Field]?: string } {
  return text === false ? {} : ({ [field]: text } as { [key in Field]?: string })
}
