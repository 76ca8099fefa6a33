import { expect, it } from 'vitest'
import { silentCodes } from './silent-codes.ts'
import * as errors from './errors.ts'

it('keeps the texts of the specification to the letter', () => {
  expect(errors.sessionExpired).toEqual({ code: 401, message: '登录信息失效，请重新登录！' })
  expect(errors.accountNotFound).toEqual({ code: 20002, message: '账号不存在，请前往品格精灵APP注册' })
  expect(errors.unexpected.message).toBe('出错啦... 请联系管理员!')
  expect(errors.classIdRequired.message).toBe('班级id不能为空')
})

it('says nothing for the codes that stay silent', () => {
  expect([...silentCodes]).toEqual([20102, 20103, 30024])
})

it('tells every refusal in Chinese', () => {
  for (const { message } of Object.values(errors)) expect(message).toMatch(/\p{Script=Han}/u)
})
