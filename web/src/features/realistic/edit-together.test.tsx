import * as realistic from '@pinge/contract/realistic.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClassRecords } from '../../../test/class-records.ts'
import type { Held } from '../../../test/fake-server.ts'
import { tellLive } from '../../../test/live.ts'
import { makeRealisticBatch, makeRealisticStudent } from '../../../test/make/realistic.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { signInAgain } from '../../../test/sign-in-again.ts'
import type { User } from '../../../test/user.ts'

const PATH = '/data/file/record?classId=c1'
const wang = makeTeacher({ nickname: '王老师' })
const seen = makeRealisticBatch({ batchId: 'b1', title: '浇水', text: '浇了一桶', version: 3 })
const saved = { batchId: 'b1', ids: ['r1'] }
let batches: realistic.RealisticBatch[]

beforeEach(() => {
  batches = [seen]
  openClassRecords(() => batches)
})

async function openEdit(): Promise<User> {
  const user = await openScreen(PATH, wang)
  await editRecord(user)
  return user
}

async function editRecord(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '浇水' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: '浇水' })).getByRole('button', { name: '修改' }),
  )
  await screen.findByRole('textbox', { name: '经过' })
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const sent = () => server.requests(realistic.saveRealistic)
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** The save goes out, and a colleague was quicker. */
async function saveAfter(user: User, theirs: Partial<realistic.RealisticBatch>): Promise<void> {
  const held: Held<typeof realistic.saveRealistic> = server.hold(realistic.saveRealistic)
  await user.click(button('保存修改'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  server.answer(realistic.saveRealistic, saved)
  held.refuse('realisticEdited', { reason: 'stale', current: { ...seen, version: 4, ...theirs } })
}

it('an edit that the end of the session interrupts is there again, over the version that was seen', async () => {
  const user = await openEdit()
  await user.fill(field('经过'), '浇了两桶')
  const again = await signInAgain(PATH, wang)
  await screen.findByText('登录前没保存的内容还在，可以继续填写')

  batches = [{ ...seen, version: 4, title: '给菜地浇水' }]
  server.answer(realistic.saveRealistic, saved)
  await editRecord(again)
  expect(field('经过').value).toBe('浇了两桶')
  await again.click(button('保存修改'))

  await isClosed()
  expect(sent()).toMatchObject([{ version: 3, text: '浇了两桶' }])
})

describe('a record that a colleague edits at the same time', () => {
  it('is saved over what was seen, whatever came in meanwhile', async () => {
    const user = await openEdit()
    await user.fill(field('经过'), '浇了两桶')
    batches = [{ ...seen, version: 4, text: '浇了三桶' }]
    await tellLive({ type: 'realistic-changed', teacherId: 'li' })
    await waitFor(() => expect(screen.queryByText('浇了一桶')).toBeNull())
    server.answer(realistic.saveRealistic, saved)
    await user.click(button('保存修改'))

    await isClosed()
    expect(sent()).toMatchObject([{ version: 3, text: '浇了两桶' }])
  })

  it('shows what the colleague saved as long as nothing is written', async () => {
    await openEdit()
    batches = [{ ...seen, version: 4, text: '浇了三桶' }]
    await tellLive({ type: 'realistic-changed', teacherId: 'li' })

    await waitFor(() => expect(field('经过').value).toBe('浇了三桶'))
  })

  it('keeps both edits where they change different things', async () => {
    const user = await openEdit()
    await user.fill(field('经过'), '浇了两桶')
    const students = [
      ...seen.students,
      makeRealisticStudent({ studentId: 's2', username: '李思琪', role: '组长' }),
    ]
    await saveAfter(user, { title: '给菜地浇水', students, minutes: 40 })

    await isClosed()
    expect(sent()[1]).toMatchObject({
      version: 4,
      title: '给菜地浇水',
      text: '浇了两桶',
      minutes: 40,
      studentIds: ['s1', 's2'],
    })
  })

  it('shows both words where they change the same, and saves one’s own when it is chosen', async () => {
    const user = await openEdit()
    await user.fill(field('经过'), '浇了两桶')
    await saveAfter(user, { text: '浇了三桶', title: '给菜地浇水' })
    await screen.findByText('已保存：浇了三桶')
    screen.getByText('你写的：浇了两桶')
    expect(field('经过').value).toBe('浇了两桶')
    expect(sent()).toHaveLength(1)
    await user.click(button('用我写的'))

    await isClosed()
    expect(sent()[1]).toMatchObject({ version: 4, text: '浇了两桶', title: '给菜地浇水' })
  })

  it('takes over the colleague’s word alone, and leaves what else was written', async () => {
    const user = await openEdit()
    await user.fill(field('经过'), '浇了两桶')
    await user.fill(field('时长'), '15')
    await saveAfter(user, { text: '浇了三桶' })
    await user.click(await screen.findByRole('button', { name: '用已保存的' }))
    expect(field('经过').value).toBe('浇了三桶')
    await user.click(button('保存修改'))

    await isClosed()
    expect(sent()[1]).toMatchObject({ version: 4, text: '浇了三桶', minutes: 15 })
  })

  it('asks no more once both words are the same', async () => {
    const user = await openEdit()
    await user.fill(field('经过'), '浇了两桶')
    await saveAfter(user, { text: '浇了三桶' })
    await screen.findByRole('button', { name: '用我写的' })
    await user.fill(field('经过'), '浇了三桶')
    expect(screen.queryByRole('button', { name: '用我写的' })).toBeNull()
    await user.click(button('保存修改'))

    await isClosed()
    expect(sent()[1]).toMatchObject({ version: 4, text: '浇了三桶' })
  })

  it('tells why the colleague returned it before a save takes the word away', async () => {
    const user = await openEdit()
    await user.fill(field('经过'), '浇了两桶')
    const students = seen.students.map((one) => ({
      ...one,
      state: 'returned' as const,
      word: '请补一张照片',
    }))
    await saveAfter(user, { students })
    await screen.findByText('退回：请补一张照片')
    expect(field('经过').value).toBe('浇了两桶')
    expect(sent()).toHaveLength(1)
    await user.click(button('保存修改'))

    await isClosed()
    expect(sent()[1]).toMatchObject({ version: 4, text: '浇了两桶' })
  })

  it('shows in the form for whom and why the colleague returns it', async () => {
    await openEdit()
    const returned = { state: 'returned', word: '请补一张照片' } as const
    const others = [makeRealisticStudent({ studentId: 's2', username: '李思琪' })]
    batches = [
      {
        ...seen,
        version: 4,
        students: [...seen.students.map((one) => ({ ...one, ...returned })), ...others],
      },
    ]
    await tellLive({ type: 'realistic-changed', teacherId: 'li' })

    await screen.findByText('退回（王浩然）：请补一张照片')
  })

  it('says no more that it is returned once the colleague adopts it', async () => {
    const stateOf = (state: 'returned' | 'adopted', word: string) => [
      { ...seen, students: seen.students.map((one) => ({ ...one, state, word })) },
    ]
    batches = stateOf('returned', '请补一张照片')
    const user = await openEdit()
    await user.fill(field('经过'), '浇了两桶')
    await screen.findByText('退回：请补一张照片')
    batches = stateOf('adopted', '')
    await tellLive({ type: 'realistic-changed', teacherId: 'li' })

    await waitFor(() => expect(screen.queryByText('退回：请补一张照片')).toBeNull())
    expect(field('经过').value).toBe('浇了两桶')
  })
})
