import {
  archiveClass,
  classDetail,
  removeClass,
  updateClass,
  type ClassDetail,
} from '@pinge/contract/class-edit.ts'
import { classTeachers } from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { confirmFile } from '@pinge/contract/files.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { tellLive } from '../../../test/live.ts'
import { givenOf } from '../../../test/make/given-of.ts'
import { makeClass, makeClassDetail, makeClassTeacher } from '../../../test/make/class.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { cutOffStorage, openStorage, pictureUrl, pngFile } from '../../../test/storage.ts'
import type { User } from '../../../test/user.ts'

const wang = makeTeacher({ nickname: '王老师' })
let detail: ClassDetail

const section = (name: string) => within(screen.getByRole('region', { name }))
const name = () => screen.findByLabelText<HTMLInputElement>('班级名称')
const save = () => screen.getByRole('button', { name: '保存' })

beforeEach(() => {
  detail = makeClassDetail({ classId: 'c1' })
  server.answer(classList, [])
  server.answer(classDetail, () => detail)
  server.answer(classTeachers, [
    makeClassTeacher({ userId: wang.userId, nickname: '王老师', isOwner: true }),
    makeClassTeacher({ userId: 'li', nickname: '李老师' }),
  ])
  server.answer(updateClass, ({ classId: _, requestId: __, version: ___, ...facts }) => {
    detail = { ...detail, ...givenOf(facts), version: detail.version + 1 }
    return detail
  })
})

const openClassEdit = (): Promise<User> => openScreen('/comment/class-edit?classId=c1', wang)

