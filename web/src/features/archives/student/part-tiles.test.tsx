import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { PartTiles } from './PartTiles.tsx'
import type { PupilArchive } from './pupil-archive.ts'

type Parts = PupilArchive['parts']

const none: Parts = { perform: null, health: null, record: null, evaluation: null }
const health = (more: Partial<NonNullable<Parts['health']>>): Parts => ({
  ...none,
  health: { filled: 7, expected: 7, exempt: 0, total: null, level: null, items: [], ...more },
})

function showTile(parts: Parts, gender: PupilArchive['gender'] = 'female'): HTMLElement {
  const archive: PupilArchive = {
    studentId: 's1',
    username: '陈梅',
    header: '1',
    gender,
    stuNo: '',
    axes: [],
    compareAxes: null,
    sources: [],
    parts,
    timeline: [],
  }
  render(
    <MemoryRouter>
      <PartTiles archive={archive} classId="c1" documentId="d1" />
    </MemoryRouter>,
  )
  return screen.getByRole('link')
}

it.each([
  [{ filled: 3 }, '3 / 7 项还没有测全', false],
  [{ exempt: 7 }, '7 / 7 项全部免测', true],
  [{ exempt: 2 }, '7 / 7 项2 项免测，不算总分', true],
  [{ total: 86.5, level: '良好' }, '86.5 分良好', true],
] as const)('体质 with %o says “%s”', (more, words, isFull) => {
  const tile = showTile(health(more))
  expect(tile.textContent).toContain(words)
  expect(within(tile).queryByLabelText('齐了') !== null).toBe(isFull)
})

it('体质 says that a total needs the gender', () => {
  expect(showTile(health({}), null).textContent).toContain('没有填性别，算不出总分')
})

it('学业 is not 齐了 while a cell of a subject is empty', () => {
  const tile = showTile({
    ...none,
    perform: { filled: 11, expected: 11, isFull: false, kinds: [], marks: [] },
  })
  expect(tile.textContent).toContain('11 / 11 科')
  expect(within(tile).queryByLabelText('齐了')).toBeNull()
})
