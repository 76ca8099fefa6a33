import { expect, it } from 'vitest'
import { makePupils } from '../../../../test/make/student.ts'
import { tableCells } from '../../../shared/table/table-cells.ts'
import { attendanceColumns, attendanceLines } from './attendance-table.ts'

it('writes of each pupil the mark, who made it and when, and leaves empty what was not marked', () => {
  const updatedAt = Date.parse('2026-03-04T07:50:00+08:00')
  const mark = { studentId: 's1', state: 'late' as const, teacherName: '李老师', updatedAt }
  const lines = attendanceLines(
    makePupils(2, { stuNo: '07' }),
    new Map([['s1', mark]]),
    '2026-03-04',
    ({ id }) => (id === 's1' ? 'late' : undefined),
  )

  const [heading, ...rows] = tableCells(attendanceColumns, lines).map((cells) =>
    cells.map((cell) => (cell && typeof cell === 'object' && 'value' in cell ? cell.value : null)),
  )

  expect(heading).toEqual(['学号', '姓名', '考勤', '记录人', '记录时间'])
  expect(rows).toEqual([
    ['07', '王浩然', '迟到', '李老师', '07:50'],
    ['07', '李思琪', null, null, null],
  ])
})

it('writes what is marked and not saved yet as it stands on the screen, by number, without who made it', () => {
  const updatedAt = Date.parse('2026-03-04T07:50:00+08:00')
  const pupils = makePupils(2).map((pupil, at) => ({ ...pupil, stuNo: String(10 - at) }))
  const mark = { studentId: 's1', state: 'present' as const, teacherName: '李老师', updatedAt }

  const lines = attendanceLines(pupils, new Map([['s1', mark]]), '2026-03-04', () => 'leave')

  expect(lines.map((line) => Object.values(line))).toEqual([
    ['9', '李思琪', '请假', '', ''],
    ['10', '王浩然', '请假', '', ''],
  ])
})
