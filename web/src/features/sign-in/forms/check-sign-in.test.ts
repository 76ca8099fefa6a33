import { expect, it } from 'vitest'
import { hasProblem } from '../../../shared/form/form-problems.ts'
import { checkCodeSignIn, checkRegister, checkReset, checkSignIn } from './check-sign-in.ts'

const good = {
  nickname: '王老师',
  tel: '13800006120',
  password: 'correct horse',
  repeated: 'correct horse',
  code: '',
  hasAgreed: true,
}

it('has nothing to say about a form that is in order', () => {
  expect(hasProblem(checkSignIn(good))).toBe(false)
  expect(hasProblem(checkRegister(good))).toBe(false)
})

it('says under each field what is missing', () => {
  expect(checkSignIn({ tel: '', password: '', hasAgreed: false })).toEqual({
    tel: '请输入手机号',
    password: '请输入密码',
    hasAgreed: '请先勾选同意协议',
  })
})

it.each(['1380000612', '138000061200', '23800006120', '1380000612x'])('refuses %s as a number', (tel) => {
  expect(checkSignIn({ ...good, tel }).tel).toBe('手机号是 1 开头的 11 位数字')
})

it.each(['138 0000 6120', '138-0000-6120', '+86 13800006120', '8613800006120'])(
  'takes %s as a number',
  (tel) => {
    expect(hasProblem(checkSignIn({ ...good, tel }))).toBe(false)
  },
)

it('asks a new teacher for a name, a password of 8 and the same one again', () => {
  expect(checkRegister({ ...good, nickname: ' ', password: '1234567', repeated: '12345678' })).toMatchObject({
    nickname: '请填写称呼，如 王老师',
    password: '密码至少 8 位',
    repeated: '两次输入的密码不一样',
  })
  expect(checkRegister({ ...good, nickname: '王'.repeat(21) }).nickname).toBe('称呼最多 20 个字')
  expect(checkRegister({ ...good, nickname: '𠮷'.repeat(20) }).nickname).toBe(false)
})

it('takes a password of 8 and a name of 20 letters, blanks around it not counted', () => {
  const fields = { ...good, password: '12345678', repeated: '12345678', nickname: ` ${'王'.repeat(20)} ` }

  expect(hasProblem(checkRegister(fields))).toBe(false)
})

it('asks for six digits of a code, for the agreement with it and for the new password twice', () => {
  const { tel } = good
  const reset = { tel, code: '012345', password: 'correct horse', repeated: 'correct horse' }

  expect(hasProblem(checkCodeSignIn({ tel, code: '012345', hasAgreed: true }))).toBe(false)
  expect(checkCodeSignIn({ tel, code: '01234', hasAgreed: false })).toMatchObject({
    code: '请输入 6 位验证码',
    hasAgreed: '请先勾选同意协议',
  })
  expect(hasProblem(checkReset(reset))).toBe(false)
  expect(checkReset({ ...reset, code: '', repeated: 'correct house' })).toMatchObject({
    code: '请输入 6 位验证码',
    repeated: '两次输入的密码不一样',
  })
})
