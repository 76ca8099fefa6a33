import { classList } from '@pinge/contract/classes.ts'
import { studentInformation, updateInformation } from '@pinge/contract/student-information.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { narrowWindow, widenWindow } from '../../../test/browser.ts'
import { tellLive } from '../../../test/live.ts'
import { makeClass } from '../../../test/make/class.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import {
  informationCell,
  informationClass,
  openSchoolInformation,
  openInformation,
  type SchoolInformation,
} from '../../../test/school-information.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const wang = makeTeacher({ nickname: '王老师' })

let school: SchoolInformation

beforeEach(() => {
  school = openSchoolInformation()
})

const names = () =>
  screen
    .getAllByRole('checkbox', { name: /^选上/ })
    .map((checkbox) => checkbox.getAttribute('aria-label')?.slice(2))

const saved = () => waitFor(() => expect(screen.getByRole('status').textContent).toBe('已保存'))

describe('the table of pupils', () => {
  it('is written in with the keys of a spreadsheet', async () => {
    const user = await openInformation()
    await user.click(informationCell('王浩然', 1))
    await user.keyboard('07')
    await user.keyboard('{Tab}{F2}')
    await user.selectOptions(screen.getByRole('combobox'), '男')
    await user.keyboard('{Tab}')
    await user.keyboard('2017年3月5日{Enter}')
    await saved()

    expect(informationCell('王浩然', 1).textContent).toBe('07')
    expect(informationCell('王浩然', 2).textContent).toBe('男')
    expect(informationCell('王浩然', 3).textContent).toBe('2017-03-05')
    expect(server.requests(updateInformation).flatMap(({ edits }) => edits)).toMatchObject([
      { id: 'hao', version: 0, stuNo: '07' },
      { id: 'hao', version: 1, gender: 'male' },
      { id: 'hao', version: 2, birthday: '2017-03-05' },
    ])
  })

  it('keeps a cell as it was when the writing is given up', async () => {
    const user = await openInformation()
    await user.click(informationCell('王浩然', 0))
    await user.keyboard('wrong{Escape}')

    expect(informationCell('王浩然', 0).textContent).toBe('王浩然')
    expect(server.requests(updateInformation)).toEqual([])
  })

  it('takes the last edit back by 撤销修改 and by Ctrl+Z', async () => {
    const user = await openInformation()
    const undo = screen.getByRole<HTMLButtonElement>('button', { name: '撤销修改' })
    expect(undo.disabled).toBe(true)
    for (const takeBack of [() => user.click(undo), () => user.keyboard('{Control>}z{/Control}')]) {
      await user.click(informationCell('李思琪', 1))
      await user.keyboard('9{Enter}')
      await saved()

      await takeBack()
      await waitFor(() => expect(informationCell('李思琪', 1).textContent).toBe('2'))
    }
    await waitFor(() => expect(school.students[1]?.stuNo).toBe('2'))
  })

  it('empties a cell with Delete', async () => {
    const user = await openInformation()
    await user.click(informationCell('李思琪', 1))
    await user.keyboard('{Delete}')
    await saved()

    expect(informationCell('李思琪', 1).textContent).toBe('')
    expect(school.students[1]?.stuNo).toBe('')
  })

  it('opens a cell by a second tap, as a board has no keys', async () => {
    const user = await openInformation()
    await user.click(informationCell('王浩然', 1))
    expect(screen.queryByLabelText('王浩然的学号')).toBeNull()

    await user.click(informationCell('王浩然', 1))
    await user.type(screen.getByLabelText('王浩然的学号'), '5{Enter}')
    await waitFor(() => expect(informationCell('王浩然', 1).textContent).toBe('5'))
  })

  it('keeps a faulty value red with its reason, lists it, and leads back to it', async () => {
    const user = await openInformation()
    await user.click(informationCell('王浩然', 3))
    await user.keyboard('2017-02-30{Enter}')

    const faulty = informationCell('王浩然', 3)
    expect(faulty.getAttribute('aria-invalid')).toBe('true')
    expect(faulty.textContent).toContain('2017-02-30，出生日期应为真实的日期，如 2017-03-05')
    await user.click(informationCell('李思琪', 0))
    const faults = screen.getByRole('region', { name: '没有写入的格子' })
    expect(faults.textContent).toContain('1 格没有写入，改好就会保存')
    expect(faults.textContent).toContain('王浩然的出生日期 2017-02-30：出生日期应为真实的日期')
    expect(screen.getByRole('region', { name: '通知' }).textContent).toBe('')
    await user.click(within(faults).getByRole('button', { name: '下一处' }))
    expect(document.activeElement).toBe(informationCell('王浩然', 3))

    await user.keyboard('2017-03-05{Enter}')
    await saved()
    expect(informationCell('王浩然', 3).textContent).toBe('2017-03-05')
    expect(screen.queryByRole('region', { name: '没有写入的格子' })).toBeNull()
  })

  it('keeps what was not understood while others are looked for, and while the tablet is turned', async () => {
    const user = await openInformation()
    // The document of the tests tells that it became narrow only after it told that it is wide.
    act(widenWindow)
    await user.click(informationCell('王浩然', 6))
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
      expect(informationCell('王浩然', 6).textContent).toContain('1380000')
    }
  })

  it('is not left with what was not understood without a question, until that pupil is gone', async () => {
    server.answer(classList, [informationClass, makeClass({ classId: 'c2', className: '四年级(1)班' })])
    const user = await openInformation()
    await user.click(informationCell('王浩然', 6))
    await user.keyboard('1380000{Enter}')
    const leave = async () => {
      await user.click(screen.getByRole('button', { name: /换一个班级/ }))
      await user.click(await screen.findByRole('menuitemradio', { name: /四年级/ }))
    }
    await leave()
    await user.click(await screen.findByRole('button', { name: '继续编辑' }))
    expect(informationCell('王浩然', 6).textContent).toContain('1380000')

    school.students = school.students.filter(({ id }) => id !== 'hao')
    await tellLive({ type: 'students-changed', teacherId: 'li' })
    await waitFor(() => expect(names()).toEqual(['阿宝', '李思琪']))
    await leave()
    await waitFor(() => expect(address()).toBe('/comment/information-edit?classId=c2'))
  })

  it('takes a block from a spreadsheet, cell by cell, and says what does not fit', async () => {
    const user = await openInformation()
    await user.click(informationCell('阿宝', 1))
    fireEvent.paste(informationCell('阿宝', 1), {
      clipboardData: { getData: () => '1\t男\t2017-02-30\n3\t女\t2017-03-06\n4\n5\n' },
    })

    await screen.findByText('已粘贴 3 名学生的资料，多出 1 行没有写入')
    expect(screen.getByRole('region', { name: '没有写入的格子' }).textContent).toContain('1 格没有写入')
    await saved()
    expect(informationCell('阿宝', 1).textContent).toBe('1')
    expect(informationCell('阿宝', 3).textContent).toContain('2017-02-30')
    expect(informationCell('李思琪', 3).textContent).toBe('2017-03-06')
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
    await user.click(informationCell('王浩然', 1))
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

    server.answer(studentInformation, {
      className: informationClass.className,
      isOwner: true,
      students: school.students,
    })
    await user.click(retry)
    await screen.findByRole('grid', { name: '学生资料' })
  })

  it('of an archived class takes no new pupils', async () => {
    server.answer(classList, [{ ...informationClass, isArchived: true }])
    await openInformation()

    await screen.findByText(/^班级已归档，只能查看。/)
    expect(screen.queryByRole('button', { name: '添加学生' })).toBeNull()
  })

  it('of an archived class is read and copied, and nothing in it can be changed', async () => {
    server.answer(classList, [{ ...informationClass, isArchived: true }])
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
    school.students = []
    await openScreen('/comment/information-edit?classId=c1', wang)

    await screen.findByRole('heading', { name: '班里还没有学生' })
    expect(screen.queryByRole('grid')).toBeNull()
  })
})
