import { expect, it } from 'vitest'
import { drawLine, kindsOf, subjectLines, type MarkTerm } from './term-lines.ts'

const math = { subjectId: 'math', subject: '数学', mode: 'score', max: 100 } as const
const term = (termName: string, ...marks: MarkTerm['marks']): MarkTerm => ({
  documentId: termName,
  name: termName,
  termKey: '2025-1',
  termName,
  marks,
})
const terms = [
  term('一', { ...math, mode: 'grade', kind: '期末', value: '良好' }),
  term('二', { ...math, kind: '期中', value: 70 }),
  term(
    '三',
    { ...math, kind: '期末', value: 90 },
    { ...math, subject: '书法', max: 20, kind: '期末', value: 19 },
  ),
  term('四', { ...math, subjectId: 'other', kind: '期末', value: 'exempt' }),
]

it('tells one subject over the terms, by grades and by points, with gaps where nothing was marked', () => {
  expect(kindsOf(terms)).toEqual(['期末', '期中'])
  expect(subjectLines(terms, '期末')).toEqual([
    {
      subject: '数学',
      marks: [{ text: '良好', share: 0.8 }, null, { text: '90', share: 0.9 }, { text: '免考', share: null }],
    },
    { subject: '书法', marks: [null, null, { text: '19/20', share: 0.95 }, null] },
  ])
})

it('draws higher what is more, and keeps a low mark inside its box', () => {
  const box = { width: 100, height: 50, margin: 5 }
  const marks = [0.6, null, 0.1, 1].map((share) => (share === null ? null : { text: '', share }))
  const { path, points } = drawLine(marks, box)

  expect(points.map(({ x }) => Math.round(x))).toEqual([16, 61, 84])
  expect(points.map(({ y }) => Math.round(y))).toEqual([23, 45, 5])
  expect(path.startsWith('M16.25,')).toBe(true)
  expect(path.match(/M/g)).toHaveLength(2)
})
