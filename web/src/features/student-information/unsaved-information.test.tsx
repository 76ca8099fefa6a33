import { classList } from '@pinge/contract/classes.ts'
import { updateInformation, type StudentInformation } from '@pinge/contract/student-information.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { tellLive } from '../../../test/live.ts'
import { makeClass } from '../../../test/make/class.ts'
import { makeInformation } from '../../../test/make/student.ts'
import {
  informationCell,
  informationClass,
  openSchoolInformation,
  openInformation,
  type SchoolInformation,
} from '../../../test/school-information.ts'
import { server } from '../../../test/server.ts'

let school: SchoolInformation

beforeEach(() => {
  school = openSchoolInformation()
})

const saved = () => waitFor(() => expect(screen.getByRole('status').textContent).toBe('已保存'))

describe('an edit that finds no server', () => {
  it('stays in sight, is counted, and goes out later', async () => {
    server.fail(updateInformation)
    const user = await openInformation()
    await user.click(informationCell('王浩然', 1))
    await user.keyboard('7{Enter}')
    await user.click(informationCell('阿宝', 1))
    await user.keyboard('8{Enter}')
    await screen.findByText('2 名学生的修改未保存')
    expect(informationCell('王浩然', 1).textContent).toBe('7')

    const lost = server.requests(updateInformation)
    server.answer(updateInformation, ({ edits }) => edits.map(({ id }) => ({ id, version: 1 })))
    await user.click(screen.getByRole('button', { name: '重新保存' }))
    await waitFor(() => expect(screen.queryByText(/修改未保存/)).toBeNull())
    expect(server.requests(updateInformation).slice(lost.length)).toEqual(lost)
  })

  it('is not left for another class without a question', async () => {
    server.answer(classList, [informationClass, makeClass({ classId: 'c2', className: '四年级(1)班' })])
    server.fail(updateInformation)
    const user = await openInformation()
    await user.click(informationCell('王浩然', 1))
    await user.keyboard('7{Enter}')
    await screen.findByText('1 名学生的修改未保存')
    await user.click(screen.getByRole('button', { name: /换一个班级/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: /四年级/ }))

    await user.click(await screen.findByRole('button', { name: '继续编辑' }))
    expect(informationCell('王浩然', 1).textContent).toBe('7')
  })

  it('waits for its teacher to sign in again when the session is over', async () => {
    server.refuse(updateInformation, 'sessionExpired')
    const user = await openInformation()
    await user.click(informationCell('王浩然', 1))
    await user.keyboard('7{Enter}')
    const warning = await screen.findByRole('alertdialog', { name: '警告' })
    await user.click(within(warning).getByRole('button', { name: '重新登录' }))
    await screen.findByLabelText('手机号')
    cleanup()

    server.answer(updateInformation, ({ edits }) => edits.map(({ id }) => ({ id, version: 1 })))
    const again = await openInformation()
    await screen.findByText('1 名学生的修改未保存')
    expect(informationCell('王浩然', 1).textContent).toBe('7')
    await again.click(screen.getByRole('button', { name: '重新保存' }))
    await waitFor(() => expect(screen.queryByText(/修改未保存/)).toBeNull())
  })

  it('is not hidden by a reading that began before it', async () => {
    const held = server.hold(updateInformation)
    const user = await openInformation()
    await user.click(informationCell('王浩然', 1))
    await user.keyboard('7{Enter}')

    school.students = school.students.map((student) =>
      student.id === 'qi' ? { ...student, stuNo: '9' } : student,
    )
    await tellLive({ type: 'students-changed', teacherId: 'li' })
    await waitFor(() => expect(informationCell('李思琪', 1).textContent).toBe('9'))
    expect(informationCell('王浩然', 1).textContent).toBe('7')

    held.answer([{ id: 'hao', version: 1 }])
    await saved()
    expect(informationCell('王浩然', 1).textContent).toBe('7')
  })
})

