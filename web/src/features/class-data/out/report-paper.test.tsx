import { classReport, studentReport } from '@pinge/contract/class-data.ts'
import { commentSummary } from '@pinge/contract/records.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { holdClock } from '../../../../test/clock.ts'
import { printPage } from '../../../../test/device/print.ts'
import { makeSummary } from '../../../../test/make/record.ts'
import { makeReport } from '../../../../test/make/report.ts'
import { openSchoolClass, type SchoolClass } from '../../../../test/school-class.ts'
import { openScreen } from '../../../../test/screen.tsx'
import { server } from '../../../../test/server.ts'

const path = '/comment/class-data?classId=c1'
let school: SchoolClass

beforeEach(() => {
  holdClock('2026-03-04T10:00:00+08:00')
  school = openSchoolClass()
})

it('a pupil who left stands on paper with the number that tells them from another of the name', async () => {
  const report = makeReport(school.students)
  const [one] = report.students
  if (!one) throw new Error('the class has no pupil')
  const left = { ...one, id: 'gone', stuNo: '2021030111', username: '徐博文', isLeft: true, count: 1 }
  server.answer(classReport, { ...report, students: [...report.students, left] })
  await openScreen(path)
  await screen.findByRole('region', { name: '每名学生' })

  const pupils = within(await printPage(() => screen.getByRole('table', { name: '每名学生' })))
  pupils.getByRole('row', { name: /^2021030111 徐博文（转出） / })
})

it('where the teams are looked at, they and not the pupils are printed', async () => {
  server.answer(classReport, makeReport(school.students))
  const sums = { praiseCount: 3, praiseScore: 6, reminderCount: 1, reminderScore: -1 }
  server.answer(commentSummary, {
    ...makeSummary(school.students),
    teams: [{ id: 't1', teamName: '火箭队', ...sums }],
  })
  await openScreen(`${path}&who=teams`)
  await screen.findByRole('region', { name: '每个小组' })

  const teams = within(await printPage(() => screen.getByRole('table', { name: '每个小组' })))
  teams.getByRole('row', { name: '火箭队 3 1 5' })
  expect(screen.queryByRole('table', { name: '每名学生' })).toBeNull()
})

it('the page of one pupil says that there are more items than it holds', async () => {
  const [pupil] = school.students
  if (!pupil) throw new Error('the class has no pupil')
  const given = { [pupil.id]: [{ type: 1 as const, praise: 23, points: 23 }] }
  const items = Array.from({ length: 23 }, (_, place) => ({
    itemId: `i${place}`,
    name: `点评项${place + 1}`,
    type: 1 as const,
    count: 1,
    points: 1,
  }))
  server.answer(studentReport, { ...makeReport([pupil], given), items })
  await openScreen(`${path}&studentId=${pupil.id}`)
  await screen.findByRole('region', { name: '最近点评' })

  const table = await printPage(() => screen.getByRole('table', { name: '点评项' }))
  expect(within(table).getAllByRole('row')).toHaveLength(21)
  screen.getByText('只打印了次数最多的 20 项，全部请用“导出”。')
})
