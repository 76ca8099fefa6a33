import { afterEach, expect, it, vi } from 'vitest'
import { setPublicComputer } from '../../../shared/storage/device-storage.ts'
import { hasWaitingRecords, markWaitingRecords } from './has-waiting-records.ts'

function stubStorage(kind: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal(kind, {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  })
  return kept
}

afterEach(() => {
  setPublicComputer(false)
  vi.unstubAllGlobals()
})

it('remembers on the device that records wait, and on a public computer in this window alone', () => {
  const device = stubStorage('localStorage')
  stubStorage('sessionStorage')
  markWaitingRecords(true)
  expect([hasWaitingRecords(), device.size]).toEqual([true, 1])
  markWaitingRecords(false)
  expect([hasWaitingRecords(), device.size]).toEqual([false, 0])

  setPublicComputer(true)
  markWaitingRecords(true)
  expect([hasWaitingRecords(), device.size]).toEqual([true, 0])
})
