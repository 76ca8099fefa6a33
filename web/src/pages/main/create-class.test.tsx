import { addClass, classList } from '@pinge/contract/classes.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { classRoster, importRoster, readPastedRoster, readRoster } from '@pinge/contract/roster/roster.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeClass } from '../../../test/make/class.ts'
import { makeRosterRow } from '../../../test/make/roster.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const next = () => screen.getByRole('button', { name: '下一步，添加学生' })
const skip = () => screen.getByRole('button', { name: '先建班，以后再添加' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const preview = () => screen.findByRole('region', { name: '核对名单' })
const counts = async () => within(await preview()).getByRole('status').textContent
const rosterFile = new File(['PK'], '名单.xlsx')

beforeEach(() => {
  server.answer(classList, [])
  server.answer(addClass, { classId: 'c1', geziNo: '12345678' })
  server.answer(classRoster, { className: '三年级(2)班', students: [] })
  server.answer(addStudents, ({ students }) => ({ ids: students.map((_, place) => `s${place}`) }))
  server.answer(importRoster, ({ added }) => ({ ids: added.map((_, place) => `s${place}`), changedIds: [] }))
})

/** The first step: 三年级(2)班 by its parts. */
async function nameClass(): Promise<User> {
  const user = await openScreen('/comment/create')
  await user.click(await screen.findByRole('radio', { name: '三年级' }))
  await user.fill(screen.getByLabelText('班号'), '2')
  await user.click(next())
  await preview()
  return user
}

describe('the name of a new class', () => {
  it('is made of grade and number, and shown before it is taken', async () => {
    const user = await openScreen('/comment/create')
    await user.click(await screen.findByRole('radio', { name: '三年级' }))
    await user.fill(screen.getByLabelText('班号'), '2')

    expect(screen.getAllByText('三年级(2)班').length).toBeGreaterThan(0)
  })

  it('without a grade is not taken, and the field says why and has the focus', async () => {
    const user = await openScreen('/comment/create')
    await screen.findByRole('radio', { name: '三年级' })
    await user.click(next())

    expect(screen.getByRole('alert').textContent).toMatch(/年级/)
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'))
    expect(screen.queryByRole('region', { name: '核对名单' })).toBeNull()
  })

  it('may be the teacher’s own', async () => {
    const user = await openScreen('/comment/create')
    await user.click(await screen.findByRole('button', { name: '自定义名称' }))
    expect(screen.queryByText('选好年级和班号后显示')).toBeNull()
    await user.fill(screen.getByLabelText('班级名称'), '合唱社团')
    await user.click(next())
    await preview()
    await user.click(skip())

    await screen.findByRole('heading', { name: '合唱社团建好了' })
    expect(server.requests(addClass)).toMatchObject([{ className: '合唱社团', isCustomize: true }])
  })

  it('that another class has is allowed, with a word of warning', async () => {
    server.answer(classList, [makeClass({ className: '三年级(2)班' })])
    const user = await openScreen('/comment/create')
    await user.click(await screen.findByRole('radio', { name: '三年级' }))
    await user.fill(screen.getByLabelText('班号'), '2')

    await screen.findByText(/你已经有一个“三年级\(2\)班”了/)
  })

  it('stays when the teacher comes back from the next step', async () => {
    const user = await nameClass()
    await user.click(button('上一步'))

    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '给班级起个名' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '三年级' }).checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('班号').value).toBe('2')
    expect(server.requests(addClass)).toEqual([])
  })
})

describe('a class without pupils', () => {
  it('can be made first and get its pupils later', async () => {
    const user = await nameClass()
    await user.click(skip())

    await screen.findByRole('heading', { name: '三年级(2)班建好了' })
    expect(screen.getByText('班里还没有学生，进入班级就可以添加。')).toBeTruthy()
    // By which colleagues come in.
    expect(await screen.findByText('1234 5678')).toBeTruthy()
    expect(screen.getByText(/把班级号发给同事/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '进入班级' }).getAttribute('href')).toBe(
      '/comment/class-detail?classId=c1',
    )
    expect(server.requests(addClass)).toMatchObject([{ className: '三年级(2)班', grade: 3 }])
  })

  it('leads to another new class', async () => {
    const user = await nameClass()
    await user.click(skip())
    await user.click(await screen.findByRole('button', { name: '再建一个班' }))

    await screen.findByRole('radio', { name: '三年级' })
    expect(screen.getByLabelText<HTMLInputElement>('班号').value).toBe('')
  })
})

