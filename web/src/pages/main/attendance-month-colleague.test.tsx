import { attendanceMonth } from '@pinge/contract/attendance/attendance-past.ts'
import { saveAttendance, type AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock } from '../../../test/clock.ts'
import { makePupils } from '../../../test/make/student.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const DAY = '2026-03-03'
let mark: { state: AttendanceState; note?: string }

beforeEach(() => {
  holdClock('2026-03-04T08:10:00+08:00')
  openSchoolClass({ students: makePupils(1) })
  mark = { state: 'sick' }
  server.answer(attendanceMonth, () => ({
    month: '2026-03',
    today: '2026-03-04',
    students: [{ studentId: 's1', marks: [{ day: 3, ...mark }] }],
  }))
})

const cell = (name: string) => screen.findByRole('button', { name: `王浩然 3日 ${name}` })
const sent = () => server.requests(saveAttendance).flatMap(({ marks }) => marks)

/** Answers as the server does while a colleague was quicker. */
function colleagueWrote(theirs: typeof mark): void {
  mark = theirs
  server.refuse(saveAttendance, 'attendanceChanged')
}

async function openCell(): Promise<User> {
  const user = await openScreen('/comment/attendance?classId=c1&month=2026-03')
  await user.click(await cell('病假'))
  return user
}

describe('a day in the sheet of a month that a colleague marks at the same time', () => {
  it('keeps the note that was typed beside the colleague’s, and takes it once both were seen', async () => {
    const user = await openCell()
    await user.click(await screen.findByRole('menuitem', { name: '写备注' }))
    const dialog = within(await screen.findByRole('dialog'))
    const note = dialog.getByRole<HTMLInputElement>('textbox', { name: '备注' })
    await user.fill(note, '头疼')
    colleagueWrote({ state: 'sick', note: '发烧，妈妈接走' })
    await user.click(dialog.getByRole('button', { name: '保存' }))

    await dialog.findByText('刚有老师记了病假：发烧，妈妈接走。保存后会换成你写的。')
    expect(dialog.getByRole('alert').textContent).toBe(errors.attendanceChanged.message)
    expect(note.value).toBe('头疼')
    server.answer(saveAttendance, { date: DAY })
    await user.click(dialog.getByRole('button', { name: '保存' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const mine = { studentId: 's1', state: 'sick', note: '头疼', seen: 'sick' }
    expect(sent()).toEqual([
      { ...mine, seenNote: '' },
      { ...mine, seenNote: '发烧，妈妈接走' },
    ])
  })

  it('shows the colleague’s mark in its cell, and says why the other one was not saved', async () => {
    const user = await openCell()
    colleagueWrote({ state: 'late' })
    await user.click(await screen.findByRole('menuitemradio', { name: '缺勤' }))

    await cell('迟到')
    expect((await screen.findByRole('alert')).textContent).toBe(errors.attendanceChanged.message)
  })

  it('is marked twice in a row over what the teacher’s own first mark was', async () => {
    const user = await openCell()
    const held = server.hold(saveAttendance)
    await user.click(await screen.findByRole('menuitemradio', { name: '缺勤' }))
    await user.click(await cell('病假'))
    await user.click(await screen.findByRole('menuitemradio', { name: '早退' }))
    held.answer({ date: DAY })

    await waitFor(() =>
      expect(sent()).toMatchObject([
        { state: 'absent', seen: 'sick' },
        { state: 'early', seen: 'absent' },
      ]),
    )
  })

  it('and is opened again before the sheet was read again, is marked over the teacher’s own mark', async () => {
    const user = await openCell()
    const held = server.hold(saveAttendance)
    await user.click(await screen.findByRole('menuitemradio', { name: '缺勤' }))
    await user.click(await cell('病假'))
    await screen.findByRole('menuitemradio', { name: '早退' })
    mark = { state: 'absent' }
    held.answer({ date: DAY })
    await cell('缺勤')
    server.answer(saveAttendance, { date: DAY })
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: '缺勤' }).getAttribute('aria-checked')).toBe('true'),
    )
    await user.click(screen.getByRole('menuitemradio', { name: '早退' }))

    await waitFor(() => expect(sent()[1]).toMatchObject({ state: 'early', seen: 'absent' }))
  })

  it('is not told as a colleague’s where the teacher’s own note is there and its answer was lost', async () => {
    const user = await openCell()
    await user.click(await screen.findByRole('menuitem', { name: '写备注' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.fill(dialog.getByRole('textbox', { name: '备注' }), '头疼')
    mark = { state: 'sick', note: '头疼' }
    server.fail(saveAttendance)
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByRole('alert')
    await screen.findByRole('button', { name: /^王浩然 3日 病假.*头疼/u, hidden: true })

    expect(dialog.queryByText(/刚有老师/u)).toBeNull()
  })
})
