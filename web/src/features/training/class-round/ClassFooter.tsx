import { Pause, Play as PlayIcon, RefreshCw, RotateCcw, Sparkles } from 'lucide-react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { StageClock } from '../stage/StageClock.tsx'
import { isRevealed, type ClassRound, type ClassRoundEvent } from './class-round.ts'

export type ClassFooterProps = {
  round: ClassRound
  send: (event: ClassRoundEvent) => void
  lookMs: number
  isTimeShown: boolean
  /** So many places stand in a row of the answer. */
  columns: number
  /** Another round is on its way. */
  isDrawing: boolean
  onComment: (studentIds: readonly string[]) => void
  onAgain: () => void
}

/** What the teacher does next in each phase of a round, and another round in its place. */
export function ClassFooter(props: ClassFooterProps) {
  const { round, isDrawing, onComment, onAgain } = props
  if (round.phase === 'hits')
    return (
      <>
        <Button
          size="l"
          variant="sun"
          disabled={round.hitIds.length === 0}
          onClick={() => onComment(round.hitIds)}
        >
          <Sparkles aria-hidden />
          点评 {round.hitIds.length} 人
        </Button>
        <Button size="l" variant="white" isBusy={isDrawing} onClick={onAgain}>
          <RotateCcw aria-hidden />
          再来一轮
        </Button>
      </>
    )
  return (
    <>
      {round.phase === 'look' ? <LookFooter {...props} /> : <RevealFooter {...props} />}
      <Button size="l" variant="white" isBusy={isDrawing} onClick={onAgain}>
        <RefreshCw aria-hidden />
        重新出题
      </Button>
    </>
  )
}

function LookFooter({ round, lookMs, isTimeShown, send }: ClassFooterProps) {
  return (
    <>
      <StageClock
        label="还可以看"
        fullMs={lookMs}
        isShown={isTimeShown}
        isPaused={round.isPaused}
        onEnd={() => send({ type: 'looked' })}
      />
      <Button size="l" variant="white" onClick={() => send({ type: 'pause-toggled' })}>
        {round.isPaused ? <PlayIcon aria-hidden /> : <Pause aria-hidden />}
        {round.isPaused ? '继续' : '暂停'}
      </Button>
      <Button size="l" onClick={() => send({ type: 'looked' })}>
        盖住
        <kbd className="text-s font-normal max-md:hidden">空格键</kbd>
      </Button>
    </>
  )
}

function RevealFooter({ round, columns, send }: ClassFooterProps) {
  if (isRevealed(round))
    return (
      <Button size="l" onClick={() => send({ type: 'asked-who' })}>
        谁全对了？
      </Button>
    )
  return (
    <>
      <Button size="l" variant="white" onClick={() => send({ type: 'revealed', more: columns })}>
        一行
      </Button>
      <Button size="l" variant="white" onClick={() => send({ type: 'revealed', more: round.count })}>
        全部
      </Button>
      <Button size="l" onClick={() => send({ type: 'revealed', more: 1 })}>
        下一个
        <kbd className="text-s font-normal max-md:hidden">空格键</kbd>
      </Button>
    </>
  )
}
