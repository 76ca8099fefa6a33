import { classList } from '@pinge/contract/classes.ts'
import { commentItems, giveComment } from '@pinge/contract/comments.ts'
import { studentList } from '@pinge/contract/students.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  commentDialog,
  item,
  notice,
  openClass,
  pupil,
  seeScore,
  selectionBar,
  wholeClass,
} from '../../../test/class-screen.ts'
import { tellLive } from '../../../test/live.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let school: SchoolClass

beforeEach(() => {
  school = openSchoolClass()
})

const remark = () => screen.getByRole<HTMLInputElement>('textbox', { name: '备注' })
const dialogSays = async (text: string) =>
  await waitFor(async () => expect(within(await commentDialog()).getByRole('alert').textContent).toBe(text))

async function leave(...ids: string[]): Promise<void> {
  school.students = school.students.filter(({ id }) => !ids.includes(id))
  school.version += 1
  await tellLive({ type: 'students-changed', teacherId: 'li' })
}

async function writeTo(user: User, names: readonly string[]): Promise<void> {
  await user.click(screen.getByRole('button', { name: '多选' }))
  for (const name of names) await user.click(pupil(name))
  await user.click(within(await selectionBar()).getByRole('button', { name: /^点评/ }))
  await item('作业优秀')
}

describe('pupils who leave while their comment is written', () => {
  it('are named, and the others get it', async () => {
    const user = await openClass()
    await writeTo(user, ['王浩然', '李思琪', '张子轩'])
    await leave('s2')
    await dialogSays('李思琪刚刚离开了班级，这次只点评其余 2 人')
    await user.click(await item('作业优秀'))

    for (const name of ['王浩然', '张子轩']) await seeScore(name, 2)
    await waitFor(() => expect(server.requests(giveComment)[0]?.studentIds.toSorted()).toEqual(['s1', 's3']))
  })

  it('and leave none behind keep the teacher’s words on the screen, and nothing can be sent', async () => {
    const user = await openClass()
    await writeTo(user, ['王浩然', '李思琪'])
    await user.fill(remark(), '把作业本都收齐了')
    await leave('s1', 's2')
    await dialogSays('王浩然、李思琪刚刚离开了班级，这次点评不能提交')

    expect(remark().value).toBe('把作业本都收齐了')
    expect(screen.queryByRole('list', { name: '表扬' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: '自定义' }))
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: '提交' })
    expect(send.disabled).toBe(true)
  })
})

describe('a comment that is refused because a pupil has left', () => {
  const offer = '李思琪已不在本班，其余 2 人的“作业优秀”没有保存成功'

  async function giveTooLate(): Promise<User> {
    const user = await openClass()
    await writeTo(user, ['王浩然', '李思琪', '张子轩'])
    // They leave between the tap and its arrival.
    school.students = school.students.filter(({ id }) => id !== 's2')
    server.refuse(giveComment, 'studentNotInClass')
    await user.click(await item('作业优秀'))
    await screen.findByText(offer)
    await seeScore('王浩然', 0)
    return user
  }

  it('is given to the others by one tap', async () => {
    const user = await giveTooLate()
    server.answer(giveComment, ({ studentIds }) => {
      school.students = school.students.map((one) =>
        studentIds.includes(one.id) ? { ...one, stuScore: 2, redeemScore: 2 } : one,
      )
      return { batchId: 'rest', students: school.students.filter(({ id }) => studentIds.includes(id)) }
    })
    await user.click(screen.getByRole('button', { name: '给其余 2 人' }))

    await screen.findByText('已点评王浩然、张子轩：作业优秀 +2')
    for (const name of ['王浩然', '张子轩']) await seeScore(name, 2)
    expect(screen.queryByText(offer)).toBeNull()
    const [whole, rest] = server.requests(giveComment)
    expect(rest?.studentIds.toSorted()).toEqual(['s1', 's3'])
    expect(rest?.requestId).not.toBe(whole?.requestId)
  })

  it('is let go of by one tap', async () => {
    const user = await giveTooLate()
    await user.click(screen.getByRole('button', { name: '不用了' }))

    await waitFor(() => expect(screen.queryByText(offer)).toBeNull())
    expect(server.requests(giveComment)).toHaveLength(1)
  })
})

