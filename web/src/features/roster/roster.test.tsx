import { classDetail } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import {
  classRoster,
  importRoster,
  readPastedRoster,
  readRoster,
  type RosterRow,
  type RosterStudent,
} from '@pinge/contract/roster/roster.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { tellLive } from '../../../test/live.ts'
import { makeClass, makeClassDetail } from '../../../test/make/class.ts'
import { makeRosterRow } from '../../../test/make/roster.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const wang = makeTeacher({ nickname: '王老师' })
const summary = makeClass({ classId: 'c1', className: '三年级(2)班' })
const hao: RosterStudent = {
  id: 'hao',
  username: '王浩然',
  stuNo: '1',
  gender: null,
  birthday: null,
  guardians: [],
}

let classmates: RosterStudent[]
let user: User

beforeEach(() => {
  classmates = []
  server.answer(classList, [summary])
  server.answer(classDetail, makeClassDetail({ classId: 'c1' }))
  server.answer(studentInformation, { className: summary.className, isOwner: true, students: [] })
  server.answer(classRoster, () => ({ className: summary.className, students: classmates }))
  server.answer(importRoster, ({ added, known }) => ({
    ids: added.map((_, index) => `new-${index}`),
    changedIds: known.map(({ id }) => id),
  }))
  // As the server reads a column of names.
  server.answer(readPastedRoster, ({ text }) => ({
    rows: text.split(/[\n、，]/).map((username, index) => makeRosterRow({ row: index + 1, username })),
  }))
})

/** 添加学生, over the table of the class's pupils. */
async function openAddStudents(): Promise<void> {
  user = await openScreen('/comment/information-edit?classId=c1', wang)
  const [add] = await screen.findAllByRole('button', { name: '添加学生' })
  if (add) await user.click(add)
  await screen.findByRole('dialog', { name: '添加学生' })
}

const sheet = () => within(screen.getByRole('dialog', { name: '添加学生' }))
const button = (name: string | RegExp) => sheet().getByRole<HTMLButtonElement>('button', { name })
const counts = () => within(sheet().getByRole('region', { name: '核对名单' })).getByRole('status').textContent
const newcomers = () => within(sheet().getByRole('list', { name: '新学生' })).getAllByRole('listitem')
const known = () => within(sheet().getByRole('list', { name: '已在班里' }))

async function paste(text: string): Promise<void> {
  await user.fill(sheet().getByLabelText('学生姓名'), text)
  await user.click(button('识别名单'))
  await waitFor(() => expect(counts()).not.toBe(''))
}

async function upload(...tables: { name: string; rows: RosterRow[] }[]): Promise<void> {
  server.answer(readRoster, { tables })
  await user.click(button('上传文件'))
  await user.upload(sheet().getByLabelText('名单文件'), new File(['rows'], '名单.xlsx'))
}

describe('a roster that is pasted', () => {
  it('stands in the preview before anything is added, and goes in as one', async () => {
    await openAddStudents()
    await paste('王浩然\n李沐阳\n周诗语')
    expect(counts()).toBe('3 名可以添加')
    expect(newcomers()).toHaveLength(3)

    await user.click(button('添加 3 名学生'))
    await screen.findByText('已添加 3 名学生')
    expect(screen.queryByRole('dialog', { name: '添加学生' })).toBeNull()
    expect(server.requests(importRoster)).toMatchObject([
      {
        classId: 'c1',
        added: [{ username: '王浩然' }, { username: '李沐阳' }, { username: '周诗语' }],
        known: [],
      },
    ])
  })

  it('keeps what was typed when it cannot be read, and says why', async () => {
    server.refuse(readPastedRoster, 'rosterEmpty')
    await openAddStudents()
    const field = sheet().getByLabelText<HTMLTextAreaElement>('学生姓名')
    await user.fill(field, '？？？')
    await user.click(button('识别名单'))

    await sheet().findByText('名单里没有找到学生姓名，请检查文件内容')
    expect(field.value).toBe('？？？')
  })

  it('is not forgotten beside the rows: adding first asks for it', async () => {
    await openAddStudents()
    await paste('王浩然')
    await user.fill(sheet().getByLabelText('学生姓名'), '李沐阳')
    await user.click(button('添加 1 名学生'))

    expect(sheet().getByRole('alert').textContent).toBe(
      '粘贴的名单还没有识别，请先点“识别名单”，或者删掉它。',
    )
    expect(server.requests(importRoster)).toEqual([])
  })
})

