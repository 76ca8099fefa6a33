import { expect, it } from 'vitest'
import { everyRecord } from './record-filter.ts'
import { recordTitles } from './record-titles.ts'

const noNames = { receiverName: '', teacherName: '', itemName: '' }

it('begins with all comments', () => {
  expect(recordTitles(everyRecord, noNames)).toEqual({
    rankTitle: '全部点评',
    commentDataTitle: '本周点评数据',
    commentListTitle: '点评记录',
  })
})

it('says what the filter left', () => {
  expect(
    recordTitles(
      { ...everyRecord, range: 'custom', type: 2, sign: 'praise', studentId: 'w', teacherId: 'l' },
      { ...noNames, receiverName: '王浩然', teacherName: '李老师' },
    ),
  ).toEqual({
    rankTitle: '李老师给出的王浩然的习惯表扬',
    commentDataTitle: '习惯表扬数据',
    commentListTitle: '李老师给出的王浩然的习惯表扬记录',
  })
})

it('names the one item whose comments are meant', () => {
  const { rankTitle } = recordTitles(
    { ...everyRecord, itemId: 's1-01' },
    { ...noNames, itemName: '积极发言' },
  )

  expect(rankTitle).toBe('“积极发言”点评')
})
