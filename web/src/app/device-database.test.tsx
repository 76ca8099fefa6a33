import { giveComment } from '@pinge/contract/comments.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { item, pupil } from '../../test/class-screen.ts'
import { offerDatabase, rowsOf, takeDatabase } from '../../test/device-database.ts'
import { makeTeacher } from '../../test/make/teacher.ts'
import { openSchoolClass } from '../../test/school-class.ts'
import { openScreen } from '../../test/screen.tsx'
import { server } from '../../test/server.ts'
import type { User } from '../../test/user.ts'
import { loadCommentQueue } from '../features/comments/queue/load-comment-queue.ts'
import { emptyFields } from '../features/realistic/form/record-fields.ts'
import { loadRecordQueue } from '../features/realistic/queue/load-record-queue.ts'
import { enterSession } from '../shared/session/session.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

const COMMENTS = 'pinge-waiting-awards/awards'

beforeEach(offerDatabase)
afterEach(takeDatabase)

async function giveWithoutNetwork(isPublic: boolean): Promise<User> {
  openSchoolClass()
  const user = await openScreen('/help', null)
  await screen.findByRole('heading', { name: '帮助' })
  await loadCommentQueue(queryClient)
  act(() => enterSession(makeTeacher(), isPublic))
  await act(() => router.navigate('/comment/class-detail?classId=c1'))
  await screen.findByRole('list', { name: '学生' })
  server.fail(giveComment)
  await user.click(pupil('王浩然'))
  await user.click(await item('作业优秀'))
  await waitFor(() => expect(document.body.textContent).toContain('1 条点评待上传'))
  return user
}

describe('what waits to be sent', () => {
  it('is written down on a teacher’s own computer', async () => {
    await giveWithoutNetwork(false)

    await waitFor(() => expect(rowsOf(COMMENTS)).toHaveLength(1))
  })

  it('stays in the page of a public computer, also where the page was open before the sign-in', async () => {
    await giveWithoutNetwork(true)

    await waitFor(() => expect(document.body.textContent).toContain('，先别关页面'))
    expect(rowsOf(COMMENTS)).toEqual([])
  })

  it.each([
    ['is kept on the device on a teacher’s own computer', false, 1],
    ['stays in the page of a public computer', true, 0],
  ])('as the draft of a record %s', async (_, isPublic, kept) => {
    const { store } = await loadRecordQueue(queryClient)
    const wang = makeTeacher()
    enterSession(wang, isPublic)
    const draft = {
      userId: wang.userId,
      classId: 'c1',
      fields: { ...emptyFields('2026-03-04'), text: '写到一半' },
      pictures: [],
    }
    await store.putDraft(draft)

    expect(await store.findDraft(wang.userId, 'c1')).toEqual(draft)
    expect(rowsOf('pinge-realistic/drafts')).toHaveLength(kept)
  })
})
