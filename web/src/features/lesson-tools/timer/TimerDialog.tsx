import { useRef, useState } from 'react'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { CountdownPanel } from './CountdownPanel.tsx'
import { StopwatchPanel } from './StopwatchPanel.tsx'
import { closeTimers } from './timer.store.ts'
import type { TimersProps } from './TimerPill.tsx'

const kinds = [
  { value: 'countdown', label: '计时器' },
  { value: 'stopwatch', label: '秒表' },
] as const

/** 计时器 and 秒表, as large as the screen; closed, what runs goes on. */
export function TimerDialog({ countdown, stopwatch, now }: TimersProps) {
  const [kind, setKind] = useState<'countdown' | 'stopwatch'>(
    countdown.phase === 'set' && stopwatch.phase !== 'zero' ? 'stopwatch' : 'countdown',
  )
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen
      onClose={closeTimers}
      title="计时"
      initialFocus={button}
      className="h-[calc(100dvh-2rem)]! w-[calc(100vw-1.5rem)]! md:h-[min(42.5rem,calc(100dvh-2rem))]! md:w-[min(68.75rem,calc(100vw-2rem))]!"
    >
      <div className="flex h-full flex-col gap-3 short:h-auto">
        <Segmented
          label="计时方式"
          value={kind}
          options={kinds}
          onChange={setKind}
          className="self-center max-sm:w-full"
        />
        {kind === 'countdown' ? (
          <CountdownPanel button={button} countdown={countdown} now={now} />
        ) : (
          <StopwatchPanel button={button} stopwatch={stopwatch} now={now} />
        )}
      </div>
    </Dialog>
  )
}
