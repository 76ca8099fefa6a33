import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  cards,
  commentDialog,
  openClass,
  pupil,
  seeSelected,
  selectionBar,
} from '../../../test/class-screen.ts'
import { layInRow, placeIn } from '../../../test/device/pointer.ts'
import { openSchoolClass } from '../../../test/school-class.ts'

beforeEach(() => {
  openSchoolClass()
})

describe('the keyboard goes on from the screen', () => {
  it('when a selection is given up by its own button', async () => {
    const user = await openClass()
    await user.click(screen.getByRole('button', { name: '多选' }))
    within(await selectionBar())
      .getByRole('button', { name: '取消' })
      .focus()
    await user.keyboard('{Enter}')

    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  it('and from the search when that is emptied', async () => {
    const user = await openClass()
    await user.type(screen.getByRole('searchbox'), 'w')
    await user.click(screen.getByRole('button', { name: '清空查找' }))

    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })
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

  it('means the pupil by Enter also after a mouse was lifted outside the window', async () => {
    const user = await openClass()
    const row = ['陈俊杰', '李思琪'].map(pupil)
    layInRow(row)
    const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 }
    fireEvent.pointerDown(pupil('陈俊杰'), { ...mouse, ...placeIn(0) })
    fireEvent.pointerMove(pupil('李思琪'), { ...mouse, ...placeIn(1) })
    await seeSelected('陈俊杰', '李思琪')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: '已选学生' })).toBeNull())
    pupil('李思琪').focus()
    await user.keyboard('{Enter}')

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
