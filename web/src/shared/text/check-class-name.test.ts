import { expect, it } from 'vitest'
import { checkClassName } from './check-class-name.ts'

it('says what is wrong with a name of a class', () => {
  expect(checkClassName('  ')).toBe('请填写班级名称')
  expect(checkClassName('三'.repeat(21))).toBe('班级名称不能超过 20 个字')
  expect(checkClassName('三年\u0007级')).toBe('班级名称含有不能使用的字符')
  expect(checkClassName(' 三年级(2)班 ')).toBe(false)
  expect(checkClassName('𠮷'.repeat(20))).toBe(false)
})
