import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onFirstSign } from './on-first-sign.ts'
import { swallowSecondTap } from './swallow-second-tap.ts'

describe('a tap that shuts what it fell on', () => {
  let taps: number
  const tap = (detail: number) => fireEvent.click(screen.getByText('下面的按钮'), { detail })

  beforeEach(() => {
    taps = 0
    render(
      <button type="button" onClick={() => (taps += 1)}>
        下面的按钮
      </button>,
    )
    swallowSecondTap()
  })
  // The next first tap ends what the page listens for.
  afterEach(() => tap(1))

  it('does not let the second half of a double tap fall on what lies beneath', () => {
    tap(2)
    tap(3)

    expect(taps).toBe(0)
  })

  it('leaves the next tap alone, and every double tap from then on', () => {
    tap(1)
    tap(2)

    expect(taps).toBe(2)
  })
})

describe('the first sign of a hand', () => {
  it.each(['pointerMove', 'pointerDown', 'keyDown'] as const)('by %s is noticed once', (sign) => {
    let begun = 0
    onFirstSign(() => (begun += 1))
    fireEvent[sign](window)
    fireEvent[sign](window)

    expect(begun).toBe(1)
  })

  it('is no longer waited for on a screen that was left', () => {
    let begun = 0
    const stop = onFirstSign(() => (begun += 1))
    stop()
    fireEvent.pointerMove(window)

    expect(begun).toBe(0)
  })
})