describe('the facts of a class', () => {
  it('are changed by its owner', async () => {
    const user = await openClassEdit()
    await user.fill(await name(), '小树苗班')
    await user.click(screen.getByRole('radio', { name: '小火箭' }))
    await user.selectOptions(screen.getByLabelText('年级'), '四年级')
    await user.fill(screen.getByLabelText('学校'), '实验小学')
    await user.fill(screen.getByLabelText('班主任'), '王老师')
    await user.click(save())

    await screen.findByText('已保存')
    await screen.findByRole('heading', { level: 1, name: '小树苗班' })
    expect(server.requests(updateClass)).toMatchObject([
      {
        classId: 'c1',
        version: 0,
        className: '小树苗班',
        grade: 4,
        school: '实验小学',
        headTeacher: '王老师',
      },
    ])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true)
  })

  it('are not saved without a name, and the field says why', async () => {
    const user = await openClassEdit()
    await user.clear(await name())
    await user.click(save())

    expect(screen.getByRole('alert').textContent).toMatch(/班级名称/)
    expect(server.requests(updateClass)).toEqual([])
  })

  it('get a cover of the owner’s own', async () => {
    openStorage()
    const user = await openClassEdit()
    await name()
    await user.upload(await screen.findByLabelText('或者用自己的图片文件'), pngFile())
    await screen.findByRole('img', { name: '或者用自己的图片预览' })
    await waitFor(() => expect(screen.getByRole('button', { name: '不用图片' })).toBeTruthy())
    await user.click(save())

    await screen.findByText('已保存')
    expect(server.requests(updateClass)).toMatchObject([{ classImg: pictureUrl(1) }])
  })

  it('wait for a cover that is on its way, and leaving asks for it', async () => {
    openStorage()
    const confirmed = server.hold(confirmFile)
    const user = await openClassEdit()
    await user.upload(await screen.findByLabelText('或者用自己的图片文件'), pngFile())
    await user.click(screen.getByRole('link', { name: '学生' }))
    await user.click(await screen.findByRole('button', { name: '继续编辑' }))
    await user.fill(await name(), '小树苗班')
    await user.click(save())
    expect(save().getAttribute('aria-busy')).toBe('true')

    confirmed.answer({ url: pictureUrl(1) })
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull())
    await user.click(save())
    await screen.findByText('已保存')
    expect(server.requests(updateClass)).toMatchObject([{ className: '小树苗班', classImg: pictureUrl(1) }])
  })

  it('are not saved without the cover that failed to go up, until it is removed', async () => {
    openStorage()
    cutOffStorage()
    const user = await openClassEdit()
    await user.upload(await screen.findByLabelText('或者用自己的图片文件'), pngFile())
    const remove = await screen.findByRole('button', { name: '移除这张' })
    await user.fill(await name(), '小树苗班')
    await user.click(save())
    await screen.findByText('刚选的图片没有上传成功，请重试，或移除后再提交')
    expect(server.requests(updateClass)).toEqual([])

    await user.click(remove)
    await user.click(save())
    await screen.findByText('已保存')
    expect(server.requests(updateClass)).toMatchObject([
      { className: '小树苗班', classImg: makeClassDetail().classImg },
    ])
  })

  it('keep the cover that is shown while they are saved', async () => {
    const saving = server.hold(updateClass)
    const user = await openClassEdit()
    await user.fill(await name(), '小树苗班')
    await user.click(save())
    await waitFor(() => expect(server.requests(updateClass)).toHaveLength(1))

    const covers = screen.getByRole<HTMLFieldSetElement>('group', { name: '封面' })
    expect(covers.disabled).toBe(true)
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: '选择图片' })).disabled).toBe(true)
    saving.answer({ ...detail, className: '小树苗班', version: 1 })
    await screen.findByText('已保存')
    expect(covers.disabled).toBe(false)
  })

  it('are read by a colleague, who is told whom to ask', async () => {
    detail = { ...detail, isOwner: false, school: '实验小学', ownerName: '李老师' }
    await openClassEdit()

    await screen.findByText(/只有创建者李老师可以修改班级信息/)
    expect(section('班级信息').getByText('实验小学')).toBeTruthy()
    expect(section('班级信息').getByText('1234 5678')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
    expect(screen.queryByRole('region', { name: '归档与删除' })).toBeNull()
  })

  it('that were saved elsewhere meanwhile are shown beside what was written, and nothing is overwritten', async () => {
    const theirs = { ...detail, className: '小火箭班', version: 5 }
    server.refuse(updateClass, 'classEdited', { current: theirs, sent: { className: '向日葵班' } })
    const user = await openClassEdit()
    await user.fill(await name(), '向日葵班')
    await user.click(save())
    const asked = await screen.findByRole('alert')
    expect(asked.textContent).toContain('已保存：小火箭班你写的：向日葵班')
    expect((await name()).value).toBe('向日葵班')

    server.answer(updateClass, { ...theirs, className: '向日葵班', version: 6 })
    await user.click(screen.getByRole('button', { name: '用我写的' }))
    await screen.findByText('已保存')
    expect(server.requests(updateClass)[1]).toMatchObject({ version: 5, className: '向日葵班' })
  })

  it('that were saved elsewhere and not written here stay when one’s own words are taken', async () => {
    const theirs = { ...detail, className: '小火箭班', school: '实验小学', version: 5 }
    server.refuse(updateClass, 'classEdited', { current: theirs, sent: {} })
    const user = await openClassEdit()
    await user.fill(await name(), '向日葵班')
    await user.click(save())
    const asked = within(await screen.findByRole('alert'))
    expect(asked.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['班级名称'])
    server.fail(updateClass)
    await user.click(asked.getByRole('button', { name: '用我写的' }))
    await screen.findByText(/网络连接失败/)
    expect(screen.getByLabelText<HTMLInputElement>('学校').value).toBe('实验小学')
    server.answer(updateClass, { ...theirs, className: '向日葵班', version: 6 })
    await user.click(screen.getByRole('button', { name: '再试一次' }))

    await screen.findByText('已保存')
    const own = { version: 5, className: '向日葵班', school: '实验小学' }
    expect(server.requests(updateClass).slice(1)).toMatchObject([own, own])
  })

  it('that were saved elsewhere in the same words are not asked about', async () => {
    const theirs = { ...detail, className: '向日葵班', school: '实验小学', version: 5 }
    server.refuse(updateClass, 'classEdited', { current: theirs, sent: {} })
    const user = await openClassEdit()
    await user.fill(await name(), '向日葵班')
    await user.click(save())

    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('学校').value).toBe('实验小学'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect((await name()).value).toBe('向日葵班')
  })

  it('of a colleague are taken instead, when the teacher says so', async () => {
    const theirs = { ...detail, className: '小火箭班', version: 5 }
    server.refuse(updateClass, 'classEdited', { current: theirs, sent: { className: '向日葵班' } })
    const user = await openClassEdit()
    await user.fill(await name(), '向日葵班')
    detail = theirs
    await tellLive({ type: 'class-changed', teacherId: 'li' })
    await waitFor(() => expect(server.requests(classDetail)).toHaveLength(2))
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: '用已保存的' }))

    expect((await name()).value).toBe('小火箭班')
    expect(server.requests(updateClass)).toHaveLength(1)
  })

  it('are sent again as they were when it is unknown whether they were saved', async () => {
    server.fail(updateClass)
    const user = await openClassEdit()
    await user.fill(await name(), '向日葵班')
    await user.click(save())
    await screen.findByText(/网络连接失败/)
    expect((await name()).readOnly).toBe(true)

    server.answer(updateClass, { ...detail, className: '向日葵班', version: 1 })
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    await screen.findByText('已保存')
    const [first, second] = server.requests(updateClass)
    expect(second).toEqual(first)
  })

  it('that others change are simply shown while nothing is written', async () => {
    await openClassEdit()
    expect((await name()).value).toBe('三年级(2)班')
    detail = { ...detail, className: '小火箭班', version: 9 }
    await tellLive({ type: 'class-changed', teacherId: 'li' })

    await screen.findByRole('heading', { level: 1, name: '小火箭班' })
    expect((await name()).value).toBe('小火箭班')
  })
})