describe('words that were written', () => {
  it('are there again after a refusal, and gone after the next comment', async () => {
    server.refuse(giveComment, 'serviceBusy')
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await item('作业优秀')
    await user.fill(remark(), '主动擦黑板')
    server.refuse(giveComment, 'commentItemNotFound')
    await user.click(await item('作业优秀'))
    await screen.findByText('王浩然的“作业优秀”没有保存成功：点评项不存在，请刷新后重试')
    await user.click(pupil('王浩然'))
    await item('积极发言')
    expect(remark().value).toBe('主动擦黑板')
    openSchoolClass()
    await user.click(await item('积极发言'))
    await notice('积极发言')
    await waitFor(() => expect(server.requests(giveComment)).toHaveLength(2))
    await user.click(pupil('李思琪'))
    await item('积极发言')

    expect(remark().value).toBe('')
    expect(server.requests(giveComment)).toMatchObject([{ remark: '主动擦黑板' }, { remark: '主动擦黑板' }])
  })

  it('for a comment that was refused are shown for no other pupil, and are there for their own', async () => {
    server.refuse(giveComment, 'commentItemNotFound')
    const user = await openClass()
    await writeTo(user, ['王浩然'])
    await user.fill(remark(), '爸爸住院，还坚持来校')
    await user.click(await item('作业优秀'))
    await screen.findByText(/没有保存成功/)
    openSchoolClass()
    await user.click(pupil('李思琪'))
    await item('积极发言')
    expect(remark().value).toBe('')
    await user.click(await item('积极发言'))
    await notice('积极发言')
    await user.click(wholeClass())
    await item('积极发言')
    expect(remark().value).toBe('')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(pupil('王浩然'))
    await item('积极发言')

    expect(remark().value).toBe('爸爸住院，还坚持来校')
  })

  it('for several who were refused are there for each', async () => {
    server.refuse(giveComment, 'commentItemNotFound')
    const user = await openClass()
    const written = { 王浩然: '主动擦黑板', 李思琪: '收齐了作业本' }
    for (const [name, words] of Object.entries(written)) {
      await user.click(pupil(name))
      await item('作业优秀')
      await user.fill(remark(), words)
      await user.click(await item('作业优秀'))
      await screen.findByText(new RegExp(`^${name}.*没有保存成功`))
    }

    for (const [name, words] of Object.entries(written)) {
      await user.click(pupil(name))
      await item('作业优秀')
      expect(remark().value).toBe(words)
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('outlive the class that is deleted meanwhile, to be copied', async () => {
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await item('作业优秀')
    await user.fill(remark(), '今天主动帮老师擦黑板')
    server.refuse(studentList, 'classNotFound')
    server.refuse(commentItems, 'classNotFound')
    server.answer(classList, [])
    await tellLive({ type: 'class-changed', teacherId: 'li' })

    await screen.findByRole('heading', { name: '班级不存在，或者你不在这个班级里' })
    const kept = await screen.findByRole('region', { name: '没有提交的点评' })
    expect(kept.textContent).toContain('今天主动帮老师擦黑板')
  })

  it('to a class of which nothing is heard any more are refused in one sentence, and its pupils are gone', async () => {
    const user = await openClass()
    await user.click(pupil('王浩然'))
    for (const endpoint of [giveComment, studentList, commentItems]) server.refuse(endpoint, 'classNotFound')
    server.answer(classList, [])
    await user.click(await item('积极发言'))

    await screen.findByRole('heading', { name: '班级不存在，或者你不在这个班级里' })
    expect(screen.getAllByText('班级不存在，或者你不在这个班级里')).toHaveLength(1)
    expect(screen.queryByRole('list', { name: '学生' })).toBeNull()
  })

  it('that were not sent are not there for the next pupil', async () => {
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await item('作业优秀')
    await user.fill(remark(), '主动擦黑板')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(pupil('李思琪'))
    await item('作业优秀')

    expect(remark().value).toBe('')
  })
})

describe('what is used most', () => {
  const used = async () =>
    within(within(await commentDialog()).getByRole('list', { name: '常用' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))

  it('does not know words that were given once', async () => {
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await screen.findByRole('tab', { name: '自定义' }))
    await user.fill(await screen.findByLabelText('点评的内容'), '帮同学系鞋带')
    await user.click(screen.getByRole('button', { name: '提交' }))
    await notice('帮同学系鞋带')
    await user.click(pupil('李思琪'))
    await item('积极发言')

    expect((await used()).join()).not.toContain('鞋带')
  })
})
