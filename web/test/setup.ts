import { takeVoice } from './device/voice.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { queryClient } from '../src/app/query-client.ts'
import { handOverQuality } from '../src/shared/navigation/handed-quality.ts'
import { setPublicComputer } from '../src/shared/storage/device-storage.ts'
import { fillBrowser } from './browser.ts'
import { endPrint } from './device/print.ts'
import { closeStreams } from './live.ts'
import { resetPageConfig } from './page-config.ts'
import { answerBackgroundCalls, server } from './server.ts'
import './libraries/spare-work.ts'
import { resetStores } from './zustand.ts'

configure({
  // A part of a screen is loaded when it is first shown, which takes its time on a busy machine.
  asyncUtilTimeout: 20_000,
  // In place of the whole document, which is too long to read.
  getElementError: (message) => new Error(`${message?.split('\n')[0]}\nThe page says: ${pageText()}`),
})

function pageText(): string {
  return document.body.textContent.replaceAll(/\s+/g, ' ').slice(0, 1_500)
}

// A read without an answer is repeated after a second, which a test need not wait for.
const { queries } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries: { ...queries, retryDelay: 0 } })

/** What React and our own code complain of fails the test in which it happened. */
let complaints: string[] = []

/**
 * The document of the tests does not know `<search>`. And a part of the program, an answer or a timer may come at any
 * moment, as it does in a browser: that it came while the test waited in a way of its own is chance.
 */
const expected = ['The tag <%s> is unrecognized', 'An update to %s inside a test was not wrapped in act(']

const { setTimeout, setInterval, Date } = globalThis

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    const complaint = words.map(String).join(' ')
    if (!expected.some((beginning) => complaint.startsWith(beginning))) complaints.push(complaint)
  })
  globalThis.fetch = server.fetch
  fillBrowser()
  answerBackgroundCalls()
})

afterEach(() => {
  endPrint()
  takeVoice()
  cleanup()
  closeStreams()
  // First what stands in the place of a timer that a test holds: put back after the clock, it would stand still for good.
  vi.restoreAllMocks()
  vi.useRealTimers()
  resetStores()
  queryClient.clear()
  setPublicComputer(false)
  handOverQuality(null)
  localStorage.clear()
  resetPageConfig()
  // All files share one process: a clock that stays held would stand still for those that come after.
  expect(globalThis).toMatchObject({ setTimeout, setInterval, Date })
  expect([...server.reset(), ...complaints]).toEqual([])
})

// A part of the product that is still being loaded when a file ends would be lost for all files after it in this process.
afterAll(() => vi.dynamicImportSettled())