describe('a class that the server does not make', () => {
  it.each([
    ['in its own words', 200, { code: 50_001, msg: '服务器正在搬家', data: null }, '服务器正在搬家'],
    [
      'in the words of the specification when it has none',
      200,
      { code: 50_001, msg: '', data: null },
      '出错啦... 请联系管理员!',
    ],
    ['as one that may be made when the answer is not ours', 502, {}, '班级可能已经建好了'],
  ])('is told %s', async (_, status, json, says) => {
    server.reply(addClass, status, json)
    const user = await nameClass()
    await user.click(skip())

    expect((await screen.findByRole('alert')).textContent).toContain(says)
    expect(screen.getByRole('heading', { name: '把学生加进三年级(2)班' })).toBeTruthy()
  })

  it('is asked for again as the same one while it is unknown whether it was made', async () => {
    server.fail(addClass)
    const user = await nameClass()
    await user.click(skip())
    await screen.findByRole('button', { name: '再试一次' })
    expect(button('上一步').disabled).toBe(true)

    server.answer(addClass, { classId: 'c1', geziNo: '12345678' })
    await user.click(button('再试一次'))
    await screen.findByRole('heading', { name: '三年级(2)班建好了' })
    const [first, second] = server.requests(addClass)
    expect(second).toEqual(first)
  })
})

