import { archiveList } from '@pinge/contract/archives/documents.ts'
import { evaluationList } from '@pinge/contract/archives/evaluation.ts'
import { handedForm, handOver, saveHandedForm, takeBack } from '@pinge/contract/archives/handed-form.ts'
import { passwordSignIn, signOut } from '@pinge/contract/sign-in.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { router } from './router.tsx'
import { makeDocument } from '../../test/make/archive.ts'
import { makeTeacher } from '../../test/make/teacher.ts'
import { address, openScreen } from '../../test/screen.tsx'
import { openSchoolClass } from '../../test/school-class.ts'
import { server } from '../../test/server.ts'
import { setPublicComputer } from '../shared/storage/device-storage.ts'
import { hashPassword } from '../shared/text/hash-password.ts'
import { currentUser, enterSession, isHanded } from '../shared/session/session.ts'
import { useHanded } from '../features/archives/handed/handed.store.ts'

const asked = {
  scale: 'smile' as const,
  questions: [
    { id: 'q1', text: '我爱读书', type: 5 as const },
    { id: 'q2', text: '我会做家务', type: 4 as const },
  ],
}
const names: Record<string, string> = { mei: '陈梅', tao: '李涛' }
const path = '/data/file/evaluation?classId=c1&documentId=d1'

let turns: string[]
/** What the teacher asks by now. */
let asking: typeof asked

beforeEach(() => {
  openSchoolClass()
  turns = ['mei', 'tao']
  asking = asked
  server.answer(archiveList, [makeDocument({ documentId: 'd1', parts: ['evaluation'] })])
  const row = { stuNo: '', header: '1', hasReply: false, updatedAt: null, answered: 0 }
  server.answer(evaluationList, {
    ...asked,
    students: [
      { studentId: 'mei', username: '陈梅', ...row, isDone: false },
      { studentId: 'tao', username: '李涛', ...row, isDone: false },
      { studentId: 'yu', username: '王雨', ...row, isDone: true },
    ],
  })
  server.answer(handOver, null)
  server.answer(signOut, null)
  server.answer(takeBack, null)
  server.answer(handedForm, () => {
    const [studentId] = turns
    const own = { header: '1', answers: [], progress: '', goal: '' }
    const pupil = studentId ? { studentId, username: names[studentId] ?? '', ...own } : null
    return { ...asking, pupil, left: turns.length }
  })
  server.answer(saveHandedForm, ({ turn, studentId }) => {
    if (turn !== 'keep') turns = turns.filter((id) => id !== studentId)
    if (turn === 'later') turns = [...turns, studentId]
    return null
  })
})

async function handToPupils() {
  const user = await openScreen(path)
  await user.click(await screen.findByRole('button', { name: '交给学生填写' }))
  await user.click(await screen.findByRole('button', { name: '交给学生' }))
  await screen.findByRole('heading', { name: '轮到陈梅了' })
  return user
}

it('those who have not spoken take the device, and the teacher is signed out of it', async () => {
  await handToPupils()
  expect(server.requests(handOver)[0]).toMatchObject({ documentId: 'd1', studentIds: ['mei', 'tao'] })
  expect(server.requests(signOut)).toHaveLength(1)
  expect(currentUser()).toBeNull()
  expect(screen.queryByText('王雨')).toBeNull()
})

it('a public computer knows no other teacher either, while a child has it', async () => {
  enterSession(makeTeacher({ nickname: '李老师' }), false)
  setPublicComputer(true)
  await handToPupils()
  expect([currentUser(), isHanded()]).toEqual([null, true])
})