describe('when a colleague was quicker', () => {
  const theirs = (fields: Partial<StudentInformation>) => {
    const stored = makeInformation({ id: 'hao', username: '王浩然', version: 1, ...fields })
    server.refuse(updateInformation, 'studentsChanged', {
      conflicts: [{ id: 'hao', stored, given: {} }],
    })
  }

  it('the teacher chooses field by field, and nothing is overwritten unseen', async () => {
    theirs({ stuNo: '9' })
    const user = await openInformation()
    await user.click(informationCell('王浩然', 1))
    await user.keyboard('8{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: '王浩然的资料刚刚被别人改过' })
    expect(dialog.textContent).toContain('9现在保存着的')
    expect(dialog.textContent).toContain('8你刚才填的')

    server.answer(updateInformation, [{ id: 'hao', version: 2 }])
    await user.click(within(dialog).getByRole('radio', { name: /^8/ }))
    await user.click(within(dialog).getByRole('button', { name: '按选择保存' }))
    await saved()
    expect(informationCell('王浩然', 1).textContent).toBe('8')
    expect(server.requests(updateInformation)[1]?.edits).toMatchObject([
      { id: 'hao', version: 1, stuNo: '8' },
    ])
  })

  it('the teacher may leave everything to the colleague', async () => {
    theirs({ stuNo: '9' })
    const user = await openInformation()
    await user.click(informationCell('王浩然', 1))
    await user.keyboard('8{Enter}')
    await user.click(await screen.findByRole('button', { name: '都用别人改的' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(informationCell('王浩然', 1).textContent).toBe('9')
    expect(server.requests(updateInformation)).toHaveLength(1)
  })
})

describe('a cell that is being written in', () => {
  const follow = () => tellLive({ type: 'students-changed', teacherId: 'li' })

  it('stays with its pupil when a colleague adds one before, and is saved for that pupil', async () => {
    const user = await openInformation()
    await user.click(informationCell('李思琪', 1))
    await user.keyboard('27')
    school.students = [makeInformation({ id: 'an', username: '安琪' }), ...school.students]
    await follow()
    await screen.findByRole('checkbox', { name: '选上安琪' })
    expect(within(informationCell('阿宝', 1)).queryByRole('textbox')).toBeNull()
    expect(within(informationCell('李思琪', 1)).getByRole<HTMLInputElement>('textbox').value).toBe('27')

    await user.keyboard('5{Enter}')
    await saved()
    expect(server.requests(updateInformation)[0]?.edits).toMatchObject([{ id: 'qi', stuNo: '275' }])
    expect(document.activeElement).toBe(informationCell('王浩然', 1))
  })

  it('is opened in the row of the pupil at whom the teacher looks, also after others came before', async () => {
    const user = await openInformation()
    await user.click(informationCell('李思琪', 1))
    school.students = [makeInformation({ id: 'an', username: '安琪' }), ...school.students]
    await follow()
    await screen.findByRole('checkbox', { name: '选上安琪' })
    await user.keyboard('9{Enter}')

    await saved()
    expect(server.requests(updateInformation)[0]?.edits).toMatchObject([{ id: 'qi', stuNo: '9' }])
  })

  it('goes with a pupil who leaves, and what was written in it is told', async () => {
    const user = await openInformation()
    await user.click(informationCell('李思琪', 1))
    await user.keyboard('275')
    school.students = school.students.filter(({ id }) => id !== 'qi')
    await follow()

    await screen.findByText('李思琪的学号已不在这张表里，刚写的“275”没有保存')
    expect(within(screen.getByRole('grid')).queryByRole('textbox')).toBeNull()
    act(() => informationCell('王浩然', 1).focus())
    await user.keyboard('8{Enter}')
    await saved()
    expect(server.requests(updateInformation).flatMap(({ edits }) => edits)).toMatchObject([
      { id: 'hao', stuNo: '8' },
    ])
  })
})
