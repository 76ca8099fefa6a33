import { pictureDetail, pictureList } from '@pinge/contract/training/levels.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { categoryList, teamList } from '@pinge/contract/teams.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { endSitting } from '../../features/training/rest/session.store.ts'
import { item, notice } from '../../../test/class-screen.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { makeCategory, makeTeam } from '../../../test/make/team.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { answer, listOf, look, openTraining, threePictures } from '../../../test/training.ts'

beforeEach(() => {
  endSitting()
  openTraining()
})

it('a team runs in the order of the class, and its members are commented there', async () => {
  const me = makeTeacher()
  server.answer(categoryList, {
    categoryInfos: [makeCategory({ id: 'k1', creatorId: me.userId, teamCount: 1 })],
  })
  // The one who was put into the team first does not run first.
  server.answer(teamList, [makeTeam({ id: 't1', teamName: '火箭队', studentIds: ['s2', 's1'] })])
  server.answer(pictureList, listOf([]))
  server.answer(pictureDetail, threePictures)
  const user = await openScreen('/pinge-activity/relay?classId=c1', me)
  await user.click(await screen.findByRole('button', { name: '数字' }))
  const begin = await screen.findByRole<HTMLButtonElement>('button', { name: '火箭队上场' })
  await waitFor(() => expect(begin.disabled).toBe(false))
  await user.click(begin)
  for (const runner of ['第 1 棒：王浩然', '第 2 棒：李思琪']) {
    await screen.findByText(runner)
    await user.click(screen.getByRole('button', { name: /^到了，开始/u }))
    await answer(user, await look(user))
  }
  expect((await screen.findByText(/^全组用时/u)).textContent).toMatch(/ \d\d:\d\d\.\d{3}$/u)

  await user.click(screen.getByRole('button', { name: '点评 2 人' }))
  await user.click(await item('积极发言'))
  within(await notice('积极发言')).getByRole('button', { name: /^撤销/u })
  expect(server.requests(giveComment).at(-1)?.studentIds.toSorted()).toEqual(['s1', 's2'])
})