it('a child answers one large question after another, and the next child begins with an empty form', async () => {
  const user = await handToPupils()
  await user.click(screen.getByRole('button', { name: '我是陈梅，开始' }))
  await user.click(screen.getByRole('button', { name: '很棒' }))
  await screen.findByRole('heading', { name: '我会做家务' })
  await user.click(screen.getByRole('button', { name: '还可以' }))
  await user.click(screen.getByRole('button', { name: '下一题' }))
  await user.fill(screen.getByLabelText('我的目标'), '每天跳绳')
  await user.click(screen.getByRole('button', { name: '写好了' }))

  await screen.findByRole('heading', { name: '轮到李涛了' })
  expect(server.requests(saveHandedForm)[0]).toMatchObject({
    studentId: 'mei',
    turn: 'done',
    goal: '每天跳绳',
    answers: [
      { questionId: 'q1', value: 3 },
      { questionId: 'q2', value: 2 },
    ],
  })
  expect(useHanded.getState().words).toBeNull()
})

it('a child who is away comes later, and what the network does not take stays to be sent again', async () => {
  const user = await handToPupils()
  await user.click(screen.getByRole('button', { name: '陈梅不在，先换下一位' }))
  await screen.findByRole('heading', { name: '轮到李涛了' })
  await user.click(screen.getByRole('button', { name: '我是李涛，开始' }))
  await user.click(screen.getByRole('button', { name: '再加油' }))
  await user.click(screen.getByRole('button', { name: '下一题' }))
  await user.click(screen.getByRole('button', { name: '下一题' }))
  server.fail(saveHandedForm)
  await user.click(screen.getByRole('button', { name: '写好了' }))
  await screen.findByRole('alert')
  expect(useHanded.getState().words).toMatchObject({ studentId: 'tao', answers: { q1: 1 } })
})

it('a child who comes after one that has left the class meanwhile finds an empty form', async () => {
  const user = await handToPupils()
  await user.click(screen.getByRole('button', { name: '我是陈梅，开始' }))
  await user.click(screen.getByRole('button', { name: '很棒' }))
  await user.click(screen.getByRole('button', { name: '还可以' }))
  await user.click(screen.getByRole('button', { name: '下一题' }))
  await user.fill(screen.getByLabelText('我的目标'), '每天跳绳')
  turns = ['tao']
  server.refuse(saveHandedForm, 'studentNotInClass')
  await user.click(screen.getByRole('button', { name: '写好了' }))

  await screen.findByRole('heading', { name: '轮到李涛了' })
  expect(screen.queryByDisplayValue('每天跳绳')).toBeNull()
})

it('a child loses nothing when its teacher asks less meanwhile, and can hand in what is still asked', async () => {
  const user = await handToPupils()
  await user.click(screen.getByRole('button', { name: '我是陈梅，开始' }))
  await user.click(screen.getByRole('button', { name: '很棒' }))
  await user.click(screen.getByRole('button', { name: '还可以' }))
  await user.click(screen.getByRole('button', { name: '下一题' }))
  await user.fill(screen.getByLabelText('我的目标'), '每天跳绳')
  asking = { ...asked, questions: asked.questions.slice(1) }
  server.refuse(saveHandedForm, 'evaluationQuestionUnknown')
  await user.click(screen.getByRole('button', { name: '写好了' }))
  await screen.findByText('3 / 3')

  server.answer(saveHandedForm, () => {
    turns = ['tao']
    return null
  })
  await user.click(screen.getByRole('button', { name: '写好了' }))
  await screen.findByRole('heading', { name: '轮到李涛了' })
  expect(server.requests(saveHandedForm).at(-1)).toMatchObject({
    studentId: 'mei',
    goal: '每天跳绳',
    answers: [{ questionId: 'q2', value: 2 }],
  })
})

it('no address leads to anything but the form', async () => {
  await handToPupils()
  for (const place of ['/comment', '/comment/class-detail?classId=c1', '/index', '/home', '/help']) {
    await router.navigate(place)
    await waitFor(() => expect(address()).toMatch(/^\/(\?|$)/u))
    await screen.findByRole('heading', { name: '轮到陈梅了' })
    expect(screen.queryByRole('link')).toBeNull()
  }
})

