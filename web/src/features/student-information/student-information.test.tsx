import { classDetail } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import {
  guardianTels,
  mergeStudents,
  moveStudents,
  restoreStudents,
  studentInformation,
  updateInformation,
  type StudentInformation,
} from '@pinge/contract/student-information.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { narrowWindow, widenWindow } from '../../../test/browser.ts'
import { tellLive } from '../../../test/live.ts'
import { givenOf } from '../../../test/given-of.ts'
import { makeClass, makeClassDetail } from '../../../test/make/class.ts'
import { makeInformation } from '../../../test/make/student.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const wang = makeTeacher({ nickname: '王老师' })
const summary = makeClass({ classId: 'c1', className: '三年级(2)班' })

let students: StudentInformation[]
let isOwner: boolean

beforeEach(() => {
  isOwner = true
  // In the server's order, by letter.
  students = [
    makeInformation({ id: 'bao', username: '阿宝', lastNameLetter: 'A', pinyinInitials: 'ab', stuNo: '10' }),
    makeInformation({ id: 'qi', username: '李思琪', lastNameLetter: 'L', pinyinInitials: 'lsq', stuNo: '2' }),
    makeInformation({ id: 'hao', username: '王浩然', lastNameLetter: 'W', pinyinInitials: 'whr' }),
  ]
  server.answer(classList, [summary])
  server.answer(classDetail, makeClassDetail({ classId: 'c1' }))
  server.answer(studentInformation, () => ({ className: summary.className, isOwner, students }))
  server.answer(updateInformation, ({ edits }) => {
    students = students.map((student) => {
      const edit = edits.find(({ id }) => id === student.id)
      if (!edit) return student
      const { guardians: _, version: _seen, ...fields } = edit
      return { ...student, ...givenOf(fields), version: student.version + 1 }
    })
    return edits.map(({ id }) => ({ id, version: versionOf(id) }))
  })
})

function versionOf(id: string): number {
  return students.find((student) => student.id === id)?.version ?? 0
}

async function openInformation() {
  const user = await openScreen('/comment/information-edit?classId=c1', wang)
  await screen.findByRole('grid', { name: '学生资料' })
  return user
}

async function openParents() {
  const user = await openScreen('/comment/parents-edit?classId=c1', wang)
  await screen.findByRole('grid', { name: '家长信息' })
  return user
}

/** The row of a pupil; their cells from 0: 姓名, 学号, 性别, 出生日期, 家长姓名, 关系, 家长手机. */
function row(username: string): HTMLElement {
  const checkbox = screen.getByRole('checkbox', { name: `选上${username}` })
  const found = checkbox.closest('tr')
  if (!found) throw new Error(`No row of ${username}`)
  return found
}

function cell(username: string, place: number): HTMLElement {
  const found = row(username).querySelectorAll('td')[place + 2]
  if (!found) throw new Error(`${username} has no cell ${place}`)
  return found
}

const names = () =>
  screen
    .getAllByRole('checkbox', { name: /^选上/ })
    .map((checkbox) => checkbox.getAttribute('aria-label')?.slice(2))
const saved = () => waitFor(() => expect(screen.getByRole('status').textContent).toBe('已保存'))
const bar = async () => within(await screen.findByRole('toolbar', { name: '已选学生' }))

