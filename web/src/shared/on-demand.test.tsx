import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { onDemand, type OnDemand } from './on-demand.tsx'

type NoteProps = { onClose: () => void }
const Note = ({ onClose }: NoteProps) => (
  <button type="button" onClick={onClose}>
    便条
  </button>
)

/** A network that keeps the part back until it is told what to do with it. */
function heldPart() {
  const asked: { come: () => void; fail: () => void }[] = []
  const load = () =>
    new Promise<typeof Note>((resolve, reject) => {
      asked.push({ come: () => resolve(Note), fail: () => reject(new Error('no network')) })
    })
  return { asked, load }
}

function Opener({ Part }: { Part: OnDemand<NoteProps> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        打开
      </button>
      {isOpen && <Part onClose={() => setIsOpen(false)} />}
      <p>{isOpen ? '开着' : '关着'}</p>
    </>
  )
}

const open = () => fireEvent.click(screen.getByText('打开'))

describe('a part of the program that is fetched on demand', () => {
  it('is asked for when it opens, and drawn when it has come', async () => {
    const { asked, load } = heldPart()
    render(<Opener Part={onDemand(load, { fallback: '还没来' })} />)
    expect(asked).toHaveLength(0)

    open()
    expect(screen.getByText('还没来')).toBeTruthy()
    asked[0]?.come()

    await screen.findByText('便条')
  })

  it('opens in the same breath as the tap when it was fetched ahead', async () => {
    const { asked, load } = heldPart()
    const Part = onDemand(load)
    render(<Opener Part={Part} />)
    const isThere = Part.preload()
    asked[0]?.come()
    expect(await isThere).toBe(true)

    open()

    expect(screen.getByText('便条')).toBeTruthy()
  })

  it('closes again when it cannot be had, and is asked for again the next time', async () => {
    const { asked, load } = heldPart()
    render(<Opener Part={onDemand(load)} />)
    open()
    asked[0]?.fail()
    await screen.findByText('关着')

    open()
    asked[1]?.come()

    await screen.findByText('便条')
  })

  it('says that it did not come ahead, without a failure', async () => {
    const { asked, load } = heldPart()
    const isThere = onDemand(load).preload()
    asked[0]?.fail()

    expect(await isThere).toBe(false)
  })

  it('comes at the first sign of a hand, before anything opens it', async () => {
    const { asked, load } = heldPart()
    const Part = onDemand(load, { preload: 'first-sign', when: () => false })
    render(<Part onClose={() => {}} />)
    expect(asked).toHaveLength(0)

    fireEvent.pointerMove(document.body)
    fireEvent.keyDown(document.body)

    expect(asked).toHaveLength(1)
  })
})
