import { afterEach, expect, it, vi } from 'vitest'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage, isPublicComputer, setPublicComputer } from './device-storage.ts'

afterEach(() => vi.unstubAllGlobals())

it('goes on remembering for as long as the page is open where a full device takes nothing more', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const useCount = create(persist(() => ({ count: 0 }), { name: 'count', storage: deviceStorage() }))

  useCount.setState({ count: 1 })

  expect(useCount.getState().count).toBe(1)
})

it('works in a browser that forbids even to ask for its storage', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const kind of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, kind, { get: forbid, configurable: true })
  const useCount = create(persist(() => ({ count: 0 }), { name: 'count', storage: deviceStorage() }))

  useCount.setState({ count: 1 })
  expect(useCount.getState().count).toBe(1)
  setPublicComputer(true)
  expect(isPublicComputer()).toBe(true)
  setPublicComputer(false)
  expect(isPublicComputer()).toBe(false)

  for (const kind of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, kind)
})