describe('the table of pupils', () => {
  it('is written in with the keys of a spreadsheet', async () => {
    const user = await openInformation()
    await user.click(cell('王浩然', 1))
    await user.keyboard('07')
    await user.keyboard('{Tab}{F2}')
    await user.selectOptions(screen.getByRole('combobox'), '男')
    await user.keyboard('{Tab}')
    await user.keyboard('2017年3月5日{Enter}')
    await saved()

    expect(cell('王浩然', 1).textContent).toBe('07')
    expect(cell('王浩然', 2).textContent).toBe('男')
    expect(cell('王浩然', 3).textContent).toBe('2017-03-05')
    expect(server.requests(updateInformation).flatMap(({ edits }) => edits)).toMatchObject([
      { id: 'hao', version: 0, stuNo: '07' },
      { id: 'hao', version: 1, gender: 'male' },
      { id: 'hao', version: 2, birthday: '2017-03-05' },
    ])
  })

  it('keeps a cell as it was when the writing is given up', async () => {
    const user = await openInformation()
    await user.click(cell('王浩然', 0))
    await user.keyboard('wrong{Escape}')

    expect(cell('王浩然', 0).textContent).toBe('王浩然')
    expect(server.requests(updateInformation)).toEqual([])
  })

  it('takes the last edit back by 撤销修改 and by Ctrl+Z', async () => {
    const user = await openInformation()
    const undo = screen.getByRole<HTMLButtonElement>('button', { name: '撤销修改' })
    expect(undo.disabled).toBe(true)
    for (const takeBack of [() => user.click(undo), () => user.keyboard('{Control>}z{/Control}')]) {
      await user.click(cell('李思琪', 1))
      await user.keyboard('9{Enter}')
      await saved()

      await takeBack()
      await waitFor(() => expect(cell('李思琪', 1).textContent).toBe('2'))
    }
    await waitFor(() => expect(students[1]?.stuNo).toBe('2'))
  })

  it('empties a cell with Delete', async () => {
    const user = await openInformation()
    await user.click(cell('李思琪', 1))
    await user.keyboard('{Delete}')
    await saved()

    expect(cell('李思琪', 1).textContent).toBe('')
    expect(students[1]?.stuNo).toBe('')
  })

  it('opens a cell by a second tap, as a board has no keys', async () => {
    const user = await openInformation()
    await user.click(cell('王浩然', 1))
    expect(screen.queryByLabelText('王浩然的学号')).toBeNull()

    await user.click(cell('王浩然', 1))
    await user.type(screen.getByLabelText('王浩然的学号'), '5{Enter}')
    await waitFor(() => expect(cell('王浩然', 1).textContent).toBe('5'))
  })

  it('keeps a faulty value red with its reason, lists it, and leads back to it', async () => {
    const user = await openInformation()
    await user.click(cell('王浩然', 3))
    await user.keyboard('2017-02-30{Enter}')

    const faulty = cell('王浩然', 3)
    expect(faulty.getAttribute('aria-invalid')).toBe('true')
    expect(faulty.textContent).toContain('2017-02-30，出生日期应为真实的日期，如 2017-03-05')
    await user.click(cell('李思琪', 0))
    const faults = screen.getByRole('region', { name: '没有写入的格子' })
    expect(faults.textContent).toContain('1 格没有写入，改好就会保存')
    expect(faults.textContent).toContain('王浩然的出生日期 2017-02-30：出生日期应为真实的日期')
    expect(screen.getByRole('region', { name: '通知' }).textContent).toBe('')
    await user.click(within(faults).getByRole('button', { name: '下一处' }))
    expect(document.activeElement).toBe(cell('王浩然', 3))

    await user.keyboard('2017-03-05{Enter}')
    await saved()
    expect(cell('王浩然', 3).textContent).toBe('2017-03-05')
    expect(screen.queryByRole('region', { name: '没有写入的格子' })).toBeNull()
  })

  it('keeps what was not understood while others are looked for, and while the tablet is turned', async () => {
    const user = await openInformation()
    // The document of the tests tells that it became narrow only after it told that it is wide.
    act(widenWindow)
    await user.click(cell('王浩然', 6))
    await user.keyboard('1380000{Enter}')
    await screen.findByText(/1 格没有写入/)
    const elsewhere = [
      async () => {
        await user.click(screen.getByRole('button', { name: '转出 0' }))
        await screen.findByText('还没有转出的学生')
        await user.click(screen.getByRole('button', { name: '在读 3' }))
      },
      async () => {
        await user.fill(screen.getByRole('searchbox'), '赵')
        await user.click(await screen.findByRole('button', { name: '清空' }))
      },
      async () => {
        act(narrowWindow)
        await screen.findByRole('list', { name: '学生资料' })
        act(widenWindow)
      },
    ]

    for (const look of elsewhere) {
      await look()
      await screen.findByRole('grid', { name: '学生资料' })
      expect(cell('王浩然', 6).textContent).toContain('1380000')
    }
  })

  it('is not left with what was not understood without a question, until that pupil is gone', async () => {
    server.answer(classList, [summary, makeClass({ classId: 'c2', className: '四年级(1)班' })])
    const user = await openInformation()
    await user.click(cell('王浩然', 6))
    await user.keyboard('1380000{Enter}')
    const leave = async () => {
      await user.click(screen.getByRole('button', { name: /换一个班级/ }))
      await user.click(await screen.findByRole('menuitemradio', { name: /四年级/ }))
    }
    await leave()
    await user.click(await screen.findByRole('button', { name: '继续编辑' }))
    expect(cell('王浩然', 6).textContent).toContain('1380000')

    students = students.filter(({ id }) => id !== 'hao')
    tellLive({ type: 'students-changed', teacherId: 'li' })
    await waitFor(() => expect(names()).toEqual(['阿宝', '李思琪']))
    await leave()
    await waitFor(() => expect(address()).toBe('/comment/information-edit?classId=c2'))
  })

  it('takes a block from a spreadsheet, cell by cell, and says what does not fit', async () => {
    const user = await openInformation()
    await user.click(cell('阿宝', 1))
    fireEvent.paste(cell('阿宝', 1), {
      clipboardData: { getData: () => '1\t男\t2017-02-30\n3\t女\t2017-03-06\n4\n5\n' },
    })

    await screen.findByText('已粘贴 3 名学生的资料，多出 1 行没有写入')
    expect(screen.getByRole('region', { name: '没有写入的格子' }).textContent).toContain('1 格没有写入')
    await saved()
    expect(cell('阿宝', 1).textContent).toBe('1')
    expect(cell('阿宝', 3).textContent).toContain('2017-02-30')
    expect(cell('李思琪', 3).textContent).toBe('2017-03-06')
    expect(server.requests(updateInformation)).toHaveLength(1)
  })

  it('is searched by name, initials and number, and says when it finds none', async () => {
    const user = await openInformation()
    expect(names()).toEqual(['阿宝', '李思琪', '王浩然'])

    const search = screen.getByRole('searchbox', { name: '按姓名、首字母或学号找学生' })
    await user.fill(search, 'lsq')
    expect(names()).toEqual(['李思琪'])
    await user.fill(search, '没有这个人')
    expect(screen.getByText('没有找到“没有这个人”')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect(names()).toEqual(['阿宝', '李思琪', '王浩然'])

    await user.click(screen.getByRole('button', { name: '转出 0' }))
    expect(screen.getByText('还没有转出的学生')).toBeTruthy()
  })

  it('is sorted by a click on a head, turned round by a second, and as before after a third', async () => {
    const user = await openInformation()
    const head = (name: string) => screen.getByRole('columnheader', { name })
    const click = (name: string) => user.click(within(head(name)).getByRole('button'))
    await click('学号')
    expect(names()).toEqual(['李思琪', '阿宝', '王浩然'])
    expect(head('学号').getAttribute('aria-sort')).toBe('ascending')

    await click('学号')
    expect(names()).toEqual(['阿宝', '李思琪', '王浩然'])
    expect(head('学号').getAttribute('aria-sort')).toBe('descending')

    await click('学号')
    expect(names()).toEqual(['阿宝', '李思琪', '王浩然'])
    expect(head('学号').getAttribute('aria-sort')).toBeNull()
    await click('姓名')
    await click('姓名')
    expect(names()).toEqual(['王浩然', '李思琪', '阿宝'])
  })

  it('says how to write in it until a cell was written in on this device', async () => {
    const user = await openInformation()
    expect(screen.getByText('点一格就能改，可从表格整块粘贴')).toBeTruthy()
    await user.click(cell('王浩然', 1))
    await user.keyboard('7{Enter}')
    await saved()
    expect(screen.queryByText('点一格就能改，可从表格整块粘贴')).toBeNull()
    cleanup()

    await openInformation()
    expect(screen.queryByText('点一格就能改，可从表格整块粘贴')).toBeNull()
  })

  it('says what failed, and reads again when it is asked to', async () => {
    server.refuse(studentInformation, 'serviceBusy')
    const user = await openScreen('/comment/information-edit?classId=c1', wang)
    const retry = await screen.findByRole('button', { name: '再试一次' })

    server.answer(studentInformation, { className: summary.className, isOwner: true, students })
    await user.click(retry)
    await screen.findByRole('grid', { name: '学生资料' })
  })

  it('of an archived class takes no new pupils', async () => {
    server.answer(classList, [{ ...summary, isArchived: true }])
    await openInformation()

    await screen.findByText(/^班级已归档，只能查看。/)
    expect(screen.queryByRole('button', { name: '添加学生' })).toBeNull()
  })

  it('of an archived class is read and copied, and nothing in it can be changed', async () => {
    server.answer(classList, [{ ...summary, isArchived: true }])
    const user = await openInformation()
    await screen.findByText(/^班级已归档，只能查看。/)

    expect(screen.queryByRole('checkbox')).toBeNull()
    const opener = screen.getByRole('button', { name: '打开王浩然的资料' })
    const number = opener.closest('tr')?.querySelector<HTMLElement>('[data-column="3"]')
    await user.click(number ?? document.body)
    await user.keyboard('7{Enter}')
    await user.click(number ?? document.body)
    await user.keyboard('{Delete}')
    expect(screen.queryByRole('textbox', { name: '王浩然的学号' })).toBeNull()
    expect(server.requests(updateInformation)).toEqual([])

    await user.click(opener)
    const record = within(await screen.findByRole('dialog', { name: '王浩然的资料' }))
    expect(record.getByLabelText('姓名').closest('fieldset')?.disabled).toBe(true)
    expect(record.queryByRole('button', { name: /保存|移除/ })).toBeNull()
  })

  it('offers a class without pupils the one next action', async () => {
    students = []
    await openScreen('/comment/information-edit?classId=c1', wang)

    await screen.findByRole('heading', { name: '班里还没有学生' })
    expect(screen.queryByRole('grid')).toBeNull()
  })
})

describe('an edit that finds no server', () => {
  it('stays in sight, is counted, and goes out later', async () => {
    server.fail(updateInformation)
    const user = await openInformation()
    await user.click(cell('王浩然', 1))
    await user.keyboard('7{Enter}')
    await user.click(cell('阿宝', 1))
    await user.keyboard('8{Enter}')
    await screen.findByText('2 名学生的修改未保存')
    expect(cell('王浩然', 1).textContent).toBe('7')

    const lost = server.requests(updateInformation)
    server.answer(updateInformation, ({ edits }) => edits.map(({ id }) => ({ id, version: 1 })))
    await user.click(screen.getByRole('button', { name: '重新保存' }))
    await waitFor(() => expect(screen.queryByText(/修改未保存/)).toBeNull())
    expect(server.requests(updateInformation).slice(lost.length)).toEqual(lost)
  })

  it('is not left for another class without a question', async () => {
    server.answer(classList, [summary, makeClass({ classId: 'c2', className: '四年级(1)班' })])
    server.fail(updateInformation)
    const user = await openInformation()
    await user.click(cell('王浩然', 1))
    await user.keyboard('7{Enter}')
    await screen.findByText('1 名学生的修改未保存')
    await user.click(screen.getByRole('button', { name: /换一个班级/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: /四年级/ }))

    await user.click(await screen.findByRole('button', { name: '继续编辑' }))
    expect(cell('王浩然', 1).textContent).toBe('7')
  })

  it('waits for its teacher to sign in again when the session is over', async () => {
    server.refuse(updateInformation, 'sessionExpired')
    const user = await openInformation()
    await user.click(cell('王浩然', 1))
    await user.keyboard('7{Enter}')
    const warning = await screen.findByRole('alertdialog', { name: '警告' })
    await user.click(within(warning).getByRole('button', { name: '重新登录' }))
    await screen.findByLabelText('手机号')
    cleanup()

    server.answer(updateInformation, ({ edits }) => edits.map(({ id }) => ({ id, version: 1 })))
    const again = await openInformation()
    await screen.findByText('1 名学生的修改未保存')
    expect(cell('王浩然', 1).textContent).toBe('7')
    await again.click(screen.getByRole('button', { name: '重新保存' }))
    await waitFor(() => expect(screen.queryByText(/修改未保存/)).toBeNull())
  })

  it('is not hidden by a reading that began before it', async () => {
    const held = server.hold(updateInformation)
    const user = await openInformation()
    await user.click(cell('王浩然', 1))
    await user.keyboard('7{Enter}')

    students = students.map((student) => (student.id === 'qi' ? { ...student, stuNo: '9' } : student))
    tellLive({ type: 'students-changed', teacherId: 'li' })
    await waitFor(() => expect(cell('李思琪', 1).textContent).toBe('9'))
    expect(cell('王浩然', 1).textContent).toBe('7')

    held.answer([{ id: 'hao', version: 1 }])
    await saved()
    expect(cell('王浩然', 1).textContent).toBe('7')
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
    await user.click(cell('王浩然', 1))
    await user.keyboard('8{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: '王浩然的资料刚刚被别人改过' })
    expect(dialog.textContent).toContain('9现在保存着的')
    expect(dialog.textContent).toContain('8你刚才填的')

    server.answer(updateInformation, [{ id: 'hao', version: 2 }])
    await user.click(within(dialog).getByRole('radio', { name: /^8/ }))
    await user.click(within(dialog).getByRole('button', { name: '按选择保存' }))
    await saved()
    expect(cell('王浩然', 1).textContent).toBe('8')
    expect(server.requests(updateInformation)[1]?.edits).toMatchObject([
      { id: 'hao', version: 1, stuNo: '8' },
    ])
  })

  it('the teacher may leave everything to the colleague', async () => {
    theirs({ stuNo: '9' })
    const user = await openInformation()
    await user.click(cell('王浩然', 1))
    await user.keyboard('8{Enter}')
    await user.click(await screen.findByRole('button', { name: '都用别人改的' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(cell('王浩然', 1).textContent).toBe('9')
    expect(server.requests(updateInformation)).toHaveLength(1)
  })
})

describe('a cell that is being written in', () => {
  const follow = () => tellLive({ type: 'students-changed', teacherId: 'li' })

  it('stays with its pupil when a colleague adds one before, and is saved for that pupil', async () => {
    const user = await openInformation()
    await user.click(cell('李思琪', 1))
    await user.keyboard('27')
    students = [makeInformation({ id: 'an', username: '安琪' }), ...students]
    follow()
    await screen.findByRole('checkbox', { name: '选上安琪' })
    expect(within(cell('阿宝', 1)).queryByRole('textbox')).toBeNull()
    expect(within(cell('李思琪', 1)).getByRole<HTMLInputElement>('textbox').value).toBe('27')

    await user.keyboard('5{Enter}')
    await saved()
    expect(server.requests(updateInformation)[0]?.edits).toMatchObject([{ id: 'qi', stuNo: '275' }])
    expect(document.activeElement).toBe(cell('王浩然', 1))
  })

  it('is opened in the row of the pupil at whom the teacher looks, also after others came before', async () => {
    const user = await openInformation()
    await user.click(cell('李思琪', 1))
    students = [makeInformation({ id: 'an', username: '安琪' }), ...students]
    follow()
    await screen.findByRole('checkbox', { name: '选上安琪' })
    await user.keyboard('9{Enter}')

    await saved()
    expect(server.requests(updateInformation)[0]?.edits).toMatchObject([{ id: 'qi', stuNo: '9' }])
  })

  it('goes with a pupil who leaves, and what was written in it is told', async () => {
    const user = await openInformation()
    await user.click(cell('李思琪', 1))
    await user.keyboard('275')
    students = students.filter(({ id }) => id !== 'qi')
    follow()

    await screen.findByText('李思琪的学号已不在这张表里，刚写的“275”没有保存')
    expect(within(screen.getByRole('grid')).queryByRole('textbox')).toBeNull()
    act(() => cell('王浩然', 1).focus())
    await user.keyboard('8{Enter}')
    await saved()
    expect(server.requests(updateInformation).flatMap(({ edits }) => edits)).toMatchObject([
      { id: 'hao', stuNo: '8' },
    ])
  })
})

describe('the record of one pupil', () => {
  const openForm = async () => {
    const user = await openInformation()
    await user.click(screen.getByRole('button', { name: '打开王浩然的资料' }))
    return { user, form: within(await screen.findByRole('dialog', { name: '王浩然的资料' })) }
  }

  it('is saved whole, with a word and a way back', async () => {
    const { user, form } = await openForm()
    await user.fill(form.getByLabelText('学号'), '12')
    await user.click(form.getByRole('radio', { name: '企鹅摇摇' }))
    await user.click(form.getByRole('button', { name: '保存' }))

    await screen.findByText('王浩然的资料已保存')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.requests(updateInformation)[0]?.edits).toMatchObject([{ id: 'hao', stuNo: '12' }])
  })

  it('is not saved while a field is faulty, and the field says why', async () => {
    const { user, form } = await openForm()
    await user.fill(form.getByLabelText('家长 1 手机'), '1380000')
    await user.click(form.getByRole('button', { name: '保存' }))

    expect(form.getByText('手机号是 1 开头的 11 位数字')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('家长 1 手机')))
    expect(server.requests(updateInformation)).toEqual([])
  })

  it('keeps what was typed when no answer comes, and when the pupil is gone', async () => {
    server.fail(updateInformation)
    const { user, form } = await openForm()
    await user.fill(form.getByLabelText('学号'), '12')
    await user.click(form.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(form.getByRole('alert').textContent).toBe('网络连接失败，填的内容还在，请再试一次'),
    )

    server.refuse(updateInformation, 'studentNotInClass')
    await user.click(form.getByRole('button', { name: '保存' }))
    await screen.findByText('学生不在该班级，请刷新后重试')
    expect(form.getByLabelText<HTMLInputElement>('学号').value).toBe('12')
  })

  it('asks before it throws away what was typed', async () => {
    const { user, form } = await openForm()
    await user.fill(form.getByLabelText('学号'), '12')
    await user.click(form.getByRole('button', { name: '取消' }))

    const asked = within(await screen.findByRole('alertdialog', { name: '资料还没有保存' }))
    await user.click(asked.getByRole('button', { name: '继续修改' }))
    expect(form.getByLabelText<HTMLInputElement>('学号').value).toBe('12')
  })

  it('keeps what was typed while it is asked about taking the pupil out', async () => {
    const { user, form } = await openForm()
    await user.fill(form.getByLabelText('家长 1 手机'), '13800000007')
    await user.click(form.getByRole('button', { name: '移除学生' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '移除学生' }))
    await user.click(asked.getByRole('button', { name: '取消' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(form.getByLabelText<HTMLInputElement>('家长 1 手机').value).toBe('13800000007')
  })

  it('closes with the pupil who is taken out of the class', async () => {
    server.answer(removeStudents, null)
    const { user, form } = await openForm()
    await user.click(form.getByRole('button', { name: '移除学生' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '移除学生' }))
    await user.click(asked.getByRole('button', { name: '转出，保留记录' }))

    await screen.findByText('王浩然已转出，记录还在')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lets a hidden number that was pasted into an empty field be mended', async () => {
    const { user, form } = await openForm()
    const tel = form.getByLabelText<HTMLInputElement>('家长 1 手机')
    await user.click(tel)
    await user.paste('138****0001')
    expect(tel.readOnly).toBe(false)

    await user.fill(tel, '13800000001')
    await user.click(form.getByRole('button', { name: '保存' }))
    await screen.findByText('王浩然的资料已保存')
  })
})

describe('the phones of guardians', () => {
  beforeEach(() => {
    const guardians = [{ position: 0, name: '王建国', relation: '父亲', tel: '138****0001' }]
    students = students.map((student) => (student.id === 'hao' ? { ...student, guardians } : student))
    server.answer(guardianTels, [{ id: 'hao', tels: [{ position: 0, tel: '13800000001' }] }])
  })

  it('are masked until one is tapped', async () => {
    const user = await openParents()
    expect(cell('王浩然', 3).textContent).toContain('138****0001')

    await user.click(within(cell('王浩然', 3)).getByRole('button', { name: '查看完整号码' }))
    await waitFor(() => expect(cell('王浩然', 3).textContent).toBe('13800000001'))
    expect(server.requests(guardianTels)).toEqual([{ classId: 'c1', ids: ['hao'] }])
  })

  it('are told by the warning alone when the session is over', async () => {
    server.refuse(guardianTels, 'sessionExpired')
    const user = await openParents()
    await user.click(within(cell('王浩然', 3)).getByRole('button', { name: '查看完整号码' }))

    await screen.findByRole('alertdialog', { name: '警告' })
    expect(screen.getByRole('region', { name: '通知' }).textContent).toBe('')
  })

  it('are not taken with 10 digits', async () => {
    const user = await openParents()
    await user.click(cell('王浩然', 6))
    await user.keyboard('1390000000{Enter}')

    expect(cell('王浩然', 6).textContent).toContain('手机号是 1 开头的 11 位数字')
    expect(server.requests(updateInformation)).toEqual([])
  })

  it('are listed where one is missing', async () => {
    const user = await openParents()
    await user.click(screen.getByRole('button', { name: '没有电话 2' }))

    expect(names()).toEqual(['阿宝', '李思琪'])
  })
})

describe('selected pupils', () => {
  it('move to another class of the teacher’s own, with their history', async () => {
    server.answer(classList, [summary, makeClass({ classId: 'c2', className: '三年级(3)班' })])
    server.answer(moveStudents, { ids: ['moved'] })
    const user = await openInformation()
    await user.click(screen.getByRole('checkbox', { name: '选上王浩然' }))
    await user.click((await bar()).getByRole('button', { name: '转到其他班级' }))
    const dialog = within(await screen.findByRole('dialog', { name: '转到其他班级' }))
    expect(dialog.getByText(/^把王浩然转到你的另一个班级，共 1 名/)).toBeTruthy()
    const move = dialog.getByRole<HTMLButtonElement>('button', { name: '转班' })
    expect(move.disabled).toBe(true)
    await user.selectOptions(await dialog.findByLabelText('转入'), '三年级(3)班')
    await user.click(move)

    await screen.findByText('王浩然已转到三年级(3)班')
    expect(server.requests(moveStudents)).toMatchObject([
      { classId: 'c1', toClassId: 'c2', ids: ['hao'], withHistory: true },
    ])
    expect(screen.queryByRole('toolbar', { name: '已选学生' })).toBeNull()
  })

  it('are taken out by a co-teacher with their records kept, also before the class itself is read', async () => {
    isOwner = false
    server.hold(classDetail)
    server.answer(removeStudents, null)
    const user = await openInformation()
    await user.click(screen.getByRole('checkbox', { name: '选上王浩然' }))
    await user.click((await bar()).getByRole('button', { name: '移除' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '移除学生' }))
    expect(dialog.queryByRole('radio')).toBeNull()
    await user.click(dialog.getByRole('button', { name: '转出，保留记录' }))

    await waitFor(() => expect(server.requests(removeStudents)).toMatchObject([{ records: 'keep' }]))
  })

  it('have nowhere to go when the teacher owns no other class that takes them', async () => {
    const others = [
      makeClass({ isArchived: true }),
      makeClass({ isExample: true }),
      makeClass({ isOwner: false }),
    ]
    server.answer(classList, [summary, ...others])
    const user = await openInformation()
    await user.click(screen.getByRole('checkbox', { name: '选上王浩然' }))
    await user.click((await bar()).getByRole('button', { name: '转到其他班级' }))

    await screen.findByText('你还没有别的班级。只能转到自己创建的班级。')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '转班' }).disabled).toBe(true)
  })

  it('leave the class with their records kept, unless the teacher says otherwise', async () => {
    server.answer(removeStudents, null)
    const user = await openInformation()
    await user.click(screen.getByRole('checkbox', { name: '选上李思琪' }))
    await user.click((await bar()).getByRole('button', { name: '移除' }))
    const dialog = await screen.findByRole('alertdialog', { name: '移除学生' })
    expect(dialog.textContent).toContain('把李思琪从班里移除，共 1 名。其他学生不变。')
    await user.click(within(dialog).getByRole('button', { name: '转出，保留记录' }))

    await screen.findByText('李思琪已转出，记录还在')
    expect(server.requests(removeStudents)).toMatchObject([{ ids: ['qi'], records: 'keep' }])
  })

  it('who have left come back', async () => {
    server.answer(restoreStudents, null)
    students = students.map((student) =>
      student.id === 'qi' ? { ...student, leftAt: 1, leftTo: '三年级(3)班' } : student,
    )
    const user = await openInformation()
    await user.click(screen.getByRole('button', { name: '转出 1' }))
    expect(row('李思琪').textContent).toContain('转到三年级(3)班')
    await user.click(screen.getByRole('checkbox', { name: '选上李思琪' }))
    await user.click((await bar()).getByRole('button', { name: '回到班里' }))

    await screen.findByText('李思琪回到班里了')
    expect(server.requests(restoreStudents)).toMatchObject([{ classId: 'c1', ids: ['qi'] }])
  })

  it('stay when the server refuses, and the dialog says why', async () => {
    server.refuse(removeStudents, 'studentNotInClass')
    const user = await openInformation()
    await user.click(screen.getByRole('checkbox', { name: '选上李思琪' }))
    await user.click((await bar()).getByRole('button', { name: '移除' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '移除学生' }))
    await user.click(dialog.getByRole('button', { name: '转出，保留记录' }))

    expect((await dialog.findByRole('alert')).textContent).toBe('学生不在该班级，请刷新后重试')
  })
})

describe('two records that may be one pupil', () => {
  beforeEach(() => {
    students = [
      makeInformation({ id: 'hao', stuNo: '', birthday: '2017-03-06', stuScore: 2 }),
      makeInformation({ id: 'other', stuNo: '7', birthday: '2017-03-05', stuScore: 2 }),
    ]
  })

  it('become one, once the teacher has said whose word counts', async () => {
    server.answer(mergeStudents, { id: 'hao', stuScore: 4, redeemScore: 4 })
    const user = await openInformation()
    const banner = within(screen.getByRole('region', { name: '可能重复的学生' }))
    await user.click(banner.getByRole('button', { name: '看看并合并' }))
    const dialog = within(await screen.findByRole('dialog', { name: '合并两条记录' }))
    const merge = dialog.getByRole<HTMLButtonElement>('button', { name: '合并成一名' })
    expect(merge.disabled).toBe(true)
    // What cannot stand twice in one place goes for good.
    dialog.getByText(/同一格成绩、同一天考勤、同一学期评语两条都有的，只留前一条的/u)

    await user.click(dialog.getByRole('radio', { name: '2017-03-05' }))
    await user.click(merge)
    await screen.findByText('王浩然的两条记录已合并')
    expect(server.requests(mergeStudents)).toMatchObject([
      { classId: 'c1', id: 'hao', otherId: 'other', choices: { birthday: 'other' } },
    ])
  })

  it('are pointed out to the owner alone, since what is merged is not parted again', async () => {
    isOwner = false
    await openInformation()

    expect(screen.queryByRole('region', { name: '可能重复的学生' })).toBeNull()
  })

  it('stay two children when the teacher says so', async () => {
    const user = await openInformation()
    await user.click(screen.getByRole('button', { name: '不是同一人' }))

    expect(screen.queryByRole('region', { name: '可能重复的学生' })).toBeNull()
  })
})