it('only the password of the teacher ends it, and what the child wrote so far is kept', async () => {
  const user = await handToPupils()
  await user.click(screen.getByRole('button', { name: '我是陈梅，开始' }))
  await user.click(screen.getByRole('button', { name: '很棒' }))
  server.refuse(passwordSignIn, 'passwordWrong')
  await user.click(screen.getByRole('button', { name: '老师拿回' }))
  await user.fill(screen.getByLabelText('登录密码'), '123456')
  await user.click(screen.getByRole('button', { name: '拿回' }))
  await screen.findByRole('alert')
  expect([currentUser(), isHanded()]).toEqual([null, true])

  const teacher = makeTeacher()
  server.answer(passwordSignIn, teacher)
  await user.fill(screen.getByLabelText('登录密码'), 'chunfeng2026')
  await user.click(screen.getByRole('button', { name: '拿回' }))
  await waitFor(() => expect(currentUser()).toMatchObject({ userId: teacher.userId }))
  expect(server.requests(passwordSignIn).at(-1)).toMatchObject({ password: hashPassword('chunfeng2026') })
  expect(server.requests(saveHandedForm)).toMatchObject([
    { studentId: 'mei', turn: 'keep', answers: [{ questionId: 'q1', value: 3 }] },
  ])
  expect(server.requests(takeBack)).toHaveLength(1)
  expect(isHanded()).toBe(false)
  await waitFor(() => expect(address()).toBe(path))
})

it('what a child wrote outlives a teacher who takes the device back while the network is away or asks less', async () => {
  const user = await handToPupils()
  await user.click(screen.getByRole('button', { name: '我是陈梅，开始' }))
  await user.click(screen.getByRole('button', { name: '很棒' }))
  await user.click(screen.getByRole('button', { name: '还可以' }))
  asking = { ...asked, questions: asked.questions.slice(1) }
  server.answer(passwordSignIn, makeTeacher())
  server.fail(saveHandedForm)
  await user.click(screen.getByRole('button', { name: '老师拿回' }))
  await user.fill(screen.getByLabelText('登录密码'), 'chunfeng2026')
  await user.click(screen.getByRole('button', { name: '拿回' }))
  await screen.findByText('网络连接失败，学生写的还没有保存')
  expect([currentUser(), isHanded()]).toEqual([null, true])

  server.answer(saveHandedForm, null)
  await user.click(screen.getByRole('button', { name: '拿回' }))
  await waitFor(() => expect(isHanded()).toBe(false))
  expect(server.requests(saveHandedForm).at(-1)).toMatchObject({
    turn: 'keep',
    answers: [{ questionId: 'q2', value: 2 }],
  })
})

it('what a child wrote outlives a teacher who takes the device back while the server is busy', async () => {
  const user = await handToPupils()
  await user.click(screen.getByRole('button', { name: '我是陈梅，开始' }))
  await user.click(screen.getByRole('button', { name: '很棒' }))
  server.answer(passwordSignIn, makeTeacher())
  server.refuse(saveHandedForm, 'serviceBusy')
  await user.click(screen.getByRole('button', { name: '老师拿回' }))
  await user.fill(screen.getByLabelText('登录密码'), 'chunfeng2026')
  await user.click(screen.getByRole('button', { name: '拿回' }))

  await screen.findByText(/，学生写的还没有保存$/u)
  expect([currentUser(), isHanded()]).toEqual([null, true])
})

it('a child goes on in its own form when the teacher leaves it the device after all', async () => {
  const user = await handToPupils()
  await user.click(screen.getByRole('button', { name: '我是陈梅，开始' }))
  await user.click(screen.getByRole('button', { name: '很棒' }))
  await user.click(screen.getByRole('button', { name: '老师拿回' }))
  await user.click(screen.getByRole('button', { name: '继续填写' }))

  await screen.findByRole('heading', { name: '我爱读书' })
  expect(screen.getByRole('button', { name: '很棒' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('button', { name: '陈梅不在，先换下一位' })).toBeNull()
})
