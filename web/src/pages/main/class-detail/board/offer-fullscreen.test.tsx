import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openClass } from '../../../../../test/class-screen.ts'
import { touchWindow, widenWindow } from '../../../../../test/browser.ts'
import { openSchoolClass } from '../../../../../test/school-class.ts'

const fill = vi.fn<() => Promise<void>>(() => Promise.resolve())

afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled')
})

function boardOfClassroom(): void {
  widenWindow()
  touchWindow()
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  document.documentElement.requestFullscreen = fill
}

it('a board that is touched is offered once that the class fills it', async () => {
  boardOfClassroom()
  openSchoolClass()
  const user = await openClass()
  await user.click(await screen.findByRole('button', { name: '铺满屏幕' }))
  expect(fill).toHaveBeenCalledOnce()
})

it('a laptop without a touch screen is offered nothing', async () => {
  widenWindow()
  openSchoolClass()
  await openClass()
  await waitFor(() => expect(screen.queryByText('铺满整块屏幕，后排也看得清')).toBeNull())
})
