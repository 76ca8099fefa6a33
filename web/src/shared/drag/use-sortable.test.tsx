import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createUser, type User } from '../../../test/user.ts'
import { moveItem } from './move-item.ts'
import { SortableHint } from './SortableHint.tsx'
import { useSortable } from './use-sortable.ts'

let moves: [string, number][]
let user: User

function Rewards() {
  const [ids, setIds] = useState(['贴纸', '书签', '表扬信'])
  const { list, hint, entryProps, handleProps } = useSortable({
    ids,
    onMove: (id, to) => {
      moves.push([id, to])
      setIds(moveItem(ids, id, to))
    },
  })
  return (
    <>
      <ul ref={list} aria-label="奖品">
        {ids.map((id) => (
          <li key={id} {...entryProps(id)}>
            <button type="button" {...handleProps(id)}>
              {id}
            </button>
          </li>
        ))}
      </ul>
      <SortableHint {...hint} nameOf={(id) => id} />
      <button type="button">别处</button>
      <button type="button" onClick={() => setIds(['书签', '表扬信'])}>
        换一批
      </button>
    </>
  )
}

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const handle = (name: string) => screen.getByRole('button', { name })
const said = () => screen.getByRole('status').textContent

beforeEach(() => {
  moves = []
  user = createUser()
  // Entries of 40 pixels, one below the other.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, place * 40, 300, 40)
  })
  render(<Rewards />)
})

describe('an entry that is put in order by keys', () => {
  it('is taken up, led by the arrows, and let go in its new place, with the focus still on it', async () => {
    handle('贴纸').focus()
    await user.keyboard(' ')
    expect(handle('贴纸').getAttribute('aria-pressed')).toBe('true')
    await user.keyboard('{ArrowDown}')
    expect(said()).toBe('贴纸，第 2 位，共 3 位')
    expect(order()).toEqual(['贴纸', '书签', '表扬信'])
    await user.keyboard(' ')

    expect(order()).toEqual(['书签', '贴纸', '表扬信'])
    expect(moves).toEqual([['贴纸', 1]])
    expect(document.activeElement).toBe(handle('贴纸'))
    expect(said()).toBe('')
  })

  it('reaches the ends by Home and End, and never beyond them', async () => {
    handle('书签').focus()
    await user.keyboard(' {End}{ArrowDown}')
    expect(said()).toBe('书签，第 3 位，共 3 位')
    await user.keyboard('{Home}{ArrowUp}')
    expect(said()).toBe('书签，第 1 位，共 3 位')

    await user.keyboard('{Enter}')
    expect(order()).toEqual(['书签', '贴纸', '表扬信'])
  })

  it('is put back by Escape', async () => {
    handle('贴纸').focus()
    await user.keyboard(' {End}{Escape}')

    expect(said()).toBe('')
    expect(order()).toEqual(['贴纸', '书签', '表扬信'])
    expect(moves).toEqual([])
  })

  it('is put back when the teacher goes on elsewhere', async () => {
    handle('贴纸').focus()
    await user.keyboard(' {ArrowDown}')
    await user.click(handle('别处'))

    expect(said()).toBe('')
    expect(moves).toEqual([])
  })

  it('that is let go where it was taken up changes nothing', async () => {
    handle('书签').focus()
    await user.keyboard(' {ArrowDown}{ArrowUp} ')

    expect(moves).toEqual([])
  })

  it('is not led by the arrows before it is taken up', async () => {
    handle('书签').focus()
    await user.keyboard('{ArrowDown}{Home}')

    expect(said()).toBe('')
    expect(moves).toEqual([])
  })
})

describe('an entry that is dragged', () => {
  const at = (clientY: number) => ({ pointerId: 1, button: 0, clientY })

  it('takes the place over which it is let go', () => {
    fireEvent.pointerDown(handle('贴纸'), at(20))
    fireEvent.pointerMove(handle('贴纸'), at(65))
    expect(said()).toBe('贴纸，第 2 位，共 3 位')
    fireEvent.pointerUp(handle('贴纸'), at(65))

    expect(order()).toEqual(['书签', '贴纸', '表扬信'])
    expect(moves).toEqual([['贴纸', 1]])
  })

  it('goes back when the browser takes the pointer away', () => {
    fireEvent.pointerDown(handle('贴纸'), at(20))
    fireEvent.pointerMove(handle('贴纸'), at(110))
    fireEvent.pointerCancel(handle('贴纸'), at(110))

    expect(said()).toBe('')
    expect(moves).toEqual([])
  })

  it('is neither led nor let go by a second finger', () => {
    const second = (clientY: number) => ({ pointerId: 2, button: 0, clientY })
    fireEvent.pointerDown(handle('贴纸'), at(20))
    fireEvent.pointerMove(handle('贴纸'), at(65))

    fireEvent.pointerDown(handle('表扬信'), second(100))
    expect(said()).toBe('贴纸，第 2 位，共 3 位')
    fireEvent.pointerDown(handle('贴纸'), second(20))
    fireEvent.pointerMove(handle('贴纸'), second(110))
    expect(said()).toBe('贴纸，第 2 位，共 3 位')
    fireEvent.pointerUp(handle('贴纸'), second(110))
    fireEvent.pointerCancel(handle('贴纸'), second(110))
    expect(said()).toBe('贴纸，第 2 位，共 3 位')

    fireEvent.pointerUp(handle('贴纸'), at(65))
    expect(moves).toEqual([['贴纸', 1]])
  })

  it('makes room for another drag when it leaves the list in the hand', () => {
    fireEvent.pointerDown(handle('贴纸'), at(20))
    fireEvent.click(handle('换一批'))

    fireEvent.pointerDown(handle('书签'), { ...at(20), pointerId: 2 })
    fireEvent.pointerMove(handle('书签'), { ...at(65), pointerId: 2 })
    expect(said()).toBe('书签，第 2 位，共 2 位')
  })

  it('makes room for another drag when the list draws it elsewhere under the finger', () => {
    fireEvent.pointerDown(handle('贴纸'), at(20))
    fireEvent.pointerMove(handle('贴纸'), at(30))
    // The browser takes the finger from an entry that moves in the document, and it is lifted over something else.
    fireEvent.lostPointerCapture(handle('贴纸'), at(30))
    fireEvent.pointerUp(document.body, at(30))
    expect(said()).toBe('')

    fireEvent.pointerDown(handle('书签'), { ...at(20), pointerId: 2 })
    expect(handle('贴纸').getAttribute('aria-pressed')).toBe('false')
    expect(handle('书签').getAttribute('aria-pressed')).toBe('true')
  })

  it('is held by the first button of the mouse alone', () => {
    fireEvent.pointerDown(handle('贴纸'), { ...at(20), button: 2 })

    expect(said()).toBe('')
  })
})
