import { expect, it } from 'vitest'
import { parseField, formatFieldValue } from './parse-field.ts'

it('understands what people type', () => {
  expect(parseField('gender', '女生')).toEqual({ value: 'female' })
  expect(parseField('birthday', '2017年3月5日')).toEqual({ value: '2017-03-05' })
  expect(parseField('tel0', '138-0000-0001')).toEqual({ value: '13800000001' })
  expect(parseField('stuNo', '０７')).toEqual({ value: '07' })
  expect(parseField('username', ' 王 浩然 ')).toEqual({ value: '王 浩然' })
})

it('empties a field, but never a name', () => {
  expect(parseField('stuNo', ' ')).toEqual({ value: '' })
  expect(parseField('username', ' ')).toEqual({ problem: '姓名不能为空' })
})

it('never writes a masked number back over the real one', () => {
  expect(parseField('tel0', '138****0001').problem).toContain('隐藏后的号码')
})

it('says what is wrong', () => {
  expect(parseField('gender', '不详').problem).toBe('性别应为“男”或“女”')
  expect(parseField('birthday', '2017-02-30').problem).toContain('真实的日期')
  expect(parseField('birthday', '1015-03-05').problem).toContain('真实的日期')
  expect(parseField('birthday', '2099-03-05').problem).toContain('真实的日期')
  expect(parseField('username', '王'.repeat(21)).problem).toBe('姓名最多 20 个字，不能有换行')
  expect(parseField('stuNo', '1'.repeat(21)).problem).toBe('学号最多 20 个字')
})

it('shows a gender in Chinese, an unknown one as nothing, and every other value as it is', () => {
  expect(['male', 'female', ''].map((value) => formatFieldValue('gender', value))).toEqual(['男', '女', ''])
  expect(formatFieldValue('stuNo', '07')).toBe('07')
})
