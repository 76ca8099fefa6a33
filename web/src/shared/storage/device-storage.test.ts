import { afterEach, expect, it, vi } from 'vitest'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage, isPublicComputer, setPublicComputer, storage } from './device-storage.ts'

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

it('remembers in the window alone on a public computer, and for longer nowhere', () => {
  const kept = { sessionStorage: new Map<string, string>(), localStorage: new Map<string, string>() }
  for (const kind of ['sessionStorage', 'localStorage'] as const)
    vi.stubGlobal(kind, {
      getItem: (name: string) => kept[kind].get(name) ?? null,
      setItem: (name: string, value: string) => void kept[kind].set(name, value),
      clear: () => kept[kind].clear(),
    })

  storage.setItem('own', '1')
  setPublicComputer(true)
  storage.setItem('shared', '1')

  expect([[...kept.localStorage.keys()], kept.sessionStorage.has('shared')]).toEqual([['own'], true])
  expect(storage.getItem('own')).toBeNull()
  setPublicComputer(false)
  expect([kept.sessionStorage.size, storage.getItem('own')]).toEqual([0, '1'])
})
