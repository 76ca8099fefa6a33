import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NavigationHolds } from './NavigationHolds.tsx'
import { useHoldNavigation } from './use-hold-navigation.ts'

let holding: Set<string>
const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  holding = new Set()
  warn.mockClear()
})
afterEach(() => expect(warn).not.toHaveBeenCalled())

function Form({ name }: { name: string }) {
  const held = useHoldNavigation(() => holding.has(name))
  return held && <button type="button" onClick={() => held.proceed()}>{`不保存${name}`}</button>
}

function openForms() {
  const router = createMemoryRouter([
    {
      element: (
        <NavigationHolds>
          <Outlet />
        </NavigationHolds>
      ),
      children: [
        { path: '/', element: [<Form key="table" name="表格" />, <Form key="sheet" name="名单" />] },
        { path: '/away', element: '别的页面' },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return () => act(() => router.navigate('/away'))
}

it('lets a teacher leave when nothing on the screen holds them back', async () => {
  const leave = openForms()
  await leave()

  expect(screen.getByText('别的页面')).toBeTruthy()
})

it('lets the form that is not saved ask, though another one stands over it', async () => {
  holding.add('表格')
  const leave = openForms()
  await leave()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['不保存表格'])

  act(() => screen.getByRole('button', { name: '不保存表格' }).click())
  expect(await screen.findByText('别的页面')).toBeTruthy()
})

it('lets the form on top ask first where two are not saved', async () => {
  holding = new Set(['表格', '名单'])
  const leave = openForms()
  await leave()

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['不保存名单'])
})
