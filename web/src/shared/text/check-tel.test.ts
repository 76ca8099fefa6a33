import { expect, it } from 'vitest'
import { checkTel, cleanTel } from './check-tel.ts'

it.each([
  '138 0000 6120',
  '138-0000-6120',
  '138－0000－6120',
  '+86 13800006120',
  '8613800006120',
  '0086 138 0000 6120',
  '李老师：+86 138 0000 6120',
  '１３８００００６１２０',
  // As an address book on a phone or in Windows copies it, between marks of direction without width.
  '\u202D13800006120\u202C',
  '\u200B13800006120\uFEFF',
])('understands %j', (tel) => {
  expect(cleanTel(tel)).toBe('13800006120')
  expect(checkTel(tel)).toBe(false)
})

it('asks for a number where there is none', () => {
  expect(checkTel(' ')).toBe('请输入手机号')
})

it.each(['1380000612', '138000061201', '李老师', '13800006120a', 'a8613800006120'])('refuses %s', (tel) => {
  expect(checkTel(tel)).toBe('手机号是 1 开头的 11 位数字')
})
