import { afterEach, expect, it, vi } from 'vitest'
import { playSound } from './play-sound.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('lets nothing be heard at the first touch of a page that was due long before it', async () => {
  vi.useFakeTimers()
  /** What a browser answers only once the page was touched. */
  let touch = () => {}
  const touched = new Promise<void>((resolve) => (touch = resolve))
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = () => touched
    },
  )
  const bell = vi.fn<() => void>()
  playSound(bell)
  await vi.advanceTimersByTimeAsync(60_000)
  const praise = vi.fn<() => void>()
  playSound(praise)
  touch()
  await vi.advanceTimersByTimeAsync(0)

  expect(praise).toHaveBeenCalledOnce()
  expect(bell).not.toHaveBeenCalled()
})
