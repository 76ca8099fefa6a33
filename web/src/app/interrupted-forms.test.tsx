import { archiveList } from '@pinge/contract/archives/documents.ts'
import { evaluationDetail, evaluationList } from '@pinge/contract/archives/evaluation.ts'
import { attendanceList } from '@pinge/contract/attendance/attendance.ts'
import { classDetail } from '@pinge/contract/class-edit.ts'
import { messageList } from '@pinge/contract/messages.ts'
import { rewardList, rewardRecords } from '@pinge/contract/rewards.ts'
import { commentFeed } from '@pinge/contract/records.ts'
import * as reviews from '@pinge/contract/reviews/reviews.ts'
import { classRoster } from '@pinge/contract/roster/roster.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openClassRecords } from '../../test/class-records.ts'
import { openTool, pupil } from '../../test/class-screen.ts'
import { makeDocument } from '../../test/make/archive.ts'
import { makeClassDetail } from '../../test/make/class.ts'
import { makeBatch } from '../../test/make/record.ts'
import { makeRealisticBatch } from '../../test/make/realistic.ts'
import { makeReview } from '../../test/make/review.ts'
import { makeInformation } from '../../test/make/student.ts'
import { makeTeacher } from '../../test/make/teacher.ts'
import { openSchoolClass } from '../../test/school-class.ts'
import { openScreen } from '../../test/screen.tsx'
import { server } from '../../test/server.ts'
import { signInAgain } from '../../test/sign-in-again.ts'
import type { User } from '../../test/user.ts'
import { forgetOnDevice } from '../pages/leaving/forget-on-device.ts'
import { useSessionExpired } from '../shared/session/session-expired.ts'

const wang = makeTeacher({ nickname: '王老师' })
const li = makeTeacher({ nickname: '李老师' })

beforeEach(() => {
  openSchoolClass()
  server.answer(classDetail, makeClassDetail({ classId: 'c1', className: '三年级(2)班', school: '' }))
  server.answer(rewardList, [])
  server.answer(rewardRecords, { items: [], nextCursor: null, totals: null })
  server.answer(messageList, { items: [], nextCursor: null })
  server.answer(studentInformation, {
    className: '三年级(2)班',
    isOwner: true,
    students: [makeInformation({ id: 'hao', username: '王浩然' })],
  })
  server.answer(classRoster, { className: '三年级(2)班', students: [] })
  const texts = { progress: '', goal: '', peer: '', family: '', reply: '' }
  const asked = { scale: 'smile' as const, questions: [{ id: 'q1', text: '我爱读书', type: 5 as const }] }
  server.answer(archiveList, [makeDocument({ documentId: 'd1', parts: ['evaluation'] })])
  server.answer(evaluationList, { ...asked, students: [] })
  const evaluation = { studentId: 'hao', username: '王浩然', header: '1', answers: [], version: 0 }
  server.answer(evaluationDetail, { ...evaluation, ...asked, ...texts })
  openClassRecords(() => [makeRealisticBatch({ batchId: 'b1' })])
  server.answer(commentFeed, { items: [makeBatch({ batchId: 'b1', remark: '声音响亮' })], nextCursor: null })
})

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const press = async (user: User, name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name })
  if (button) await user.click(button)
}

/** Each kind of form: where it is, how it is opened, and a field that is written in. */
const forms: Record<string, { path: string; open?: (user: User) => Promise<void>; label: string }> = {
  'of a screen': { path: '/comment/class-edit?classId=c1', label: '学校' },
  'of a dialog': { path: '/comment/system?notice=1', label: '通知内容' },
  'of one pupil': {
    path: '/comment/information-edit?classId=c1',
    open: (user) => press(user, '打开王浩然的资料'),
    label: '家长 1 手机',
  },
  'of what a child says of itself': {
    path: '/data/file/evaluation/hao?classId=c1&documentId=d1',
    label: '家长的话',
  },
  'of names that are pasted': {
    path: '/comment/information-edit?classId=c1',
    open: (user) => press(user, '添加学生'),
    label: '学生姓名',
  },
  'of a new reward': {
    path: '/exchange-record?classId=c1&rewards=1',
    open: (user) => press(user, '添加奖品'),
    label: '奖品名称',
  },
  'of a comment’s remark': {
    path: '/comment/class-detail?classId=c1',
    open: async (user) => {
      await screen.findByRole('list', { name: '学生', hidden: true })
      // The class remembers for whom the dialog was open.
      if (!screen.queryByRole('dialog')) await user.click(pupil('王浩然'))
    },
    label: '备注',
  },
  'of what points are exchanged for': {
    path: '/comment/class-detail?classId=c1',
    open: async (user) => {
      await screen.findByRole('list', { name: '学生', hidden: true })
      // The class remembers that points are exchanged, and for whom.
      if (screen.queryByRole('toolbar', { name: '已选学生', hidden: true })) return
      await press(user, '更多')
      await user.click(await screen.findByRole('menuitem', { name: '兑换奖品' }))
      await user.click(pupil('王浩然'))
      await press(user, /^兑换/u)
      await press(user, /^自定义/u)
    },
    label: '兑换什么',
  },
  'that corrects a remark': {
    path: '/comment/class-comment?classId=c1&view=records',
    open: (user) => press(user, '修改备注'),
    label: '备注',
  },
  'that returns a record': {
    path: '/data/file/record?classId=c1',
    open: async (user) => {
      await press(user, '给班级菜地浇水')
      await press(user, '退回')
    },
    label: '要补什么（可不写）',
  },
}

