import { defaultKinds, defaultSubjects } from '@pinge/contract/archives/default-columns.ts'
import { expect, it } from 'vitest'
import { columnProblem, draftsOf, readMax, withNewColumn, type ColumnDraft } from './column-drafts.ts'

const subjects = draftsOf(defaultSubjects(3))
const [chinese, math] = subjects as [ColumnDraft, ColumnDraft]

it('says of a subject what is wrong with its name or its most points', () => {
  const told = (changes: Partial<ColumnDraft>) => columnProblem({ ...chinese, ...changes }, subjects, '学科')

  expect(told({})).toBe('')
  expect(told({ name: ' ' })).toBe('请填写学科名称')
  expect(told({ name: '一二三四五六七八九十一二三' })).toBe('学科名称不能超过 12 个字')
  expect(told({ name: '一二三四五六七八九十一二' })).toBe('')
  expect(told({ name: ` ${math.name} ` })).toBe('学科“数学”写了两次')
  expect(told({ max: '0' })).toBe('语文的满分要是 1 到 1000 的整数')
  expect(told({ max: '', mode: 'grade' })).toBe('')
})

it('reads the most points with digits of any width, whole and up to 1000', () => {
  expect(['１２０', ' 30 ', '1', '1000', '1001', '0', '99.5', '-5', ''].map(readMax)).toEqual([
    120,
    30,
    1,
    1000,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('adds a column in the way in which most of them are marked, each with a key of its own', () => {
  const first = draftsOf(defaultSubjects(1))
  const kinds = withNewColumn(withNewColumn(draftsOf(defaultKinds)))

  expect(withNewColumn(first).at(-1)).toMatchObject({ mode: 'grade', isHidden: false })
  const half = [chinese, { ...math, mode: 'grade' as const }]
  expect(withNewColumn(half).at(-1)?.mode).toBe('score')
  expect(kinds.slice(-2).map(({ key, id }) => [key, id])).toEqual([
    ['new1', undefined],
    ['new2', undefined],
  ])
})
