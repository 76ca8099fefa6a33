import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fillScreenWithPage, narrowWindow, widenWindow } from '../../../../test/browser.ts'
import { openClass } from '../../../../test/class-screen.ts'
import { makeCategory } from '../../../../test/make/team.ts'
import { makePupils } from '../../../../test/make/student.ts'
import { openSchoolClass } from '../../../../test/school-class.ts'
import { openSchoolTeams } from '../../../../test/school-teams.ts'

/** How the cards stand before the teams are shown, and after the window has become another meanwhile. */
async function shapesAround(change: () => void): Promise<string[]> {
  const pupils = Array.from({ length: 10 }, (_, part) =>
    makePupils(6).map((pupil) => ({ ...pupil, id: `${pupil.id}-${part}` })),
  )
  const school = openSchoolClass({ students: pupils.flat() })
  openSchoolTeams(school, { categories: [makeCategory({ id: 'k1', creatorId: 'wang' })], teams: [] })
  const user = await openClass()
  const before = shape()
  await user.click(screen.getByRole('button', { name: '小组' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: '学生' })).toBeNull())
  act(change)
  await user.click(screen.getByRole('button', { name: '学生' }))
  await screen.findByRole('list', { name: '学生' })
  return [before, shape()]
}

function shape(): string {
  const { style } = screen.getByRole('list', { name: '学生' })
  return `${style.getPropertyValue('--columns')} × ${style.getPropertyValue('--rows')}`
}

it('pupils have the room of the whole board that was filled while the teams were shown', async () => {
  const filled = await shapesAround(() => {
    widenWindow()
    fillScreenWithPage()
  })

  expect(filled).toEqual(['10 × 7', '11 × 6'])
})

it('pupils have the room of a window that was made smaller while the teams were shown', async () => {
  expect(await shapesAround(narrowWindow)).toEqual(['10 × 7', '4 × 16'])
})