describe('leaving the settings', () => {
  it('with a name unsaved asks first, and staying keeps it', async () => {
    const user = await openClassEdit()
    await user.fill(await name(), '小树苗班')
    await user.click(screen.getByRole('link', { name: '学生' }))
    const asked = await screen.findByRole('alertdialog', { name: '注意' })
    expect(asked.textContent).toContain('班级信息还没有保存。离开后，刚才的修改就没有了。')

    await user.click(within(asked).getByRole('button', { name: '继续编辑' }))
    expect((await name()).value).toBe('小树苗班')
    expect(address()).toBe('/comment/class-edit?classId=c1')
  })

  it('for the pupils’ data leads through the bar of the class, and back', async () => {
    server.answer(classList, [makeClass({ classId: 'c1' })])
    server.answer(studentInformation, { className: '三年级(2)班', isOwner: true, students: [] })
    const user = await openClassEdit()
    await name()
    const sections = () => within(screen.getByRole('navigation', { name: '班级' }))
    await user.click(sections().getByRole('link', { name: '学生' }))
    await waitFor(() => expect(address()).toBe('/comment/information-edit?classId=c1'))
    await waitFor(() => expect(sections().getByRole('link', { current: true }).textContent).toBe('学生'))

    await user.click(sections().getByRole('link', { name: '设置' }))
    expect((await name()).value).toBe('三年级(2)班')
  })

  it('the address of the settings themselves leads to the facts', async () => {
    await openScreen('/comment/class-setting?classId=c1', wang)

    await name()
    expect(address()).toBe('/comment/class-edit?classId=c1')
  })
})