describe('a roster from a file', () => {
  const mending = (row: number) => within(screen.getByRole('form', { name: `修改第 ${row} 行` }))

  async function upload(user: User, file = rosterFile): Promise<void> {
    await user.click(button('上传文件'))
    await user.upload(screen.getByLabelText('名单文件'), file)
  }

  it('goes in, and a faulty row says what is wrong and is mended', async () => {
    server.answer(readRoster, {
      tables: [
        {
          name: '',
          rows: [
            makeRosterRow({ row: 2, username: '王浩然' }),
            makeRosterRow({ row: 3, username: '李沐阳', birthday: '2017-02-30' }),
            makeRosterRow({ row: 4, username: '周诗语' }),
          ],
        },
      ],
    })
    const user = await nameClass()
    await upload(user)
    await waitFor(async () => expect(await counts()).toBe('2 名可以添加，1 行要改一改'))
    expect(mending(3).getAllByText('出生日期应为真实的日期，如 2017-03-05').length).toBeGreaterThan(0)

    await user.fill(mending(3).getByLabelText('出生日期'), '2017-03-05')
    await user.click(mending(3).getByRole('button', { name: '完成' }))
    expect(await counts()).toBe('3 名可以添加')
    await user.click(button('建班并添加 3 名学生'))
    await screen.findByText('3 名学生已经在班里，可以开始点评了。')
    expect(server.files(readRoster).map(({ name }) => name)).toEqual(['名单.xlsx'])
  })

  it('leaves a faulty row waiting while the good ones go in', async () => {
    server.answer(readRoster, {
      tables: [
        {
          name: '',
          rows: [
            makeRosterRow({ row: 2, username: '王浩然' }),
            makeRosterRow({ row: 3, username: '李沐阳', guardianTel: '12345' }),
          ],
        },
      ],
    })
    const user = await nameClass()
    await upload(user)
    await user.click(await screen.findByRole('button', { name: '建班并添加 1 名学生' }))

    await screen.findByText(/还有 1 行没有添加/)
    // Their parents' phones come with them: nothing has been compared yet.
    expect(server.requests(classRoster)).toEqual([])
    await user.click(button('继续修改'))
    await waitFor(() => expect(server.requests(classRoster)).toMatchObject([{ classId: 'c1' }]))
    expect(mending(3).getByLabelText<HTMLInputElement>('家长1电话').value).toBe('12345')
  })

  it('whose left row cannot be compared yet offers to read the pupils again', async () => {
    server.answer(readRoster, {
      tables: [
        {
          name: '',
          rows: [
            makeRosterRow({ row: 2, username: '王浩然' }),
            makeRosterRow({ row: 3, username: '李沐阳', guardianTel: '12345' }),
          ],
        },
      ],
    })
    server.refuse(classRoster, 'serviceBusy')
    const user = await nameClass()
    await upload(user)
    await user.click(await screen.findByRole('button', { name: '建班并添加 1 名学生' }))
    await user.click(await screen.findByRole('button', { name: '继续修改' }))
    await screen.findByText(/没有读到班里的学生/)

    server.answer(classRoster, { className: '三年级(2)班', students: [] })
    await user.click(button('重新读取'))
    await waitFor(() => expect(screen.queryByText(/没有读到班里的学生/)).toBeNull())
    expect(mending(3)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重新读取' })).toBeNull()
  })

  it('of a whole grade asks which class is meant', async () => {
    server.answer(readRoster, {
      tables: [
        { name: '三(1)班', rows: [makeRosterRow()] },
        { name: '三(2)班', rows: [makeRosterRow(), makeRosterRow({ row: 3, username: '李沐阳' })] },
      ],
    })
    const user = await nameClass()
    await upload(user)
    await screen.findByText('文件里有 2 张名单，用哪一张？')
    await user.click(screen.getByRole('button', { name: /三\(2\)班/ }))

    expect(await counts()).toBe('2 名可以添加')
  })

  it('that is no roster is told in one sentence, and nothing else changes', async () => {
    server.refuse(readRoster, 'rosterUnreadable')
    const user = await nameClass()
    await upload(user)

    expect((await screen.findByRole('alert')).textContent).toBe(errors.rosterUnreadable.message)
    expect(await counts()).toBe('')
  })

  it('of a kind that the product cannot read is not even sent', async () => {
    const user = await nameClass()
    await user.click(button('上传文件'))
    fireEvent.change(screen.getByLabelText('名单文件'), {
      target: { files: [new File(['%PDF'], '名单.pdf')] },
    })

    expect((await screen.findByRole('alert')).textContent).toBe('只能上传 .xlsx 或 .csv 名单文件')
    expect(server.files(readRoster)).toEqual([])
  })

  it('can be written into our own template', async () => {
    const user = await nameClass()
    await user.click(button('上传文件'))

    const template = screen.getByRole('link', { name: '下载模板' })
    expect(template.getAttribute('download')).toBe('学生名单模板.xlsx')
  })
})

describe('names', () => {
  it('are pasted as they come', async () => {
    server.answer(readPastedRoster, ({ text }) => ({
      rows: text.split(/[\n、，]/).map((username, place) => makeRosterRow({ row: place + 1, username })),
    }))
    const user = await nameClass()
    await user.click(button('粘贴名单'))
    await user.fill(screen.getByLabelText('学生姓名'), '王浩然\n李沐阳、周诗语，欧阳娜娜')
    await user.click(button('识别名单'))

    await waitFor(async () => expect(await counts()).toBe('4 名可以添加'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('学生姓名').value).toBe('')
  })

  it('that could not be read stay where they were pasted', async () => {
    server.fail(readPastedRoster)
    const user = await nameClass()
    await user.click(button('粘贴名单'))
    await user.fill(screen.getByLabelText('学生姓名'), '王浩然')
    await user.click(button('识别名单'))

    await screen.findByText(/网络连接失败/)
    expect(screen.getByLabelText<HTMLTextAreaElement>('学生姓名').value).toBe('王浩然')
  })

  it('that were pasted and not read yet stop the adding, with the reason', async () => {
    const user = await nameClass()
    await user.click(button('粘贴名单'))
    await user.fill(screen.getByLabelText('学生姓名'), '王浩然')
    await user.click(skip())

    expect((await screen.findByRole('alert')).textContent).toContain('粘贴的名单还没有识别')
    expect(server.requests(addClass)).toEqual([])
  })

  it('are added one by one with the keyboard alone', async () => {
    const user = await nameClass()
    await user.click(button('逐个添加'))
    for (const name of ['王浩然', '李沐阳']) {
      await user.fill(screen.getByLabelText('姓名'), name)
      await user.keyboard('{Enter}')
    }

    expect(await counts()).toBe('2 名可以添加')
    expect(document.activeElement).toBe(screen.getByLabelText('姓名'))
    await user.click(button('移除王浩然'))
    expect(await counts()).toBe('1 名可以添加')
  })

  it('that stand twice are told apart by a number', async () => {
    const user = await nameClass()
    await user.click(button('逐个添加'))
    await user.fill(screen.getByLabelText('姓名'), '王浩然')
    await user.fill(screen.getByLabelText('学号（可不填）'), '6')
    await user.keyboard('{Enter}')
    await user.fill(screen.getByLabelText('姓名'), '王浩然')
    await user.keyboard('{Enter}')
    expect(await counts()).toBe('1 名可以添加，1 行要改一改')

    await user.fill(within(screen.getByRole('form', { name: /^修改第/ })).getByLabelText('学号'), '7')
    expect(await counts()).toBe('2 名可以添加')
  })

  it('are all cleared after a question', async () => {
    const user = await nameClass()
    await user.click(button('逐个添加'))
    await user.fill(screen.getByLabelText('姓名'), '王浩然')
    await user.keyboard('{Enter}')
    await user.click(button('清空'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '清空' }))

    await screen.findByText('名单会出现在这里，核对好了再添加。')
  })
})

describe('leaving with a roster that is not added yet', () => {
  it('is asked about, and staying keeps it', async () => {
    const user = await nameClass()
    await user.click(button('逐个添加'))
    await user.fill(screen.getByLabelText('姓名'), '王浩然')
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('link', { name: '返回' }))
    const asked = await screen.findByRole('alertdialog', { name: '注意' })
    expect(asked.textContent).toContain('名单还没有添加。离开后，还没添加的 1 行就没有了。')

    await user.click(within(asked).getByRole('button', { name: '继续编辑' }))
    expect(await counts()).toBe('1 名可以添加')
    expect(address()).toBe('/comment/create')
  })
})
