import { fetchAhead } from '../shared/fetch-ahead.ts'

/** The screen comes first. */
const AFTER_SCREEN_MS = 1_000

/** Runs what no screen waits for. What fails is left out, because every screen works without it. */
export function runAfterScreen(...jobs: readonly (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => {
    for (const job of jobs) fetchAhead(job).catch(() => {})
  }, AFTER_SCREEN_MS)
  return () => clearTimeout(timer)
}
