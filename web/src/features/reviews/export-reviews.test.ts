import { expect, it } from 'vitest'
import { reviewColumns } from './export-reviews.ts'

it('gives a school the whole review: of two children of one name each with the number, the words and the levels', () => {
  const review = { header: '1', state: 'done' as const, count: 6, isLocked: false, version: 1 }
  const reviews = [
    { ...review, studentId: 'a', username: '王海燕', text: '海燕爱读书。' },
    { ...review, studentId: 'b', username: '王海燕', text: '海燕爱画画。' },
  ]
  const levels = ['优秀' as const, null, '良好' as const, null, null]
  const pages = [
    { studentId: 'a', stuNo: '04', levels, teacherWords: '愿你一路有书。' },
    { studentId: 'b', stuNo: '05', levels: [null, null, null, null, null], teacherWords: '' },
  ]

  const columns = reviewColumns(pages)
  const rows = reviews.map((one) => columns.map(({ value }) => value(one)))
  expect([columns.map(({ heading }) => heading), ...rows]).toEqual([
    [
      '学号',
      '姓名',
      '评语',
      '寄语',
      '学业成就',
      '品德习惯',
      '身心健康',
      '劳动实践',
      '审美品位',
      '字数',
      '状态',
    ],
    ['04', '王海燕', '海燕爱读书。', '愿你一路有书。', '优秀', '', '良好', '', '', 6, '已完成'],
    ['05', '王海燕', '海燕爱画画。', '', '', '', '', '', '', 6, '已完成'],
  ])
})
