import { expect, it } from 'vitest'
import { splitFound } from './split-found.ts'

it('marks every place of a word, whatever its letters', () => {
  expect(splitFound('PDF 里的 pdf', 'Pdf')).toEqual(['', 'PDF', ' 里的 ', 'pdf', ''])
  expect(splitFound('班会…ＰＰＴ和ppt', 'ＰPT')).toEqual(['班会…', 'ＰＰＴ', '和', 'ppt', ''])
  expect(splitFound('光盘七日行', '光盘')).toEqual(['', '光盘', '七日行'])
})

it('leaves a text whole in which nothing is searched or found', () => {
  expect(splitFound('光盘七日行', '')).toEqual(['光盘七日行'])
  expect(splitFound('光盘七日行', '书包')).toEqual(['光盘七日行'])
  expect(splitFound('İstanbul', 'i')).toEqual(['İstanbul'])
})
