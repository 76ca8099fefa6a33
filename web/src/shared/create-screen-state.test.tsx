import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { createScreenState } from './create-screen-state.tsx'

/** Tells React that a test moves its clock. */
const ACTING = 'IS_REACT_ACT_ENVIRONMENT'

const state = createScreenState('a search', (_: string, typed: string) => typed, '')

function Search() {
  const typed = state.useScreenPart((text) => text)
  const { dispatch } = state.useScreenStore()
  return <input aria-label="找" value={typed} onChange={(event) => dispatch(event.target.value)} />
}

const Found = () => <p>{`找到${state.useScreenPart((text) => text.length)}`}</p>

const Screen = () => (
  <state.Provider>
    <Search />
    <Found />
  </state.Provider>
)

describe('what is typed on a screen', () => {
  it('is read by every part of it', () => {
    render(<Screen />)
    fireEvent.change(screen.getByLabelText('找'), { target: { value: 'whr' } })

    expect(screen.getByLabelText<HTMLInputElement>('找').value).toBe('whr')
    screen.getByText('找到3')
  })

  describe('before the browser has drawn the screen', () => {
    let root: Root | undefined
    afterEach(() => {
      Reflect.set(globalThis, ACTING, true)
      act(() => root?.unmount())
      cleanup()
    })

    it('stays in its field', async () => {
      // React works by its own clock, as in a browser: its effects come after the drawing.
      Reflect.set(globalThis, ACTING, false)
      const place = document.body.appendChild(document.createElement('div'))
      const isThere = new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect()
          resolve()
        }).observe(place, { childList: true })
      })
      root = createRoot(place)
      root.render(<Screen />)
      await isThere

      const field = screen.getByLabelText<HTMLInputElement>('找')
      fireEvent.input(field, { target: { value: 'w' } })
      expect(field.value).toBe('w')
    })
  })
})
