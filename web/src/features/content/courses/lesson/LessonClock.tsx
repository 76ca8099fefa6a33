import { MINUTE_MS, SECOND_MS } from '@pinge/contract/values/durations.ts'
import { Pause, Play, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatClock } from '../../../../shared/time/format-duration.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../../shared/ui/buttons/IconButton.tsx'

/** The time that the class works by itself, as the sun's way over the sky. */
export function LessonClock({ minutes }: { minutes: number }) {
  const [allMs, setAll] = useState(minutes * MINUTE_MS)
  const [leftMs, setLeft] = useState(allMs)
  const [isRunning, setRunning] = useState(true)
  const isOver = leftMs <= 0
  // The world outside: the clock. A browser wakes seldom what is behind another window, and a device that sleeps never.
  useEffect(() => {
    if (!isRunning || isOver) return undefined
    let seenAt = Date.now()
    const take = () => {
      const elapsedMs = Date.now() - seenAt
      seenAt += elapsedMs
      setLeft((before) => Math.max(0, before - elapsedMs))
    }
    const timer = setInterval(take, SECOND_MS)
    return () => {
      clearInterval(timer)
      take()
    }
  }, [isRunning, isOver])
  const share = allMs === 0 ? 1 : 1 - leftMs / allMs
  return (
    <section aria-label="计时" className="lesson-clock flex flex-col items-center">
      <svg viewBox="0 0 300 160" aria-hidden className="w-full">
        <path d={ARC} className="fill-none stroke-line" strokeWidth="12" strokeLinecap="round" />
        <path
          d={ARC}
          className="fill-none stroke-sun"
          strokeWidth="12"
          strokeLinecap="round"
          pathLength={1}
          strokeDasharray={`${share} 1`}
        />
        <circle {...sunAt(share)} r="18" className="fill-sun" />
      </svg>
      <p role="timer" className="num font-bold">
        {formatClock(Math.ceil(leftMs / SECOND_MS))}
      </p>
      <p role="status" className="min-h-8 text-l font-bold">
        {isOver ? '时间到' : ''}
      </p>
      <div className="flex items-center gap-2">
        <IconButton
          label={isRunning ? '暂停计时' : '继续计时'}
          variant="white"
          disabled={isOver}
          onClick={() => setRunning(!isRunning)}
        >
          {isRunning ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <Button
          variant="white"
          onClick={() => {
            setAll(allMs + MINUTE_MS)
            setLeft(leftMs + MINUTE_MS)
          }}
        >
          <Plus aria-hidden />1 分钟
        </Button>
      </div>
    </section>
  )
}

const ARC = 'M20 150A130 130 0 0 1 280 150'

function sunAt(share: number): { cx: number; cy: number } {
  const angle = Math.PI * (1 - share)
  return { cx: 150 + 130 * Math.cos(angle), cy: 150 - 130 * Math.sin(angle) }
}
