import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { Minus, Pause, Play, Plus, RotateCcw } from 'lucide-react'
import type { RefObject } from 'react'
import { swallowSecondTap } from '../../../shared/device/swallow-second-tap.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { addMinute, COUNTDOWN_STEP_MS, leftOf, pause, run, setTo, type Countdown } from './countdown.ts'
import { LargeTime } from './LargeTime.tsx'
import { formatCountdown } from './format-timer.ts'
import { buttonRow, largeButton } from './timer-classes.ts'
import { useTimers } from './timer.store.ts'

const presetMinutes = [1, 2, 3, 5, 10, 15, 20, 40] as const

function change(rule: (countdown: Countdown, now: number) => Countdown): void {
  useTimers.setState(({ countdown }) => ({ countdown: rule(countdown, Date.now()) }))
}

/** The second tap of a double tap would fall on what the same button does next. */
function press(rule: Parameters<typeof change>[0]): void {
  swallowSecondTap()
  change(rule)
}

export type CountdownPanelProps = {
  countdown: Countdown
  now: number
  /** What starts it and holds it. */
  button: RefObject<HTMLButtonElement | null>
}

/** 计时器: set, run, paused, or over. */
export function CountdownPanel({ countdown, now, button }: CountdownPanelProps) {
  const { phase, durationMs } = countdown
  const leftMs = leftOf(countdown, now)
  return (
    <>
      <LargeTime time={formatCountdown(leftMs)} isOver={phase === 'over'}>
        {/* A screen reader hears only what comes into a place that it knows. */}
        <p
          role="status"
          className="absolute inset-x-0 bottom-[6cqh] text-center text-xl font-bold text-on-sun"
        >
          {phase === 'over' && '时间到'}
        </p>
        <span
          aria-hidden
          className="absolute bottom-0 left-0 h-2 rounded-full bg-brand"
          style={{ width: `${(leftMs / durationMs) * 100}%` }}
        />
      </LargeTime>
      {phase === 'set' && <Presets durationMs={durationMs} />}
      <div className={buttonRow}>
        {phase === 'running' ? (
          <Button ref={button} size="l" className={largeButton} onClick={() => press(pause)}>
            <Pause aria-hidden />
            暂停
          </Button>
        ) : (
          <Button ref={button} size="l" className={largeButton} onClick={() => press(run)}>
            <Play aria-hidden />
            {phase === 'set' ? '开始' : phase === 'paused' ? '继续' : '再来一次'}
          </Button>
        )}
        {(phase === 'running' || phase === 'paused') && (
          <Button variant="mist" size="l" className={largeButton} onClick={() => change(addMinute)}>
            <Plus aria-hidden />1 分钟
          </Button>
        )}
        {phase !== 'set' && (
          <Button
            variant="mist"
            size="l"
            className={largeButton}
            onClick={() => change(() => setTo(durationMs))}
          >
            <RotateCcw aria-hidden />
            重新设置
          </Button>
        )}
      </div>
    </>
  )
}

/** The usual times, and half a minute more or less. */
function Presets({ durationMs }: { durationMs: number }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <IconButton label="减 30 秒" onClick={() => change(() => setTo(durationMs - COUNTDOWN_STEP_MS))}>
        <Minus />
      </IconButton>
      {presetMinutes.map((minutes) => (
        <Button
          key={minutes}
          variant={durationMs === minutes * MINUTE_MS ? 'soft' : 'mist'}
          aria-pressed={durationMs === minutes * MINUTE_MS}
          className="px-4!"
          onClick={() => change(() => setTo(minutes * MINUTE_MS))}
        >
          {minutes} 分钟
        </Button>
      ))}
      <IconButton label="加 30 秒" onClick={() => change(() => setTo(durationMs + COUNTDOWN_STEP_MS))}>
        <Plus />
      </IconButton>
    </div>
  )
}
