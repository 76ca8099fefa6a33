import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { commentDialog, openTool, pupil, seeSelected, selectionBar } from '../../../../test/class-screen.ts'
import { makeTeacher } from '../../../../test/make/teacher.ts'
import { makeCategory, makeTeam } from '../../../../test/make/team.ts'
import { address, goBack, goTo, openScreen } from '../../../../test/screen.tsx'
import { openSchoolClass } from '../../../../test/school-class.ts'
import { openSchoolTeams } from '../../../../test/school-teams.ts'
import { server } from '../../../../test/server.ts'
import { seatingDetail } from '@pinge/contract/seating.ts'
import type { User } from '../../../../test/user.ts'

const CLASS = '/comment/class-detail?classId=c1'

beforeEach(() => {
  const school = openSchoolClass()
  openSchoolTeams(school, {
    categories: [makeCategory({ id: 'math', creatorId: 'wang', teamCount: 1, memberCount: 6 })],
    teams: [makeTeam({ id: 'rocket', teamName: '火箭队', studentIds: school.students.map(({ id }) => id) })],
  })
  server.answer(seatingDetail, { rows: 0, columns: 0, aisleEvery: 0, seats: [], version: 0 })
})

/** From the list of classes, where Back leads in the end. */
async function enterClass(more = ''): Promise<User> {
  const user = await openScreen('/comment', makeTeacher({ userId: 'wang' }))
  await goTo(CLASS + more)
  return user
}

const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
const isOver = () => waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())

async function leaves(): Promise<void> {
  await goBack()
  await waitFor(() => expect(address()).toBe('/comment'))
}

describe('the browser’s Back', () => {
  it('lets go of the chosen pupils, after the comment for them, and leaves the class only then', async () => {
    const user = await enterClass()
    await press(user, '多选')
    await user.click(pupil('王浩然'))
    await user.click(within(await selectionBar()).getByRole('button', { name: /^点评/ }))
    await commentDialog()

    await goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await seeSelected('王浩然')
    await goBack()
    await isOver()
    expect(address()).toBe(CLASS)
    await leaves()
  })

  it('lets go of the chosen pupils while a name is being looked for, and leaves what is typed', async () => {
    const user = await enterClass()
    await press(user, '多选')
    await user.click(pupil('王浩然'))
    await selectionBar()
    await user.type(screen.getByRole('searchbox'), 'lsq')

    await goBack()
    await isOver()
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lsq')
    expect(address()).toBe(CLASS)
    await leaves()
  })

  it('lets go of the chosen teams', async () => {
    const user = await enterClass('&tab=group')
    await press(user, '多选')
    await screen.findByRole('toolbar', { name: '已选小组' })

    await goBack()
    await isOver()
    expect(address()).toBe(`${CLASS}&tab=group`)
    await leaves()
  })

  it('ends a series', async () => {
    const user = await enterClass()
    await press(user, '连续点评')
    await press(user, /^作业优秀/)
    await screen.findByRole('toolbar', { name: '连续点评' })

    await goBack()
    await isOver()
    expect(address()).toBe(CLASS)
    await leaves()
  })

  it('leads from seats that were not touched to the class', async () => {
    const user = await enterClass()
    await openTool(user, '座位表')
    await press(user, '开始排座位')
    await screen.findByRole('region', { name: '排座位' })

    await goBack()
    await waitFor(() => expect(screen.queryByRole('region', { name: '排座位' })).toBeNull())
    expect(address()).toBe(CLASS)
    await leaves()
  })
})
