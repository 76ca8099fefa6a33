import { expect, it } from 'vitest'
import { defaultKinds, defaultSubjects } from './default-columns.ts'

const shown = (grade: number | null) => defaultSubjects(grade).filter(({ isHidden }) => !isHidden)
const byScore = (grade: number | null) =>
  defaultSubjects(grade).flatMap(({ name, mode }) => (mode === 'score' ? name : []))

it('marks the first two grades, which have no examinations, by grades alone, and five subjects by points from the third', () => {
  expect([1, 2].flatMap(byScore)).toEqual([])
  expect(byScore(3)).toEqual(['语文', '数学', '英语', '道德与法治', '科学'])
})

it('shows English and computing from the third grade, and no subject that only some schools have', () => {
  const later = ['英语', '信息科技']
  const always = ['语文', '数学', '道德与法治', '科学', '体育与健康', '音乐', '美术', '劳动', '综合实践活动']

  expect([1, 2].map((grade) => shown(grade).map(({ name }) => name))).toEqual([always, always])
  for (const grade of [3, 6])
    expect(new Set(shown(grade).map(({ name }) => name))).toEqual(new Set([...always, ...later]))
  expect(defaultSubjects(6).flatMap(({ name, isHidden }) => (isHidden ? name : []))).toEqual([
    '书法',
    '心理健康',
    '校本课程',
  ])
})

it('takes a class whose grade nothing tells for a third one', () => {
  expect(defaultSubjects(null)).toEqual(defaultSubjects(3))
})

it('shows 平时, 期中 and 期末', () => {
  expect(defaultKinds.flatMap(({ name, isHidden }) => (isHidden ? [] : name))).toEqual([
    '平时',
    '期中',
    '期末',
  ])
})