describe('a row of the preview', () => {
  it('that is faulty is mended in its place, and then goes in with the others', async () => {
    await openAddStudents()
    await upload({
      name: '名单',
      rows: [
        makeRosterRow({ row: 2, username: '李沐阳' }),
        makeRosterRow({ row: 3, username: '周诗语', birthday: '2017-02-30' }),
      ],
    })
    await waitFor(() => expect(counts()).toBe('1 名可以添加，1 行要改一改'))
    const mending = within(sheet().getByRole('form', { name: '修改第 3 行' }))
    expect(mending.getByText('出生日期应为真实的日期，如 2017-03-05')).toBeTruthy()

    await user.fill(mending.getByLabelText('出生日期'), '2017/3/5')
    await user.click(mending.getByRole('button', { name: '完成' }))
    expect(counts()).toBe('2 名可以添加')
    await user.click(button('添加 2 名学生'))
    await screen.findByText('已添加 2 名学生')
    expect(server.requests(importRoster)[0]?.added).toMatchObject([{ birthday: '2017-03-05' }, {}])
  })

  it('can be left to mend: the good ones go in, and the sheet stays for the others', async () => {
    await openAddStudents()
    await upload({
      name: '名单',
      rows: [makeRosterRow({ username: '李沐阳' }), makeRosterRow({ row: 3, username: '' })],
    })
    await user.click(await sheet().findByRole('button', { name: '添加 1 名学生' }))

    await screen.findByText('已添加 1 名学生')
    expect(counts()).toBe('0 名可以添加，1 行要改一改')
    expect(button('添加学生').disabled).toBe(true)
  })

  it('is taken out by itself, and all of them after a question', async () => {
    await openAddStudents()
    await paste('王浩然\n李沐阳\n周诗语')
    await user.click(button('移除李沐阳'))
    expect(counts()).toBe('2 名可以添加')

    await user.click(button('清空'))
    const asked = within(await screen.findByRole('alertdialog', { name: '清空名单' }))
    expect(asked.getByText(/将移除预览里的 2 行/)).toBeTruthy()
    await user.click(asked.getByRole('button', { name: '清空' }))
    expect(sheet().getByText('名单会出现在这里，核对好了再添加。')).toBeTruthy()
  })

  it('of the same name and number as another one is told apart', async () => {
    await openAddStudents()
    await paste('王浩然\n王浩然')

    expect(counts()).toBe('1 名可以添加，1 行要改一改')
    expect(sheet().getByText(/与第 1 行重名/)).toBeTruthy()
  })
})

