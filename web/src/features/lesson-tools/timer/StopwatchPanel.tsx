import { Flag, Pause, Play, RotateCcw } from 'lucide-react'
import type { RefObject } from 'react'
import { swallowSecondTap } from '../../../shared/device/swallow-second-tap.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { LargeTime } from './LargeTime.tsx'
import { formatStopwatch } from './format-timer.ts'
import { elapsedOf, lapsOf, takeLap, toggle, type Stopwatch } from './stopwatch.ts'
import { buttonRow, largeButton } from './timer-classes.ts'
import { useTimers } from './timer.store.ts'

/** The last ones, so that the digits keep their size. */
const SHOWN_LAPS = 6

function change(rule: (stopwatch: Stopwatch, now: number) => Stopwatch): void {
  useTimers.setState(({ stopwatch }) => ({ stopwatch: rule(stopwatch, Date.now()) }))
}

/** The second tap of a double tap would fall on what the same button does next. */
function press(rule: Parameters<typeof change>[0]): void {
  swallowSecondTap()
  change(rule)
}

export type StopwatchPanelProps = {
  stopwatch: Stopwatch
  now: number
  /** What starts it and holds it. */
  button: RefObject<HTMLButtonElement | null>
}

/** 秒表, with the times that are taken while it runs. */
export function StopwatchPanel({ stopwatch, now, button }: StopwatchPanelProps) {
  const { phase } = stopwatch
  const laps = lapsOf(stopwatch).map((at, place, all) => ({
    number: place + 1,
    at,
    since: at - (all[place - 1] ?? 0),
  }))
  return (
    <>
      <LargeTime time={formatStopwatch(elapsedOf(stopwatch, now))} />
      {laps.length > 0 && (
        <ol aria-label="记下的时间，最近的在前" className="grid shrink-0 gap-x-6 sm:grid-cols-2">
          {laps
            .toReversed()
            .slice(0, SHOWN_LAPS)
            .map(({ number, at, since }) => (
              <li key={number} className="flex gap-4 px-2 py-1">
                <span className="num w-12 text-ink-2">{number}</span>
                <b className="num">{formatStopwatch(at)}</b>
                <span className="num ml-auto text-ink-2">+{formatStopwatch(since)}</span>
              </li>
            ))}
        </ol>
      )}
      <div className={buttonRow}>
        <Button ref={button} size="l" className={largeButton} onClick={() => press(toggle)}>
          {phase === 'running' ? <Pause aria-hidden /> : <Play aria-hidden />}
          {phase === 'running' ? '暂停' : phase === 'zero' ? '开始' : '继续'}
        </Button>
        {phase === 'running' && (
          <Button variant="mist" size="l" className={largeButton} onClick={() => change(takeLap)}>
            <Flag aria-hidden />
            计次
          </Button>
        )}
        {phase === 'paused' && (
          <Button
            variant="mist"
            size="l"
            className={largeButton}
            onClick={() => change(() => ({ phase: 'zero' }))}
          >
            <RotateCcw aria-hidden />
            清零
          </Button>
        )}
      </div>
    </>
  )
}
