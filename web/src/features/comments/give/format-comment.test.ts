import { expect, it } from 'vitest'
import {
  formatDeparture,
  formatNotice,
  formatPartialComment,
  formatReceivers,
  formatRefusal,
} from './format-comment.ts'
import { makeGivenComment, makeItem } from '../../../../test/make/comment.ts'

const aloud = { isQuiet: false }
const quiet = { isQuiet: true }

const makeComment = (names: string[], isWholeClass = false) =>
  makeGivenComment({
    item: makeItem({ id: 'help', name: '乐于助人', score: 2 }),
    students: names.map((username) => ({ id: username, username, header: '' })),
    isWholeClass,
  })

it('speaks of the whole class as one, unless it has one pupil only', () => {
  expect(formatReceivers(makeComment(['梅', '陶', '李'], true))).toBe('全班 3 人')
  expect(formatReceivers(makeComment(['梅'], true))).toBe('梅')
  expect(formatReceivers(makeComment(['梅', '陶', '李']))).toBe('梅、陶 等 3 人')
})

it('says aloud what was given, to whom and how much', () => {
  const comment = makeComment(['梅'])

  expect(formatNotice({ phase: 'given', comment, batchId: null }, aloud)).toBe('已点评梅：乐于助人 +2')
  expect(formatNotice({ phase: 'undone', comment }, aloud)).toBe('已撤销梅的乐于助人')
})

it('does not claim that a comment which waits was written', () => {
  expect(formatNotice({ phase: 'queued', comment: makeComment(['梅']) }, aloud)).toBe(
    '网络不通，给梅的乐于助人 +2先记在这台设备上，恢复后自动上传',
  )
})

it('says who has left, and whom the comment still reaches', () => {
  expect(formatDeparture([], 3)).toBe('')
  expect(formatDeparture(['王浩然'], 2)).toBe('王浩然刚刚离开了班级，这次只点评其余 2 人')
  expect(formatDeparture(['王浩然', '李思琪'], 0)).toBe('王浩然、李思琪刚刚离开了班级，这次点评不能提交')
})

it('says who has left, and for whom nothing was written', () => {
  const item = makeItem({ id: 'help', name: '积极发言' })
  const pupil = (username: string) => ({ id: username, username, header: '1' })

  expect(
    formatPartialComment({ item, students: [pupil('梅'), pupil('林'), pupil('安')] }, ['张三'], aloud),
  ).toBe('张三已不在本班，其余 3 人的“积极发言”没有保存成功')
  expect(formatPartialComment({ item, students: [pupil('梅')] }, ['张三', '李四'], aloud)).toBe(
    '张三、李四已不在本班，梅的“积极发言”没有保存成功',
  )
})

it('tells a class neither whom a reminder is for nor what it is', () => {
  const comment = makeGivenComment({
    item: makeItem({ id: 'late', name: '作业未交', score: -2 }),
    students: [{ id: '梅', username: '梅', header: '' }],
  })

  expect(formatNotice({ phase: 'given', comment, batchId: null }, quiet)).toBe('已记下')
  expect(formatNotice({ phase: 'undone', comment }, quiet)).toBe('已撤销')
  expect(formatRefusal(comment, '网络不通', quiet)).toBe('刚才那一条没有保存成功：网络不通')
  expect(formatPartialComment(comment, ['张三'], quiet)).toBe('张三已不在本班，其余 1 人的这一条没有保存成功')
  expect(formatNotice({ phase: 'given', comment, batchId: null }, aloud)).toBe('已点评梅：作业未交 −2')
})
