import { recordPlay } from '@pinge/contract/content/videos.ts'
import { call } from '../../../shared/api/call/call.ts'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'
import { currentUser } from '../../../shared/session/session.ts'
import { createPlayReport, type Played, type PlayReport } from './play-report.ts'

export type StartedPlay = PlayReport & {
  /** Ends it without a word: who listened has signed out, and another teacher may have the page when it closes. */
  forget: () => void
}

/** A play begins. Its report goes out also while the window closes; one that is lost is not asked for. */
export function startPlay(played: Played): StartedPlay {
  const report = createPlayReport(played, {
    clock: () => Date.now(),
    newRequestId,
    send: (request) => {
      // A guest's listening is not counted.
      if (currentUser()) void call(recordPlay, request, { keepalive: true }).catch(() => {})
    },
  })
  const onLeave = () => report.tell()
  window.addEventListener('pagehide', onLeave)
  const forget = () => window.removeEventListener('pagehide', onLeave)
  return {
    tell: (how) => {
      forget()
      report.tell(how)
    },
    forget,
  }
}
