import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { createUser, type User } from '../../../test/user.ts'
import { SearchField } from './SearchField.tsx'

/** The field asks after 300 ms, and a slow computer draws what it asked for some time later. */
const DRAWN_AFTER_MS = 150

let asked: string[]
let user: User

function Room() {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchField
        label="搜索课程"
        value={value}
        onChange={(next) => {
          asked.push(next)
          setTimeout(() => act(() => setValue(next)), DRAWN_AFTER_MS)
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        后退
      </button>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('搜索课程')

beforeEach(() => {
  holdClock()
  asked = []
  user = createUser()
  render(<Room />)
})

describe('a search on a slow computer', () => {
  it('keeps the letters that are typed while the list is drawn, and looks for all of them', async () => {
    await user.type(field(), '友')
    await pass(310)
    await user.type(field(), '善')
    await pass(DRAWN_AFTER_MS)
    expect(field().value).toBe('友善')
    await pass(500)

    expect(asked).toEqual(['友', '友善'])
    expect(field().value).toBe('友善')
  })

  it('waits until a word of Chinese is put together, also in Safari, where Enter comes after its end', async () => {
    await user.type(field(), 'you')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })

    expect(asked).toEqual([])
  })

  it('is empty again when the teacher goes back to the whole list', async () => {
    await user.type(field(), '友')
    await pass(500)
    await user.click(screen.getByRole('button', { name: '后退' }))
    await pass(500)

    expect(field().value).toBe('')
    expect(asked).toEqual(['友'])
  })
})
