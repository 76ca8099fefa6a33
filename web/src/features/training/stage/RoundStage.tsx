import { memoMinMs } from '@pinge/contract/training/rules.ts'
import { useState } from 'react'
import { useCountdown } from '../../../shared/time/use-countdown.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import type { Play } from '../round/start-play.ts'
import { isFilled, type Round, type RoundEvent } from '../round/round.ts'
import { Memorise } from './Memorise.tsx'
import { Recall } from './Recall.tsx'
import { StageClock } from './StageClock.tsx'
import { useKeys } from './use-keys.ts'

/** Nothing is seen between the look and the recall for so long. */
const COVER_MS = 1_000

export type RoundStageProps = {
  play: Play
  round: Round
  isTimeShown: boolean
  send: (event: RoundEvent) => void
}

/** What is looked at, the second without anything, and what is put back. */
export function RoundBody({ play, round, send }: Omit<RoundStageProps, 'isTimeShown'>) {
  const { group } = play.request.level
  useStageKeys(round, send)
  if (round.phase === 'memorise') return <Memorise task={round.task} group={group} />
  if (round.phase === 'cover') return <Cover onEnd={() => send({ type: 'covered', at: performance.now() })} />
  return <Recall round={round} group={group} send={send} />
}

function Cover({ onEnd }: { onEnd: () => void }) {
  useCountdown(COVER_MS, false, onEnd)
  return <p className="m-auto text-2xl font-bold text-ink-2">准备放回去</p>
}

/** The clock of the phase and the one thing to do next. */
export function RoundFooter({ round, isTimeShown, send }: Omit<RoundStageProps, 'play'>) {
  const { phase, task } = round
  if (phase === 'memorise')
    return (
      <>
        <StageClock
          key="memorise"
          label="还可以看"
          fullMs={task.memoMaxMs}
          isShown={isTimeShown}
          onEnd={() => send({ type: 'memorised', at: performance.now() })}
        />
        <Memorised
          minMs={memoMinMs(task.count)}
          onDone={() => send({ type: 'memorised', at: performance.now() })}
        />
      </>
    )
  if (phase !== 'recall') return null
  return (
    <>
      <StageClock
        key="recall"
        label="还可以放"
        fullMs={task.recallMaxMs}
        isShown={isTimeShown}
        onEnd={() => send({ type: 'out-of-time' })}
      />
      <Button
        size="l"
        disabled={!isFilled(round)}
        onClick={() => send({ type: 'checked', at: performance.now() })}
      >
        提交
        <kbd className="text-s font-normal max-md:hidden">空格键</kbd>
      </Button>
    </>
  )
}

/** Enabled after the shortest look, so that the fastest time is not bought by skipping it. */
function Memorised({ minMs, onDone }: { minMs: number; onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  useCountdown(minMs, false, () => setIsOpen(true))
  useKey(' ', () => isOpen && onDone())
  return (
    <Button size="l" disabled={!isOpen} onClick={onDone}>
      我记住了
      <kbd className="text-s font-normal max-md:hidden">空格键</kbd>
    </Button>
  )
}

/** Digits, ⌫ and arrows for the number pad; the space bar hands in. */
function useStageKeys(round: Round, send: (event: RoundEvent) => void): void {
  useKeys((key) => {
    if (round.phase !== 'recall') return false
    if (key === ' ') {
      if (isFilled(round)) send({ type: 'checked', at: performance.now() })
      return true
    }
    if (round.task.type === 3 && /^\d$/.test(key)) send({ type: 'taken', piece: key })
    else if (key === 'Backspace') send({ type: 'erased' })
    else if (key === 'ArrowLeft') send({ type: 'cursor-moved', by: -1 })
    else if (key === 'ArrowRight') send({ type: 'cursor-moved', by: 1 })
    else return false
    return true
  })
}

function useKey(wanted: string, onPress: () => void): void {
  useKeys((key) => {
    if (key !== wanted) return false
    onPress()
    return true
  })
}