describe('the end of a class', () => {
  it('by archiving is asked about, says what stays, and is taken back', async () => {
    server.answer(archiveClass, ({ isArchived }) => {
      detail = { ...detail, isArchived }
      return null
    })
    const user = await openClassEdit()
    await user.click(await screen.findByRole('button', { name: '归档班级' }))
    const asked = await screen.findByRole('alertdialog', { name: '归档三年级(2)班？' })
    expect(asked.textContent).toContain('3 名学生和全部记录都保留，只能查看。')
    await user.click(within(asked).getByRole('button', { name: '归档' }))
    await screen.findByText('三年级(2)班已归档')
    expect(screen.queryByLabelText('班级名称')).toBeNull()

    await user.click(screen.getByRole('button', { name: '取消归档' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消归档' }))
    await screen.findByText('三年级(2)班可以继续使用了')
    await name()
  })

  it('by deleting needs its name, and leads to the class list', async () => {
    server.answer(removeClass, null)
    const user = await openClassEdit()
    await user.click(await screen.findByRole('button', { name: '删除班级' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '删除三年级(2)班？' }))
    expect(dialog.getByText(/将删除 3 名学生和他们的全部点评/)).toBeTruthy()
    await user.fill(dialog.getByRole('textbox'), '三年级(1)班')
    await user.click(dialog.getByRole('button', { name: '删除班级' }))
    expect(dialog.getByRole('alert').textContent).toBe('和班级名称不一致，请重新输入')
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox')))
    expect(server.requests(removeClass)).toEqual([])

    await user.fill(dialog.getByRole('textbox'), '三年级(2)班')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/comment'))
    expect(server.requests(removeClass)).toMatchObject([{ classId: 'c1', className: '三年级(2)班' }])
    await screen.findByText('已删除三年级(2)班，30 天内可以恢复')
  })

  it('by deleting keeps the name that was written when the server refuses', async () => {
    server.refuse(removeClass, 'classNotFound')
    const user = await openClassEdit()
    await user.click(await screen.findByRole('button', { name: '删除班级' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '删除三年级(2)班？' }))
    await user.fill(dialog.getByRole('textbox'), '三年级(2)班')
    await user.click(dialog.getByRole('button', { name: '删除班级' }))

    expect((await dialog.findByRole('alert')).textContent).not.toBe('')
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('三年级(2)班')
  })

  it('by archiving that is answered late shuts no question about deleting it', async () => {
    const held = server.hold(archiveClass)
    const user = await openClassEdit()
    await user.click(await screen.findByRole('button', { name: '归档班级' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name: '归档' }))
    await waitFor(() => expect(server.requests(archiveClass)).toHaveLength(1))
    await user.click(asked.getByRole('button', { name: '取消' }))
    await user.click(screen.getByRole('button', { name: '删除班级' }))
    await screen.findByRole('alertdialog', { name: '删除三年级(2)班？' })
    held.answer(null)

    await screen.findByText('三年级(2)班已归档')
    expect(screen.getByRole('alertdialog', { name: '删除三年级(2)班？' })).toBeTruthy()
  })

  it('that the network kept back is said in the dialog', async () => {
    server.fail(archiveClass)
    const user = await openClassEdit()
    await user.click(await screen.findByRole('button', { name: '归档班级' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name: '归档' }))

    expect((await asked.findByRole('alert')).textContent).toContain('网络连接失败')
  })
})

describe('a class that cannot be shown', () => {
  // The second is what an address gets that no class can have.
  it.each(['classNotFound', 'invalidInput'] as const)(
    'because it is not there says so: %s',
    async (refusal) => {
      server.refuse(classDetail, refusal)
      await openClassEdit()

      await screen.findByRole('heading', { name: '班级不存在，或者你不在这个班级里' })
    },
  )

  it('closes for a teacher who was removed while it was open', async () => {
    await openClassEdit()
    await name()
    server.refuse(classDetail, 'classNotFound')
    await tellLive({ type: 'ended' })

    await screen.findByRole('heading', { name: '班级不存在，或者你不在这个班级里' })
  })

  it('because the server is busy is asked for again by one tap', async () => {
    server.refuse(classDetail, 'serviceBusy')
    const user = await openClassEdit()
    const retry = await screen.findByRole('button', { name: /再试一次/ })
    server.answer(classDetail, () => detail)
    await user.click(retry)

    await name()
  })
})
