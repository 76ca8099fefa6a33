import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cards, commentDialog, openClass, pupil, seeSelected } from '../../../test/class-screen.ts'
import { layInRow, placeIn } from '../../../test/device/pointer.ts'
import { openSchoolClass } from '../../../test/school-class.ts'

beforeEach(() => {
  openSchoolClass()
})

describe('a key that is meant for something else', () => {
  it.each([
    { as: 'other browsers tell of it', event: { isComposing: true } },
    { as: 'Safari tells of it', event: { keyCode: 229 } },
  ])('opens no dialog while a name is composed in the search, as $as', async ({ event }) => {
    const user = await openClass()
    const search = screen.getByRole('searchbox')
    await user.type(search, 'w')
    await waitFor(() => expect(cards()).toHaveLength(1))
    fireEvent.keyDown(search, { key: 'Enter', ...event })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.keyDown(search, { key: 'Enter' })

    await commentDialog()
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'leads back or forward in the browser and not to another pupil, with %s held',
    async (held) => {
      await openClass()
      pupil('李思琪').focus()
      // False where something was done with the key.
      const isFree = fireEvent.keyDown(pupil('李思琪'), { key: 'ArrowLeft', [held]: true })

      expect(isFree).toBe(true)
      expect(document.activeElement).toBe(pupil('李思琪'))
    },
  )
})
