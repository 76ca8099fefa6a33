import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

let drops: [string, string][]
/** What lies under the pointer. */
let under: Element | null

function Board() {
  const { drag, handlers } = usePointerDrag((id, placeId) => drops.push([id, placeId]))
  return (
    <div {...handlers}>
      <p data-drag="hao">王浩然</p>
      <p data-drag="qi">
        <span data-drag-touch>李思琪</span>
      </p>
      <p data-drop="rocket">
        <b>火箭队</b>
      </p>
      <p>空地</p>
      <output>{drag ? `${drag.id} → ${drag.overId ?? '没有'}` : '没有拿着'}</output>
    </div>
  )
}

const held = () => screen.getByRole('status').textContent
const mouse = { pointerId: 1, pointerType: 'mouse', button: 0 }
const finger = { pointerId: 2, pointerType: 'touch', button: 0 }

beforeEach(() => {
  drops = []
  under = null
  holdClock()
  vi.spyOn(document, 'elementFromPoint').mockImplementation(() => under)
  render(<Board />)
})

/** Takes a pupil up and goes on, over what lies there. */
function drag(name: string, pointer: object, over: Element | null): void {
  under = over
  fireEvent.pointerDown(screen.getByText(name), { ...pointer, clientX: 100, clientY: 300 })
  fireEvent.pointerMove(screen.getByText(name), { ...pointer, clientX: 160, clientY: 300 })
}

describe('a pupil who is dragged with the mouse', () => {
  it('is let go over a team, and over what lies on it', () => {
    drag('王浩然', mouse, screen.getByText('火箭队'))
    expect(held()).toBe('hao → rocket')
    fireEvent.pointerUp(screen.getByText('王浩然'), mouse)

    expect(drops).toEqual([['hao', 'rocket']])
    expect(held()).toBe('没有拿着')
  })

  it('goes nowhere when let go beside all teams', () => {
    drag('王浩然', mouse, screen.getByText('空地'))
    expect(held()).toBe('hao → 没有')
    fireEvent.pointerUp(screen.getByText('王浩然'), mouse)

    expect(drops).toEqual([])
  })

  it('is not taken up by a tap of a hand that shakes', () => {
    under = screen.getByText('火箭队')
    fireEvent.pointerDown(screen.getByText('王浩然'), { ...mouse, clientX: 100, clientY: 300 })
    fireEvent.pointerMove(screen.getByText('王浩然'), { ...mouse, clientX: 103, clientY: 302 })
    expect(held()).toBe('没有拿着')
    fireEvent.pointerUp(screen.getByText('王浩然'), mouse)

    expect(drops).toEqual([])
  })

  it('is let go of by Escape', () => {
    drag('王浩然', mouse, screen.getByText('火箭队'))
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(held()).toBe('没有拿着')
    fireEvent.pointerUp(screen.getByText('王浩然'), mouse)

    expect(drops).toEqual([])
  })

  it('is not taken up by the other buttons, which ask for the menu', () => {
    drag('王浩然', { ...mouse, button: 2 }, screen.getByText('火箭队'))

    expect(held()).toBe('没有拿着')
  })
})

it.each(['火箭队', '李思琪'])('a palm on %s leaves a pupil alone who is held elsewhere', (name) => {
  const palm = { pointerId: 3, pointerType: 'touch', button: 0 }
  drag('王浩然', mouse, screen.getByText('空地'))
  under = screen.getByText('火箭队')
  fireEvent.pointerDown(screen.getByText(name), palm)
  fireEvent.pointerUp(screen.getByText(name), palm)
  fireEvent.pointerDown(screen.getByText(name), palm)
  fireEvent.pointerCancel(screen.getByText(name), palm)
  expect(drops).toEqual([])
  expect(held()).toMatch(/^hao/)

  fireEvent.pointerUp(screen.getByText('王浩然'), mouse)
  expect(drops).toEqual([['hao', 'rocket']])
})

describe('a pupil who is dragged with a finger', () => {
  it('is taken up once the finger has rested, as else it scrolls', async () => {
    drag('王浩然', finger, screen.getByText('火箭队'))
    expect(held()).toBe('没有拿着')

    under = screen.getByText('火箭队')
    fireEvent.pointerDown(screen.getByText('王浩然'), { ...finger, clientX: 100, clientY: 300 })
    await pass(300)
    expect(held()).toBe('hao → rocket')
    fireEvent.pointerUp(screen.getByText('王浩然'), finger)
    expect(drops).toEqual([['hao', 'rocket']])
  })

  it('is taken up at once by the grip', () => {
    drag('李思琪', finger, screen.getByText('火箭队'))

    expect(held()).toBe('qi → rocket')
  })

  it('is put down again when the browser takes the finger for something else', () => {
    drag('李思琪', finger, screen.getByText('火箭队'))
    fireEvent.pointerCancel(screen.getByText('李思琪'), finger)

    expect(held()).toBe('没有拿着')
    expect(drops).toEqual([])
  })
})
