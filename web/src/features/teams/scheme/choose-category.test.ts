import type { Category } from '@pinge/contract/teams.ts'
import { expect, it } from 'vitest'
import { chooseCategory } from './choose-category.ts'

const scheme = (id: string): Category => ({
  id,
  name: id,
  creatorId: 't1',
  creatorName: '王老师',
  teamCount: 0,
  memberCount: 0,
  createdAt: 0,
  canClear: true,
})

it('chooses the scheme that was asked for, else the first, else none', () => {
  const schemes = [scheme('a'), scheme('b')]

  expect(chooseCategory(schemes, 'b')?.id).toBe('b')
  expect(chooseCategory(schemes, null)?.id).toBe('a')
  expect(chooseCategory(schemes, 'gone')?.id).toBe('a')
  expect(chooseCategory([], 'b')).toBeUndefined()
})
