import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { studentList } from '@pinge/contract/students.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { narrowWindow } from '../../../test/browser.ts'
import {
  cards,
  commentDialog,
  giveInTwoTaps,
  item,
  notice,
  openClass,
  pupil,
  seeScore,
  seeSelected,
  selectionBar,
  wholeClass,
} from '../../../test/class-screen.ts'
import { tellLive } from '../../../test/live.ts'
import { makeItem } from '../../../test/make/comment.ts'
import { makeCommentGiven } from '../../../test/make/record.ts'
import { makePupils, makeStudent } from '../../../test/make/student.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { createUser } from '../../../test/user.ts'
import { server } from '../../../test/server.ts'

let school: SchoolClass

beforeEach(() => {
  school = openSchoolClass()
})

describe('a comment', () => {
  it('takes two taps, is drawn at once, and is sent once', async () => {
    const held = server.hold(giveComment)
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await item('积极发言'))
    await seeScore('王浩然', 1)

    held.answer({ batchId: 'b1', students: [{ id: 's1', stuScore: 1, redeemScore: 1 }] })
    await notice('积极发言')
    await waitFor(() =>
      expect(server.requests(giveComment)).toMatchObject([
        { classId: 'c1', studentIds: ['s1'], itemId: 's1-01' },
      ]),
    )
    await seeScore('李思琪', 0)
  })

  it('that was given by mistake is taken back from the notice', async () => {
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await seeScore('王浩然', 2)

    await user.click(within(await notice()).getByRole('button', { name: '撤销' }))
    await notice('已撤销')
    await seeScore('王浩然', 0)
    expect(server.requests(undoComment)).toMatchObject([{ classId: 'c1', batchId: 'batch-1' }])
  })

  it('is taken back by Ctrl+Z', async () => {
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await user.keyboard('{Control>}z{/Control}')

    await notice('已撤销')
    await seeScore('王浩然', 0)
  })

  it('of a reminder counts against the score', async () => {
    narrowWindow()
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '上课走神')

    await seeScore('王浩然', -1)
  })

  it('praises the whole class at once', async () => {
    const user = await openClass()
    await user.click(wholeClass())
    await user.click(await item('专心听讲'))

    await notice('全班 6 人')
    await seeScore('王浩然', 1)
    await seeScore('杨欣怡', 1)
  })

  it('leaves out who is away today, unless the teacher means them too', async () => {
    school.students = makePupils(6).map((student) =>
      student.id === 's1' ? { ...student, attendance: 'leave' } : student,
    )
    const user = await openClass()
    expect(cards()).toContain('王浩然，0 分，今天请假')
    await user.click(wholeClass())
    expect((await commentDialog()).textContent).toContain('全班 5 人')
    await user.click(screen.getByRole('button', { name: '包括未到的 1 人' }))
    await user.click(await item('积极发言'))

    await seeScore('王浩然', 1)
  })

  it('is given to several who are selected', async () => {
    const user = await openClass()
    await user.click(screen.getByRole('button', { name: '多选' }))
    for (const name of ['王浩然', '李思琪', '张子轩']) await user.click(pupil(name))
    await user.click(within(await selectionBar()).getByRole('button', { name: /^点评/ }))
    await user.click(await item('专心听讲'))

    for (const name of ['王浩然', '李思琪', '张子轩']) await seeScore(name, 1)
    await seeScore('刘雨桐', 0)
    expect(server.requests(giveComment)[0]?.studentIds.toSorted()).toEqual(['s1', 's2', 's3'])
  })

  it('is picked by a digit, its quality by an arrow', async () => {
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await item('积极发言')
    await user.keyboard('{ArrowRight}')
    await item('按时到校')
    await user.keyboard('2')

    await notice('文明有礼')
    await seeScore('王浩然', 1)
  })

  it('carries the remark that was written', async () => {
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await item('积极发言')
    await user.fill(screen.getByRole('textbox', { name: '备注' }), '主动擦黑板')
    await user.click(await item('积极发言'))

    await waitFor(() => expect(server.requests(giveComment)).toMatchObject([{ remark: '主动擦黑板' }]))
  })

  it('that the server refuses is taken back, and said with the name', async () => {
    server.refuse(giveComment, 'classArchived')
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await item('作业优秀'))

    await screen.findByText(/^王浩然的“作业优秀”没有保存成功：班级已归档/)
    await seeScore('王浩然', 0)
  })

  it('that the network kept back waits, stays drawn, and is taken back like any other', async () => {
    server.fail(giveComment)
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await item('作业优秀'))
    await waitFor(() => expect(document.body.textContent).toContain('1 条点评待上传，联网后自动上传'))
    await seeScore('王浩然', 2)

    await user.keyboard('{Control>}z{/Control}')
    await notice('已撤销')
    await seeScore('王浩然', 0)
    openSchoolClass()
    act(() => void window.dispatchEvent(new Event('online')))
    await giveInTwoTaps(user, '王浩然', '积极发言')
    await seeScore('王浩然', 1)
  })

  it('that waited, and had arrived long ago, no longer waits and is called no failure', async () => {
    server.fail(giveComment)
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await item('作业优秀'))
    await waitFor(() => expect(document.body.textContent).toContain('1 条点评待上传，联网后自动上传'))

    server.refuse(giveComment, 'alreadyRecorded')
    act(() => void window.dispatchEvent(new Event('online')))

    await waitFor(() => expect(document.body.textContent).not.toContain('待上传'))
    expect(screen.queryByText(/没有保存成功/)).toBeNull()
  })

  it('moves no item under the finger, and stands first in the next lesson', async () => {
    const firstUsed = async () => {
      await user.click(pupil('李思琪'))
      await commentDialog()
      const [first] = within(await screen.findByRole('list', { name: '常用' })).getAllByRole('button')
      return first?.getAttribute('aria-label')
    }
    const teacher = makeTeacher()
    const openLesson = async (classId: string) => {
      await openScreen(`/comment/class-detail?classId=${classId}`, teacher)
      await screen.findByRole('list', { name: '学生' })
    }
    const user = createUser()
    await openLesson('c1')
    await user.click(pupil('王浩然'))
    await user.click(await screen.findByRole('tab', { name: '审美' }))
    await user.click(await item('朗诵有情'))
    await notice('朗诵有情')
    expect(await firstUsed()).toMatch(/^积极发言/)

    school.summary = { ...school.summary, classId: 'c2' }
    cleanup()
    await openLesson('c2')
    expect(await firstUsed()).toMatch(/^朗诵有情/)
  })
})

