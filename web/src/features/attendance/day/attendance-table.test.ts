import { expect, it } from 'vitest'
import { makePupils } from '../../../../test/make/student.ts'
import { tableCells } from '../../../shared/table/table-cells.ts'
import { attendanceColumns, attendanceLines } from './attendance-table.ts'

const updatedAt = Date.parse('2026-03-04T07:50:00+08:00')
const date = '2026-03-04'

it('writes of each pupil the mark, its note, who made it and when, and leaves empty what was not marked', () => {
  const mark = { state: 'sick' as const, note: '发烧', teacherName: '李老师', updatedAt }
  const students = makePupils(2, { stuNo: '07' })
  const lines = attendanceLines(
    { students, date, saved: new Map([['s1', mark]]), assumed: undefined },
    new Map(),
  )

  const [heading, ...rows] = tableCells(attendanceColumns, lines).map((cells) =>
    cells.map((cell) => (cell && typeof cell === 'object' && 'value' in cell ? cell.value : null)),
  )

  expect(heading).toEqual(['学号', '姓名', '考勤', '备注', '记录人', '记录时间'])
  expect(rows).toEqual([
    ['07', '王浩然', '病假', '发烧', '李老师', '07:50'],
    ['07', '李思琪', null, null, null, null],
  ])
})

it('writes what is marked and not saved yet as it stands on the screen, by number, without who made it', () => {
  const students = makePupils(2).map((pupil, at) => ({ ...pupil, stuNo: String(10 - at) }))
  const mark = { state: 'sick' as const, note: '', teacherName: '李老师', updatedAt }
  const day = { students, date, saved: new Map([['s1', mark]]), assumed: 'present' as const }

  const lines = attendanceLines(day, new Map([['s1', { note: '牙疼', seen: mark }]]))

  expect(lines.map((line) => Object.values(line))).toEqual([
    ['9', '李思琪', '出勤', '', '', ''],
    ['10', '王浩然', '病假', '牙疼', '', ''],
  ])
})
