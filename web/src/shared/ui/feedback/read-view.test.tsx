import { classList } from '@pinge/contract/classes.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock, pass } from '../../../../test/clock.ts'
import { makeClass } from '../../../../test/make/class.ts'
import { makeTeacher } from '../../../../test/make/teacher.ts'
import { server } from '../../../../test/server.ts'
import { createUser } from '../../../../test/user.ts'
import { useRead } from '../../api/use-read.ts'
import { enterSession } from '../../session/session.ts'
import { ReadView } from './ReadView.tsx'

function Classes() {
  const read = useRead(classList, {})
  return (
    <>
      <ReadView read={read} waiting={<p>加载中</p>}>
        {(classes) => <p>{classes.map(({ className }) => className).join('、') || '没有班级'}</p>}
      </ReadView>
      <button type="button" onClick={() => void read.refetch()}>
        再读一次
      </button>
    </>
  )
}

let queryClient: QueryClient

function open(): void {
  queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <Classes />
    </QueryClientProvider>,
  )
}

beforeEach(() => enterSession(makeTeacher(), false))

describe('what is read', () => {
  it('is waited for in its place, and shown when it comes', async () => {
    const held = server.hold(classList)
    open()
    expect(screen.getByText('加载中')).toBeTruthy()
    held.answer([makeClass({ className: '三年级(2)班' })])

    await screen.findByText('三年级(2)班')
    expect(screen.queryByText('加载中')).toBeNull()
  })

  it('and does not come for some seconds is said to be slow, until it comes', async () => {
    holdClock()
    const held = server.hold(classList)
    open()
    await pass(4_900)
    expect(screen.queryByText('网络有点慢…')).toBeNull()
    await pass(200)
    await screen.findByText('网络有点慢…')
    held.answer([makeClass({ className: '三年级(2)班' })])

    await screen.findByText('三年级(2)班')
    expect(screen.queryByText('网络有点慢…')).toBeNull()
  })

  it('that does not come says why, and is asked for again by one tap', async () => {
    server.refuse(classList, 'serviceBusy')
    open()
    expect((await screen.findByRole('alert')).textContent).toContain('服务正忙，请稍后再试')

    server.answer(classList, [])
    await createUser().click(screen.getByRole('button', { name: '再试一次' }))
    await screen.findByText('没有班级')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stays in sight when a later reading fails', async () => {
    server.answer(classList, [makeClass({ className: '三年级(2)班' })])
    open()
    await screen.findByText('三年级(2)班')
    server.refuse(classList, 'serviceBusy')
    await createUser().click(screen.getByRole('button', { name: '再读一次' }))

    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(server.requests(classList).length).toBeGreaterThan(1)
    expect(screen.getByText('三年级(2)班')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
