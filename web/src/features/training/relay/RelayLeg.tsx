import { useEffect, useEffectEvent, useState } from 'react'
import { beginRound, isOver, playRound, type Round, type RoundEvent } from '../round/round.ts'
import type { Play } from '../round/start-play.ts'
import { useHiddenTime } from '../round/use-play.ts'
import { CountDown } from '../stage/CountDown.tsx'
import { RoundBody, RoundFooter } from '../stage/RoundStage.tsx'
import { Stage } from '../stage/Stage.tsx'
import { useFeedback } from '../stage/use-feedback.ts'
import { rowTime, type RelayEvent } from './relay.ts'

export type RelayLegProps = {
  play: Play
  /** The team and the runner. */
  text: string
  onEnd: (event: RelayEvent) => void
  onLeave: () => void
}

/** One runner's row: 3-2-1, the look, and what is put back. */
export function RelayLeg({ play, text, onEnd, onLeave }: RelayLegProps) {
  const [round, setRound] = useState<Round>()
  const [isTimeShown, setIsTimeShown] = useState(true)
  // By what the round is when the event is heard: two may come before it is drawn again.
  const send = (event: RoundEvent) => setRound((now) => now && playRound(now, event))
  useHiddenTime((forMs) => send({ type: 'hidden', forMs }))
  useFeedback(round ?? null)
  const ended = round && isOver(round) ? round : undefined
  const tell = useEffectEvent((over: Round) =>
    onEnd(
      over.phase === 'void'
        ? { type: 'leg-void' }
        : { type: 'leg-ended', ms: rowTime(over), isRight: over.phase === 'finished' },
    ),
  )
  // The run of the team goes on outside this row.
  useEffect(() => {
    if (ended) tell(ended)
  }, [ended])
  return (
    <Stage
      title={round?.phase === 'recall' ? '按顺序放回去' : '记住这一行的顺序'}
      text={text}
      isTimeShown={isTimeShown}
      onToggleTime={() => setIsTimeShown(!isTimeShown)}
      onLeave={onLeave}
      footer={round && !ended && <RoundFooter round={round} isTimeShown={isTimeShown} send={send} />}
    >
      {round ? (
        !ended && <RoundBody play={play} round={round} send={send} />
      ) : (
        <CountDown onEnd={() => setRound(beginRound(play.task, performance.now()))} />
      )}
    </Stage>
  )
}
