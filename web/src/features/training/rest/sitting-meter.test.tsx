import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { endSitting, noteRound, noteRoundEnd } from './session.store.ts'
import { SittingMeter } from './SittingMeter.tsx'

beforeEach(endSitting)

it('tells nothing of the lesson before, and goes on through a long round', () => {
  noteRound(Date.now() - 30 * MINUTE_MS)
  noteRoundEnd(Date.now() - 20 * MINUTE_MS)
  const { unmount } = render(<SittingMeter isTimeShown />)
  expect(screen.queryByText(/^已练/u)).toBeNull()
  unmount()

  noteRound(Date.now() - 7.5 * MINUTE_MS)
  render(<SittingMeter isTimeShown />)
  expect(screen.getByText(/^已练/u).textContent).toBe('已练 7 分钟')
})
