import { MAX_PLAYED_MINUTES, type recordPlay } from '@pinge/contract/content/videos.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'

/** What is played, as the report names it. */
export type Played = Pick<
  RequestOf<typeof recordPlay>,
  'categoryId' | 'subCategoryId' | 'subCategoryName' | 'entryId'
> & {
  /** 1 of what is played, 2 of a file that is seen, 3 of one that is saved. */
  type?: 1 | 2 | 3
}

/** Section 4 of the specification: a play below it is told of only where it is forced. */
const MIN_MS = 5_000

type ReportPorts = {
  /** Epoch milliseconds. */
  clock: () => number
  newRequestId: () => string
  send: (report: RequestOf<typeof recordPlay>) => void
}

/**
 * The report of one play, which is sent once: at its end, when something else is played, when the screen is left and
 * when the window closes, whichever comes first. Minutes have two decimals.
 */
export function createPlayReport(played: Played, { clock, newRequestId, send }: ReportPorts) {
  const startedAt = clock()
  let isSent = false

  return {
    tell: ({ isForced = false } = {}): void => {
      const ms = clock() - startedAt
      if (isSent || (ms < MIN_MS && !isForced)) return
      isSent = true
      const plays = Math.min(MAX_PLAYED_MINUTES, Math.round((ms / MINUTE_MS) * 100) / 100)
      send({ type: 1, ...played, plays, requestId: newRequestId() })
    },
  }
}

export type PlayReport = ReturnType<typeof createPlayReport>
