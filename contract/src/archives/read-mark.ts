import { countCharacters } from '../values/texts/count-characters.ts'
import { EXEMPT, MAX_ASIDE_LENGTH, type CellValue } from './cells.ts'
import type { Subject } from './perform.ts'
import { decimalsOf, isExempt, inPlainSigns, readNumber, visibleText, type ReadCell } from './read-text.ts'

export const markGrades = ['优秀', '良好', '合格', '待提高'] as const
export type MarkGrade = (typeof markGrades)[number]

const shortGrades: Readonly<Record<string, MarkGrade>> = { 优: '优秀', 良: '良好' }

/** A mark as it was typed or pasted, for the screen and the server alike. */
export function readMark({ mode, max }: Pick<Subject, 'mode' | 'max'>, typed: CellValue): ReadCell {
  const text = inPlainSigns(String(typed ?? ''))
  if (text === '') return { value: null }
  if (isExempt(text)) return { value: EXEMPT }
  return mode === 'grade' ? readGrade(text) : readScore(text, max)
}

function readGrade(text: string): ReadCell {
  const grade = markGrades.find((one) => one === text) ?? shortGrades[text]
  return grade ? { value: grade } : { msg: `请填 ${markGrades.join('、')}；免考填“免考”` }
}

function readScore(text: string, max: number): ReadCell {
  const value = readNumber(text.replace(/\s*分$/, ''))
  if (value === undefined) return { msg: `请填 0 到 ${max} 的分数；免考填“免考”` }
  if (value < 0 || value > max) return { msg: `分数要在 0 到 ${max} 之间` }
  if (decimalsOf(value) > 1) return { msg: '分数最多一位小数' }
  return { value }
}

const asidePattern = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u

/** The words of a document's own column. */
export function readAside(typed: CellValue): ReadCell {
  const text = visibleText(String(typed ?? '')).trim()
  if (countCharacters(text) > MAX_ASIDE_LENGTH) return { msg: `最多 ${MAX_ASIDE_LENGTH} 个字` }
  if (!asidePattern.test(text)) return { msg: '含有不能使用的字符，请写成一行' }
  return { value: text === '' ? null : text }
}
