import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

const page = (isBusy: boolean) => (
  <>
    <input aria-label="备注" />
    <Button isBusy={isBusy}>保存</Button>
  </>
)
const button = () => screen.getByRole('button', { name: '保存' })

/** What a browser does to a button with the focus that can no longer be pressed. */
function takeFocusAway(): void {
  screen.getByLabelText('备注').focus()
  screen.getByLabelText('备注').blur()
  expect(document.activeElement).toBe(document.body)
}

it('a button has the focus again when what it began has ended', () => {
  const { rerender } = render(page(false))
  button().focus()
  rerender(page(true))
  takeFocusAway()

  rerender(page(false))

  expect(document.activeElement).toBe(button())
})

it('an icon has the focus again when it can be pressed again', () => {
  const icon = (isSending: boolean) => (
    <>
      <input aria-label="备注" />
      <IconButton label="保存" disabled={isSending}>
        <svg />
      </IconButton>
    </>
  )
  const { rerender } = render(icon(false))
  button().focus()
  rerender(icon(true))
  takeFocusAway()

  rerender(icon(false))

  expect(document.activeElement).toBe(button())
})

it('a teacher who has gone on to a field meanwhile stays there', () => {
  const { rerender } = render(page(false))
  button().focus()
  rerender(page(true))
  screen.getByLabelText('备注').focus()

  rerender(page(false))

  expect(document.activeElement).toBe(screen.getByLabelText('备注'))
})

it('a button that was not pressed itself takes no focus', () => {
  const { rerender } = render(page(false))
  screen.getByLabelText('备注').focus()
  rerender(page(true))
  takeFocusAway()

  rerender(page(false))

  expect(document.activeElement).toBe(document.body)
})

describe('a button that goes by its own action', () => {
  const screenWith = (isOpen: boolean, isSaving = false) => (
    <main id="main" tabIndex={-1}>
      <input aria-label="备注" />
      {isOpen && <Button isBusy={isSaving}>保存</Button>}
    </main>
  )

  it('leaves the keyboard on the screen, and not at its top', async () => {
    const { rerender } = render(screenWith(true))
    button().focus()

    rerender(screenWith(false))

    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  it('leaves it there also where it could not be pressed at the end', async () => {
    const { rerender } = render(screenWith(true))
    button().focus()
    rerender(screenWith(true, true))
    takeFocusAway()

    rerender(screenWith(false))

    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  it('takes the keyboard from nothing else', async () => {
    const { rerender } = render(screenWith(true))
    screen.getByLabelText('备注').focus()

    rerender(screenWith(false))
    await Promise.resolve()

    expect(document.activeElement).toBe(screen.getByLabelText('备注'))
  })
})
