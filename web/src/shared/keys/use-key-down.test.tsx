import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createUser } from '../../../test/user.ts'
import { useKeyDown } from './use-key-down.ts'

type ListenerProps = { name: string; heard: string[]; order?: 'last' | 'first' }

function Listener({ name, heard, order }: ListenerProps) {
  useKeyDown(({ key }) => heard.push(`${name} ${key}`), order)
  return null
}

it('tells a key first to what asks for it first, whichever stood there before', async () => {
  const user = createUser()
  const heard: string[] = []
  render(
    <>
      <Listener name="班级" heard={heard} />
      <Listener name="座位" heard={heard} order="first" />
    </>,
  )

  await user.keyboard('a')

  expect(heard).toEqual(['座位 a', '班级 a'])
})

it('acts on what is on the screen now, and no more once it is gone', async () => {
  const user = createUser()
  const before: string[] = []
  const now: string[] = []
  const { rerender, unmount } = render(<Listener name="点评" heard={before} />)
  rerender(<Listener name="兑换" heard={now} />)

  await user.keyboard('1')
  act(unmount)
  await user.keyboard('2')

  expect([before, now]).toEqual([[], ['兑换 1']])
})
