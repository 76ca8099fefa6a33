import { expect, it } from 'vitest'
import { readBlock, writeBlock } from './read-block.ts'

it('reads a block as a spreadsheet copies it', () => {
  expect(readBlock('1\t男\r\n2\t女\r\n')).toEqual([
    ['1', '男'],
    ['2', '女'],
  ])
  expect(readBlock('"a""b\nc"\td')).toEqual([['a"b\nc', 'd']])
  expect(readBlock('王浩然')).toEqual([['王浩然']])
})

it('reads again what it wrote', () => {
  const block = [
    ['a\tb', '"c"'],
    ['d\ne', ''],
  ]
  expect(readBlock(writeBlock(block))).toEqual(block)
})
