import { liveTicket, type LiveEvent } from '@pinge/contract/live.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { useEffect, useRef } from 'react'
import { call } from '../../shared/api/call/call.ts'
import { Refusal } from '../../shared/api/failure/refusal.ts'
import { afterPaint } from '../../shared/device/after-paint.ts'
import { runLater } from '../../shared/time/run-later.ts'
import { followLive, type StreamListeners } from './follow-live.ts'

/** A device that was out of sight, or asleep, for longer may hold a connection that is dead without knowing it. */
const SLEEP_MS = 30_000
const LOOK_MS = 10_000
/** The clocks of a school differ: what is read at this device's midnight may still be of the server's day before. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS

/**
 * Tells what others do in this class while the screen is open, from the change after `known` on. With a new day at
 * school, and after a sleep, everything is read again.
 */
export function useLiveClass(
  classId: string,
  known: number,
  onEvent: (event: LiveEvent, number: number) => void,
): void {
  // Where the stream begins; where it has come to since then, it knows by itself.
  const after = useRef(known)
  const latest = useRef(onEvent)
  useEffect(() => {
    latest.current = onEvent
  })

  // The world outside React: a connection, and a device that sleeps and wakes.
  useEffect(() => {
    // The pupils come first; the stream goes on from the change that they know.
    const drawn = new Promise<void>((resolve) => afterPaint(resolve))
    const following = followLive({
      after: after.current,
      ticket: async () => {
        await drawn
        return (await call(liveTicket, { classId })).url
      },
      open: openEventSource,
      later: runLater,
      isWorthTrying: (error) => !(error instanceof Refusal) || error.code >= 500 || error.code === 429,
      onEvent: (event, number) => latest.current(event, number),
    })
    let hiddenAt: number | undefined
    function onVisibility(): void {
      if (document.hidden) hiddenAt = Date.now()
      else if (hiddenAt !== undefined && Date.now() - hiddenAt > SLEEP_MS) following.refresh()
    }
    let lookedAt = Date.now()
    // A screen that is never hidden, such as a board's, is told of neither sleep nor midnight.
    const looking = setInterval(() => {
      const now = Date.now()
      // A browser wakes a page that is out of sight once a minute, which is no sleep; `onVisibility` knows what was.
      const hasSlept = !document.hidden && now - lookedAt > SLEEP_MS
      if (hasSlept) following.refresh()
      if (hasSlept || isNewDay(lookedAt, now)) latest.current({ type: 'reload' }, 0)
      lookedAt = now
    }, LOOK_MS)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', following.refresh)
    return () => {
      clearInterval(looking)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('online', following.refresh)
      following.stop()
    }
  }, [classId])
}

/** At midnight, and once more when it has passed on every clock. */
function isNewDay(before: number, now: number): boolean {
  return [0, CLOCKS_DIFFER_MS].some((later) => localDate(before - later) !== localDate(now - later))
}

function openEventSource(url: string, { onOpen, onMessage, onError }: StreamListeners): () => void {
  const source = new EventSource(url)
  source.addEventListener('open', onOpen)
  source.addEventListener('message', ({ data, lastEventId }) => onMessage(String(data), lastEventId))
  source.addEventListener('error', onError)
  return () => source.close()
}
