import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { swallowSecondTap } from './swallow-second-tap.ts'

it('a double tap counts once, and the tap after it counts again', () => {
  let taps = 0
  render(
    <>
      <button type="button" onClick={swallowSecondTap}>
        盖在上面的
      </button>
      <button type="button" onClick={() => (taps += 1)}>
        下面的
      </button>
    </>,
  )
  const beneath = screen.getByText('下面的')
  fireEvent.click(screen.getByText('盖在上面的'), { detail: 1 })
  fireEvent.click(beneath, { detail: 2 })
  fireEvent.click(beneath, { detail: 3 })
  expect(taps).toBe(0)

  fireEvent.click(beneath, { detail: 1 })
  fireEvent.click(beneath, { detail: 2 })
  expect(taps).toBe(2)
})
