import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createUser } from '../../../../test/user.ts'
import { useSortable } from '../../drag/use-sortable.ts'
import { DialogContent, DrawerContent, SheetContent } from './ModalContents.tsx'

const contents = { dialog: DialogContent, sheet: SheetContent, drawer: DrawerContent }

function Writing({ kind }: { kind: keyof typeof contents }) {
  const [isOpen, setOpen] = useState(true)
  const Content = contents[kind]
  return (
    <Content isOpen={isOpen} onClose={() => setOpen(false)} title="通知">
      <input aria-label="内容" />
    </Content>
  )
}

function Sorting() {
  const [isOpen, setOpen] = useState(true)
  const { list, entryProps, handleProps } = useSortable({ ids: ['贴纸', '书签'], onMove: () => {} })
  return (
    <SheetContent isOpen={isOpen} onClose={() => setOpen(false)} title="班级奖品">
      <ul ref={list}>
        {['贴纸', '书签'].map((id) => (
          <li key={id} {...entryProps(id)}>
            <button type="button" {...handleProps(id)}>
              {id}
            </button>
          </li>
        ))}
      </ul>
    </SheetContent>
  )
}

it('Escape puts back what is held in a sheet, and shuts it only when nothing is', async () => {
  const user = createUser()
  render(<Sorting />)
  const handle = await screen.findByRole('button', { name: '书签' })
  handle.focus()
  await user.keyboard(' {Escape}')
  expect(screen.getByRole('button', { name: '书签' }).getAttribute('aria-pressed')).toBe('false')
  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each(['dialog', 'sheet', 'drawer'] as const)(
  'Escape gives up the word that is being composed in a %s, and shuts it only when none is',
  async (kind) => {
    const user = createUser()
    render(<Writing kind={kind} />)
    const field = await screen.findByRole('textbox', { name: '内容' })
    await user.fill(field, '明天带zhu')
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '内容' }).value).toBe('明天带zhu')
    fireEvent.keyDown(field, { key: 'Escape' })

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)
