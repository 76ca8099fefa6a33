import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createUser, type User } from '../../../../test/user.ts'
import { Menu } from './Menu.tsx'
import { MenuItem } from './MenuItem.tsx'

const classes = ['三年级(1)班', '三年级(2)班', '三年级(3)班']
let user: User

function ClassPicker() {
  const [chosen, setChosen] = useState('三年级(2)班')
  return (
    <>
      <Menu label="我的班级" trigger={chosen}>
        {(close) =>
          classes.map((name) => (
            <MenuItem
              key={name}
              isChecked={name === chosen}
              onSelect={() => {
                close()
                setChosen(name)
              }}
            >
              {name}
            </MenuItem>
          ))
        }
      </Menu>
      <button type="button">别处</button>
    </>
  )
}

beforeEach(() => {
  user = createUser()
  render(<ClassPicker />)
})

const opener = () => screen.getByRole('button', { name: /班$/ })
const item = (name: string) => screen.getByRole('menuitemradio', { name })
const isShut = () => screen.queryByRole('menu') === null

describe('a menu in which one is chosen', () => {
  it('opens at the one that is chosen, and goes round at its ends', async () => {
    opener().focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(item('三年级(2)班')))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(item('三年级(1)班'))
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(item('三年级(3)班'))

    await user.keyboard('{Home}{Enter}')
    expect(isShut()).toBe(true)
    expect(opener().textContent).toBe('三年级(1)班')
    expect(document.activeElement).toBe(opener())
  })

  it.each(['{Escape}', '{Tab}'])('is shut by %s and chooses nothing', async (key) => {
    await user.click(opener())
    await screen.findByRole('menu')
    await user.keyboard(`{ArrowDown}${key}`)

    expect(isShut()).toBe(true)
    expect(opener().textContent).toBe('三年级(2)班')
  })

  it('comes into sight whole, also where its button stands at the lower edge of the window', async () => {
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(opener())
    const menu = await screen.findByRole('menu')

    expect(brought.mock.contexts).toEqual([menu])
  })

  it('is shut by a press elsewhere, and by a second tap on its button', async () => {
    await user.click(opener())
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    await screen.findByRole('menu')
    await user.click(screen.getByRole('button', { name: '别处' }))
    expect(isShut()).toBe(true)

    await user.click(opener())
    await screen.findByRole('menu')
    await user.click(opener())
    expect(isShut()).toBe(true)
  })

  it('marks what the mouse is over as what Enter takes', async () => {
    await user.click(opener())
    await screen.findByRole('menu')
    await user.hover(item('三年级(3)班'))
    await user.keyboard('{Enter}')

    expect(opener().textContent).toBe('三年级(3)班')
  })
})
