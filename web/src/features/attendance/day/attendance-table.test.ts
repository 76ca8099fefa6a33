import { expect, it } from 'vitest'
import { makePupils } from '../../../../test/make.ts'
import { tableCells } from '../../../shared/table/table-cells.ts'
import { attendanceColumns, attendanceLines } from './attendance-table.ts'

it('writes of each pupil the mark, who made it and when, and leaves empty what was not marked', () => {
  const updatedAt = Date.parse('2026-03-04T07:50:00+08:00')
  const mark = { studentId: 's1', state: 'late' as const, teacherName: '李老师', updatedAt }
  const lines = attendanceLines(makePupils(2, { stuNo: '07' }), new Map([['s1', mark]]), '2026-03-04')

  const [heading, ...rows] = tableCells(attendanceColumns, lines).map((cells) =>
    cells.map((cell) => (cell && typeof cell === 'object' && 'value' in cell ? cell.value : null)),
  )

  expect(heading).toEqual(['学号', '姓名', '考勤', '记录人', '记录时间'])
  expect(rows).toEqual([
    ['07', '王浩然', '迟到', '李老师', '07:50'],
    ['07', '李思琪', null, null, null],
  ])
})