describe('a comment in the teacher’s own words', () => {
  it('is given with its points and its quality, and taken back', async () => {
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await screen.findByRole('tab', { name: '健康' }))
    await user.click(screen.getByRole('tab', { name: '自定义' }))
    await user.click(await screen.findByRole('button', { name: '提交' }))
    expect((await screen.findByRole('alert')).textContent).toBe('写上点评的内容')
    await user.fill(screen.getByLabelText('点评的内容'), '帮同学系鞋带')
    await user.click(screen.getByRole('button', { name: '分值加一' }))
    await user.fill(screen.getByLabelText('备注'), '课间')
    await user.click(screen.getByRole('button', { name: '提交' }))

    await seeScore('王浩然', 2)
    await waitFor(() =>
      expect(server.requests(giveComment)).toMatchObject([
        { name: '帮同学系鞋带', score: 2, type: 3, remark: '课间' },
      ]),
    )
    await user.click(within(await notice('帮同学系鞋带')).getByRole('button', { name: '撤销' }))
    await seeScore('王浩然', 0)
  })

  it('that is refused is found again as it was written', async () => {
    server.refuse(giveComment, 'invalidInput')
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await screen.findByRole('tab', { name: '自定义' }))
    await user.fill(await screen.findByLabelText('点评的内容'), '忘带红领巾')
    await user.click(screen.getByRole('button', { name: '待改进' }))
    await user.click(screen.getByRole('button', { name: '提交' }))
    await screen.findByText(/没有保存成功/)

    await user.click(pupil('王浩然'))
    expect((await screen.findByLabelText<HTMLInputElement>('点评的内容')).value).toBe('忘带红领巾')
    expect(screen.getByRole('group', { name: '分值' }).textContent).toContain('−1')
  })
})