describe('pupils who are in the class', () => {
  const row = makeRosterRow({ username: '王浩然', stuNo: '1', gender: '男', birthday: '2017-03-05' })

  it('are filled in where nothing was known', async () => {
    classmates = [hao]
    await openAddStudents()
    await upload({ name: '名单', rows: [row, makeRosterRow({ row: 3, username: '李沐阳' })] })
    await waitFor(() => expect(counts()).toBe('新学生 1 · 已在班里 1'))
    const changes = known().getByRole('list', { name: '王浩然的变化' })
    expect(changes.textContent).toContain('性别空改为男')

    await user.click(button('添加 1 名学生，更新 1 名'))
    await screen.findByText('已添加 1 名学生，更新 1 名')
    expect(server.requests(importRoster)).toMatchObject([
      {
        added: [{ username: '李沐阳' }],
        known: [{ id: 'hao', mode: 'fill', student: { gender: 'male', birthday: '2017-03-05' } }],
      },
    ])
  })

  it('are written over only when the teacher says so', async () => {
    classmates = [{ ...hao, gender: 'male', birthday: '2016-01-02' }]
    await openAddStudents()
    await upload({ name: '名单', rows: [row] })
    await waitFor(() => expect(known().getByText('（不改）')).toBeTruthy())
    expect(button('添加学生').disabled).toBe(true)

    await user.click(known().getByRole('button', { name: '更新' }))
    await user.click(button('更新 1 名学生'))
    await screen.findByText('已更新 1 名学生')
    expect(server.requests(importRoster)[0]?.known).toMatchObject([{ id: 'hao', mode: 'update' }])
  })

  it('need nothing when the roster says nothing new', async () => {
    classmates = [{ ...hao, gender: 'male', birthday: '2017-03-05' }]
    await openAddStudents()
    await upload({ name: '名单', rows: [row] })

    await waitFor(() => expect(known().getByText('没有变化')).toBeTruthy())
    expect(button('添加学生').disabled).toBe(true)
    expect(sheet().getByText('1 名已在班里，保持不变')).toBeTruthy()
  })

  it('may have a namesake, who is added when the teacher says that it is another child', async () => {
    classmates = [{ ...hao, stuNo: '40' }]
    await openAddStudents()
    await upload({ name: '名单', rows: [row] })
    await waitFor(() => expect(known().getByText('姓名相同，学号不同，是同一位吗？')).toBeTruthy())

    await user.click(known().getByRole('button', { name: '另一名学生' }))
    await user.click(button('添加 1 名学生'))
    await screen.findByText('已添加 1 名学生')
    expect(server.requests(importRoster)[0]).toMatchObject({ added: [{ stuNo: '1' }], known: [] })
  })

  it('are known at once when a colleague adds one meanwhile, who is not added twice', async () => {
    await openAddStudents()
    await paste('王浩然\n李沐阳\n周诗语')
    expect(counts()).toBe('3 名可以添加')
    classmates = [hao]
    await tellLive({ type: 'students-changed', teacherId: 'li' })

    await waitFor(() => expect(counts()).toBe('新学生 2 · 已在班里 1'))
    expect(newcomers()).toHaveLength(2)
  })

  it('must be known before anybody is added', async () => {
    server.refuse(classRoster, 'serviceBusy')
    await openAddStudents()
    await paste('李沐阳')
    expect(sheet().getByRole('alert').textContent).toContain('没有读到班里的学生')

    server.answer(classRoster, { className: summary.className, students: [] })
    await user.click(button('重新读取'))
    await waitFor(() => expect(button('添加 1 名学生').disabled).toBe(false))
  })
})

describe('a file', () => {
  it('of a whole grade asks which class is meant', async () => {
    await openAddStudents()
    await upload(
      { name: '三(1)班', rows: [makeRosterRow({ username: '李沐阳' })] },
      {
        name: '三(2)班',
        rows: [makeRosterRow({ username: '周诗语' }), makeRosterRow({ row: 3, username: '吴桐' })],
      },
    )
    await sheet().findByText('文件里有 2 张名单，用哪一张？')

    await user.click(button(/^三\(2\)班/))
    expect(counts()).toBe('2 名可以添加')
  })

  it('that is no roster is not even sent', async () => {
    await openAddStudents()
    await user.click(button('上传文件'))
    const input = sheet().getByLabelText<HTMLInputElement>('名单文件')
    input.removeAttribute('accept')
    await user.upload(input, new File(['x'], '照片.png'))

    expect(sheet().getByRole('alert').textContent).toBe('只能上传 .xlsx 或 .csv 名单文件')
    expect(server.requests(readRoster)).toEqual([])
  })

  it('that cannot be read is told in its place', async () => {
    await openAddStudents()
    server.refuse(readRoster, 'rosterUnreadable')
    await user.click(button('上传文件'))
    await user.upload(sheet().getByLabelText('名单文件'), new File(['家长你好'], '名单.xlsx'))

    expect((await sheet().findByRole('alert')).textContent).toContain('名单文件无法读取')
  })
})

