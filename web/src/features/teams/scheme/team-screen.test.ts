import { expect, it } from 'vitest'
import { makeTeam } from '../../../../test/make/team.ts'
import {
  firstTeamScreen,
  selectedIn,
  stillThere,
  teamScreenReducer,
  type TeamScreen,
  type TeamScreenEvent,
} from './team-screen.ts'

function after(...events: TeamScreenEvent[]): TeamScreen {
  return events.reduce(teamScreenReducer, firstTeamScreen)
}

const toggle = (id: string): TeamScreenEvent => ({ type: 'team-toggled', categoryId: 'maths', id })
const selected = (screen: TeamScreen) => [...(selectedIn('maths')(screen) ?? [])].toSorted()

it('selects a team, and takes away the one who was selected', () => {
  expect(selected(after(toggle('rocket'), toggle('clover')))).toEqual(['clover', 'rocket'])
  expect(selected(after(toggle('rocket'), toggle('rocket')))).toEqual([])
})

it('selects all teams, or the other ones', () => {
  const ids = ['clover', 'rainbow', 'rocket']

  expect(selected(after({ type: 'all-selected', categoryId: 'maths', ids }))).toEqual(ids)
  const others = after(toggle('rocket'), { type: 'selection-inverted', categoryId: 'maths', ids })
  expect(selected(others)).toEqual(['clover', 'rainbow'])
})

it('begins another scheme without a selection', () => {
  const screen = after({ type: 'selection-started', categoryId: 'maths' }, toggle('rocket'))

  expect(selectedIn('maths')(screen)).not.toBeNull()
  expect(selectedIn('cleaning')(screen)).toBeNull()
})

it('ends the selection with the comment that it was for', () => {
  const comment = { type: 'comment', teams: [makeTeam({ id: 'rocket', teamName: '火箭队' })] } as const
  const screen = after(
    toggle('rocket'),
    { type: 'dialog-opened', dialog: comment },
    { type: 'comment-given' },
  )

  expect(screen).toEqual(firstTeamScreen)
})

it('comments on the teams that are still there, as they are now, and names the others', () => {
  const rocket = makeTeam({ id: 'rocket', teamName: '火箭队' })
  const clover = makeTeam({ id: 'clover', teamName: '四叶草队' })
  const renamed = { ...clover, teamName: '幸运草队' }

  expect(stillThere([rocket, clover], [renamed])).toEqual({ found: [renamed], goneNames: ['火箭队'] })
  expect(stillThere([clover], [rocket, renamed])).toEqual({ found: [renamed], goneNames: [] })
  expect(stillThere([rocket], [])).toEqual({ found: [], goneNames: ['火箭队'] })
})
