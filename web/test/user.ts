import { userEvent, type UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

export type User = UserEvent & {
  /** Puts a text in the place of what a field holds, at once: typed by keys it takes ten times as long. */
  fill: (field: HTMLElement, text: string) => Promise<void>
}

export function createUser(): User {
  const user = userEvent.setup({
    // Time that a test holds still goes on while something is done.
    advanceTimers: async (ms) => {
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms)
    },
  })
  const fill = async (field: HTMLElement, text: string) => {
    await user.clear(field)
    if (text !== '') await user.paste(text)
  }
  return Object.assign(user, { fill })
}