describe('a teacher’s own items', () => {
  it('have a tab of their own, with digits', async () => {
    school.items = [
      ...school.items,
      makeItem({ id: 'own', type: 4, name: '浇花小能手', score: 3, isCustom: true }),
    ]
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await item('积极发言')
    await user.keyboard('{ArrowLeft}')
    await screen.findByRole('button', { name: /^浇花小能手/ })
    await user.keyboard('1')

    await seeScore('王浩然', 3)
  })

  it('are managed from the dialog', async () => {
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await screen.findByRole('tab', { name: '实践' }))
    const [link] = screen.getAllByRole('link', { name: '管理点评项' })

    expect(link?.getAttribute('href')).toBe('/comment/comments-edit?classId=c1&type=4')
  })
})

describe('the pupils', () => {
  it('are found by the initials of the name', async () => {
    const user = await openClass()
    await user.keyboard('lsq')

    await waitFor(() => expect(cards()).toEqual(['李思琪，0 分']))
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lsq')
  })

  it('stand by the initial of their surname, or by their score', async () => {
    school.students = makePupils(4).map((student) =>
      student.id === 's3' ? { ...student, stuScore: 5 } : student,
    )
    const user = await openClass()
    const names = () => cards().map((card) => card.split('，')[0])
    expect(names()).toEqual(['李思琪', '刘雨桐', '王浩然', '张子轩'])

    await user.click(
      within(screen.getByRole('group', { name: '排序' })).getByRole('button', { name: '总分' }),
    )
    await waitFor(() => expect(names()[0]).toBe('张子轩'))
  })

  it('are told without their scores while the class looks on', async () => {
    const user = await openClass()
    await user.click(screen.getByRole('button', { name: '隐藏分数' }))

    expect(cards()).toContain('王浩然')
  })

  it('are a hundred, all there, and the last is selected like the first', async () => {
    school.students = Array.from({ length: 100 }, (_, place) => makeStudent({ username: `学生${place + 1}` }))
    const user = await openClass()

    await waitFor(() => expect(cards()).toHaveLength(100))
    await user.click(screen.getByRole('button', { name: '多选' }))
    await user.click(pupil('学生100'))

    await seeSelected('学生100')
  })
})

describe('what others do in the class', () => {
  it('is drawn as it is told', async () => {
    await openClass()
    school.students = makePupils(6).map((one) =>
      one.id === 's1' ? { ...one, stuScore: 2, redeemScore: 2 } : one,
    )
    await tellLive(makeCommentGiven())

    await seeScore('王浩然', 2)
  })

  it('brings pupils who came and takes those who left', async () => {
    await openClass()
    expect(cards()).toHaveLength(6)
    school.students = makePupils(7).slice(1)
    school.version += 1
    await tellLive({ type: 'students-changed', teacherId: 'li' })

    await waitFor(() => expect(cards()).toContain('赵宇航，0 分'))
    expect(cards()).not.toContain('王浩然，0 分')
  })

  it('takes a pupil who left out of the selection, with a word', async () => {
    const user = await openClass()
    await user.click(screen.getByRole('button', { name: '多选' }))
    for (const name of ['王浩然', '李思琪']) await user.click(pupil(name))
    expect((await selectionBar()).textContent).toContain('已选 2 人')
    school.students = school.students.slice(1)
    await tellLive({ type: 'students-changed', teacherId: 'li' })

    await screen.findByText('王浩然刚刚离开了班级，已经不在选中的人里')
    expect((await selectionBar()).textContent).toContain('已选 1 人')
  })
})

describe('a class', () => {
  it('that is not there is told in place of its pupils', async () => {
    server.refuse(studentList, 'classNotFound')
    await openScreen('/comment/class-detail?classId=c1')

    await screen.findByRole('heading', { name: '班级不存在，或者你不在这个班级里' })
  })

  it('without pupils offers to add them', async () => {
    school.students = []
    await openScreen('/comment/class-detail?classId=c1')

    await screen.findByRole('heading', { name: '班里还没有学生' })
  })

  it('that could not be read is asked for again by one tap', async () => {
    server.refuse(studentList, 'serviceBusy')
    const user = await openScreen('/comment/class-detail?classId=c1')
    const retry = await screen.findByRole('button', { name: /再试一次/ })
    openSchoolClass()
    await user.click(retry)

    await seeScore('王浩然', 0)
  })

  it('is left by the way back to the list', async () => {
    const user = await openClass()
    await user.click(screen.getByRole('link', { name: '返回班级列表' }))

    await waitFor(() => expect(address()).toBe('/comment'))
  })
})