describe('what is typed when the session ends', () => {
  it.each(Object.entries(forms))('in a form %s is there again after signing in', async (_, form) => {
    const { path, open, label } = form
    const user = await openScreen(path, wang)
    await open?.(user)
    await user.fill(await field(label), '13800000007')

    const again = await signInAgain(path, wang)
    await screen.findByText('登录前没保存的内容还在，可以继续填写')
    await open?.(again)
    await waitFor(async () => expect((await field(label)).value).toBe('13800000007'))
  })

  it.each(['on the page', 'in a lesson'])('as marks of the attendance %s is there again', async (place) => {
    server.answer(attendanceList, { date: localDate(Date.now()), records: [] })
    const isLesson = place === 'in a lesson'
    const path = `/comment/${isLesson ? 'class-detail' : 'attendance'}?classId=c1`
    const late = async (user: User) => {
      if (isLesson) {
        await screen.findByRole('button', { name: '课堂工具' })
        await openTool(user, '考勤')
      }
      const row = within(await screen.findByRole('group', { name: '王浩然' }))
      return row.getByRole<HTMLInputElement>('radio', { name: '迟到' })
    }

    const user = await openScreen(path, wang)
    await user.click(await late(user))
    const again = await signInAgain(path, wang)
    await screen.findByText('登录前没保存的内容还在，可以继续填写')
    expect((await late(again)).checked).toBe(true)
  })

  it('as a review is there again, though the device keeps nothing of it meanwhile', async () => {
    const review = makeReview({ studentId: 'hao', username: '王浩然' })
    server.answer(reviews.reviewList, [{ ...review, stuNo: '', count: 0 }])
    server.answer(reviews.reviewDetail, review)
    server.answer(reviews.reviewSettings, reviews.usualSettings)
    server.answer(reviews.phraseList, [])
    server.fail(reviews.saveReview)
    // As the program does from the server's word on.
    const forget = () => void forgetOnDevice(wang.userId).catch(() => {})
    onTestFinished(useSessionExpired.subscribe(({ text }) => text !== null && forget()))
    const path = '/term-review?classId=c1&pupil=hao'
    const user = await openScreen(path, wang)
    const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '评语' })
    await user.fill(await text(), '浩然爱读书。')
    await waitFor(() => expect(localStorage.getItem('pinge-review-edits')).toContain('浩然爱读书'))

    const again = signInAgain(path, wang)
    await screen.findByRole('alertdialog', { name: '警告' })
    expect(localStorage.getItem('pinge-review-edits')).not.toContain('浩然爱读书')
    await again
    await waitFor(async () => expect((await text()).value).toBe('浩然爱读书。'))
  })

  it('is for no other teacher, nor for a second time', async () => {
    const path = '/comment/class-edit?classId=c1'
    const user = await openScreen(path, wang)
    await user.fill(await field('学校'), '实验小学')

    await signInAgain(path, li)
    expect((await field('学校')).value).toBe('')
    const ofWang = await signInAgain(path, wang)
    expect((await field('学校')).value).toBe('实验小学')
    await ofWang.fill(await field('学校'), '')
    await signInAgain(path, wang)
    expect((await field('学校')).value).toBe('')
  })

  it('leaves what others saved in the other fields as they saved it', async () => {
    const path = '/comment/class-edit?classId=c1'
    const user = await openScreen(path, wang)
    await user.fill(await field('学校'), '实验小学')
    server.answer(classDetail, makeClassDetail({ classId: 'c1', className: '小树苗班', version: 3 }))

    await signInAgain(path, wang)
    expect((await field('学校')).value).toBe('实验小学')
    expect((await field('班级名称')).value).toBe('小树苗班')
  })

  it('as a password is gone, and nothing of it is kept in the browser', async () => {
    const openPassword = async (user: User) => {
      await press(user, '王老师，我的账号')
      await user.click(await screen.findByRole('menuitem', { name: '账号设置' }))
      const sheet = within(await screen.findByRole('dialog', { name: '账号设置' }))
      await user.click(sheet.getByRole('button', { name: '密码' }))
    }
    const user = await openScreen('/comment', wang)
    await openPassword(user)
    await user.fill(await field('新密码'), 'qiufeng2026')

    const again = await signInAgain('/comment', wang)
    await openPassword(again)
    expect((await field('新密码')).value).toBe('')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('qiufeng')
  })
})