describe('the class as a file', () => {
  it('is saved after a warning of what is in it', async () => {
    const saved = watchSavedFiles()
    classmates = [hao]
    await openAddStudents()
    await user.click(button('上传文件'))
    await user.click(await sheet().findByRole('button', { name: '导出名单' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '导出名单' }))
    expect(
      asked.getByText(/^文件里有 1 名学生的学号、姓名、性别、出生日期，还有两位家长的姓名、关系和完整的电话/),
    ).toBeTruthy()
    await user.click(asked.getByRole('button', { name: '导出' }))

    await waitFor(() => expect(saved).toEqual(['三年级(2)班学生名单.xlsx']))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('is not saved when the teacher thinks better of it', async () => {
    const saved = watchSavedFiles()
    classmates = [hao]
    await openAddStudents()
    await user.click(button('上传文件'))
    await user.click(await sheet().findByRole('button', { name: '导出名单' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(saved).toEqual([])
  })
})

describe('pupils one by one', () => {
  it('are written one after the other, each with the return key', async () => {
    await openAddStudents()
    await user.click(button('逐个添加'))
    const name = sheet().getByLabelText<HTMLInputElement>('姓名')
    await user.type(name, '李沐阳{Enter}')
    await user.type(name, '周诗语{Enter}')

    expect(counts()).toBe('2 名可以添加')
    expect(name.value).toBe('')
    expect(document.activeElement).toBe(name)

    await user.type(name, '陈一诺')
    await waitFor(() => expect(button('添加 2 名学生').disabled).toBe(false))
    await user.click(button('添加 2 名学生'))
    expect(sheet().getByRole('alert').textContent).toBe(
      '有一名学生还没有加到名单，请先点“加到名单”，或者删掉姓名。',
    )
  })
})

describe('adding', () => {
  it('that finds no server keeps the rows, and sends the same request again', async () => {
    server.fail(importRoster)
    await openAddStudents()
    await paste('王浩然')
    await user.click(button('添加 1 名学生'))
    await sheet().findByText('没有收到服务器的回应，学生可能已经添加了。请再试一次，不会重复添加。')
    expect(button('移除王浩然').disabled).toBe(true)

    server.answer(importRoster, { ids: ['new'], changedIds: [] })
    await user.click(button('再试一次'))
    await screen.findByText('已添加 1 名学生')
    const [first, second] = server.requests(importRoster)
    expect(second).toEqual(first)
  })

  it('that the server refuses keeps the rows, and says why', async () => {
    server.refuse(importRoster, 'rosterOutdated')
    await openAddStudents()
    await paste('王浩然')
    await user.click(button('添加 1 名学生'))

    await sheet().findByText(/学生还没有添加：班里的学生刚刚有变化/)
    expect(newcomers()).toHaveLength(1)
  })

  it('is asked about before what was typed is thrown away', async () => {
    await openAddStudents()
    await paste('王浩然')
    await user.click(button('取消'))

    const asked = within(await screen.findByRole('alertdialog', { name: '名单还没有添加' }))
    expect(asked.getByText(/还没添加的 1 行就没有了/)).toBeTruthy()
    await user.click(asked.getByRole('button', { name: '继续填写' }))
    expect(counts()).toBe('1 名可以添加')
  })
})

describe('a roster as a file', () => {
  it('says what it will hold, with the phones and without, and is named by it', async () => {
    const saved = watchSavedFiles()
    classmates = [hao]
    await openAddStudents()
    await user.click(button('上传文件'))
    await user.click(await sheet().findByRole('button', { name: '导出名单' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '导出名单' }))
    expect(asked.getByText(/两位家长的姓名、关系和完整的电话/)).toBeTruthy()

    await user.click(asked.getByRole('button', { name: '不含电话' }))

    expect(asked.getByText(/两位家长的姓名和关系，没有电话。/)).toBeTruthy()
    await user.click(asked.getByRole('button', { name: '导出' }))
    await waitFor(() => expect(saved).toEqual(['三年级(2)班学生名单（不含电话）.xlsx']))
  })
})
