import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { FakeEventSource } from './live.ts'
import { FakeXMLHttpRequest } from './storage.ts'

/** Fills what the document of the tests lacks, or does in another order than a browser. */
export function fillBrowser(): void {
  // After what React draws, as in a browser; there it would come before.
  globalThis.requestAnimationFrame = (run) => setTimeout(() => run(performance.now()), 16)
  globalThis.cancelAnimationFrame = (id) => clearTimeout(id)
  // A school's server is reached over plain HTTP.
  Object.assign(globalThis, {
    isSecureContext: false,
    EventSource: FakeEventSource,
    XMLHttpRequest: FakeXMLHttpRequest,
  })
  Object.assign(document, { execCommand: () => false })
  Reflect.deleteProperty(document, 'fullscreenElement')
  globalThis.happyDOM.settings.device.prefersReducedMotion = 'no-preference'
  globalThis.happyDOM.settings.navigator.maxTouchPoints = 0
  globalThis.happyDOM.setViewport({ width: 1366, height: 768 })
}

/** The device has room for nothing more. */
export function fillDevice(): void {
  const full: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  }
  vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full as Storage)
}

/** Whether the browser asks before it closes the page. */
export function asksBeforeClose(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

type Device = { prefersReducedMotion: 'reduce' | 'no-preference' }
declare global {
  var happyDOM: {
    settings: { device: Device; navigator: { maxTouchPoints: number } }
    setViewport: (size: { width: number; height: number }) => void
  }
}

/** The user asked the device for less motion. */
export function preferLessMotion(): void {
  globalThis.happyDOM.settings.device.prefersReducedMotion = 'reduce'
}

/** The screen of a phone. */
export function narrowWindow(): void {
  globalThis.happyDOM.setViewport({ width: 390, height: 844 })
}

/** The screen of a board in a classroom. */
export function widenWindow(): void {
  globalThis.happyDOM.setViewport({ width: 1920, height: 1080 })
}

/** The screen is touched, as a board in a classroom is. */
export function touchWindow(): void {
  globalThis.happyDOM.settings.navigator.maxTouchPoints = 10
}

/** The page fills the whole screen, as on a board that a class looks at. */
export function fillScreenWithPage(): void {
  Object.defineProperty(document, 'fullscreenElement', {
    configurable: true,
    value: document.documentElement,
  })
  act(() => void document.dispatchEvent(new Event('fullscreenchange')))
}
