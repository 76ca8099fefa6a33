import { expect, it } from 'vitest'
import { looksLikeName, tidyDateCell, tidyGender, tidyName, tidyNumber, tidyTel } from './roster-cells.ts'

it('a name loses the spaces that only line it up, and keeps those within a Latin name', () => {
  const cells = [
    '李　明',
    ' 王浩然\u200B ',
    '阿依古丽 • 买买提',
    '古丽.艾力',
    'Tom  Smith',
    'Ｊ. Ｌｉ',
    '张\n三',
  ]

  expect(cells.map(tidyName)).toEqual([
    '李明',
    '王浩然',
    '阿依古丽·买买提',
    '古丽·艾力',
    'Tom Smith',
    'J. Li',
    '张三',
  ])
})

it('every usual way to write a date is understood, and others are left for the teacher', () => {
  const cells = [
    '2017-3-5',
    '2017/03/05',
    '2017.3.5',
    '２０１７年３月５日',
    '20170305',
    '42799',
    '2017-03-05 00:00:00',
  ]
  for (const cell of cells) expect(tidyDateCell(cell)).toBe('2017-03-05')

  expect(['3月5日', '17/3/5', '2017', '', '不详'].map(tidyDateCell)).toEqual([
    '3月5日',
    '17/3/5',
    '2017',
    '',
    '不详',
  ])
})

it('a phone number loses its dashes, spaces and country code', () => {
  const cells = [
    '138-0000-0001',
    '138 0000 0001',
    '+86 13800000001',
    '８６１３８０００００００１',
    '13800000001',
  ]
  for (const cell of cells) expect(tidyTel(cell)).toBe('13800000001')

  expect(tidyTel('13800000001\n13900000002')).toBe('13800000001 13900000002')
  expect(['123', '010-62770001', '无', '妈妈13800000001'].map(tidyTel)).toEqual([
    '123',
    '01062770001',
    '',
    '妈妈13800000001',
  ])
})

it('a gender is understood in the forms that school lists have', () => {
  expect(['男', '男生', '女性', 'F', '1', '2', '-', '', '甲'].map(tidyGender)).toEqual([
    '男',
    '男',
    '女',
    '女',
    '男',
    '女',
    '',
    '',
    '甲',
  ])
})

it('a number is a text, with its leading zeros', () => {
  expect(['007', '７', '12.0', ' 2024 01 '].map(tidyNumber)).toEqual(['007', '7', '12', '202401'])
})

it('names are told from other short texts', () => {
  expect(['王浩然', '欧阳明月', '阿依古丽·买买提', 'Tom Smith'].every(looksLikeName)).toBe(true)
  expect(['男', '13800000001', '三年级2班', '共 48 人', ''].some(looksLikeName)).toBe(false)
})

it('a cell that holds a whole book costs no more than a short one', () => {
  const book = '王 '.repeat(5_000_000)

  expect(tidyName(book).length).toBeLessThan(100)
})
