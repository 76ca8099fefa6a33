import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createUser } from '../../../../test/user.ts'
import { useSortable } from '../../drag/use-sortable.ts'
import { TextField } from '../form/TextField.tsx'
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

it('a sheet in which something is not saved goes by its own button alone', async () => {
  const user = createUser()
  const { rerender } = render(<Selecting isHeld />)
  await screen.findByRole('dialog', { name: '火箭队的学生' })
  await user.keyboard('{Escape}')
  const beside = document.querySelector<HTMLElement>('.bg-scrim')
  if (beside) await user.click(beside)
  expect(screen.getByRole('dialog', { name: '火箭队的学生' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  rerender(<Selecting key="again" isHeld={false} />)
  await screen.findByRole('dialog', { name: '火箭队的学生' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

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
    // As Safari tells of it.
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '内容' }).value).toBe('明天带zhu')
    fireEvent.keyDown(field, { key: 'Escape' })

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

function Selecting({ isHeld }: { isHeld: boolean }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <SheetContent isOpen={isOpen} isHeld={isHeld} onClose={() => setOpen(false)} title="火箭队的学生">
      <button type="button">王浩然</button>
    </SheetContent>
  )
}

/** A form that is opened to write its first field. */
function Naming() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        添加
      </button>
      {isOpen && (
        <SheetContent isOpen onClose={() => setOpen(false)} title="添加点评项">
          <TextField label="名称" value="" onChange={() => {}} autoFocus />
        </SheetContent>
      )}
    </>
  )
}

function Reading({ kind }: { kind: 'dialog' | 'drawer' }) {
  const [isOpen, setOpen] = useState(true)
  const Content = contents[kind]
  return (
    <Content isOpen={isOpen} onClose={() => setOpen(false)} title="用户协议">
      <p>这是什么</p>
    </Content>
  )
}

type Shown = 'none' | 'comment' | 'records'

/** From the name of a pupil to their comment, and from there to their records. */
function Pupil({ canGoOn = true }: { canGoOn?: boolean }) {
  const [shown, setShown] = useState<Shown>('none')
  const [isOver, setOver] = useState(false)
  const close = () => {
    setShown('none')
    setOver(!canGoOn)
  }
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" disabled={isOver} onClick={() => setShown('comment')}>
        王浩然
      </button>
      {shown === 'comment' && (
        <SheetContent isOpen onClose={close} title="点评">
          <button type="button" onClick={() => setShown('records')}>
            记录
          </button>
        </SheetContent>
      )}
      {shown === 'records' && (
        <DrawerContent isOpen onClose={close} title="王浩然的记录">
          没有记录
        </DrawerContent>
      )}
    </main>
  )
}

describe('the focus', () => {
  const name = () => screen.getByRole('button', { name: '王浩然' })

  it('goes back from a drawer to the pupil from whom the dialog before it was opened', async () => {
    const user = createUser()
    render(<Pupil />)
    name().focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: '记录' }))
    await screen.findByRole('dialog', { name: '王浩然的记录' })
    await user.keyboard('{Escape}')

    await waitFor(() => expect(document.activeElement).toBe(name()))
  })

  it('goes back to the button of a form whose first field had it at once', async () => {
    const user = createUser()
    render(<Naming />)
    const button = screen.getByRole('button', { name: '添加' })
    button.focus()
    await user.keyboard('{Enter}')
    const field = await screen.findByRole('textbox', { name: '名称' })
    expect(document.activeElement).toBe(field)
    await user.keyboard('{Escape}')

    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it.each(['dialog', 'drawer'] as const)(
    'reaches the words of a long %s, so that the arrows move them',
    async (kind) => {
      const user = createUser()
      vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900)
      render(<Reading kind={kind} />)
      await screen.findByRole('dialog', { name: '用户协议' })
      await user.tab()

      expect(document.activeElement?.textContent).toBe('这是什么')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  )

  it('goes to the screen when a dialog shuts whose button takes it no more', async () => {
    const user = createUser()
    render(<Pupil canGoOn={false} />)
    name().focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: '点评' })
    await user.keyboard('{Escape}')

    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })
})
