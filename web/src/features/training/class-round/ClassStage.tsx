import type { Student } from '@pinge/contract/students.ts'
import { endRound } from '@pinge/contract/training/rounds.ts'
import { Pause, Play as PlayIcon, RotateCcw, Sparkles } from 'lucide-react'
import { useEffect, useReducer, useRef, useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { gameNames } from '../game-names.ts'
import { levelText } from '../round/round.ts'
import type { Play } from '../round/start-play.ts'
import { Rest } from '../rest/Rest.tsx'
import { endSitting, isRestDue, noteRound, noteRoundEnd } from '../rest/session.store.ts'
import { callTraining } from '../service/call-training.ts'
import { useLeaving } from '../round/use-leaving.ts'
import { Memorise } from '../stage/Memorise.tsx'
import { Stage } from '../stage/Stage.tsx'
import { StageClock } from '../stage/StageClock.tsx'
import { shownColumns } from '../stage/stage-shape.ts'
import { useKeys } from '../stage/use-keys.ts'
import {
  beginClassRound,
  isRevealed,
  playClassRound,
  type ClassRound,
  type ClassRoundEvent,
} from './class-round.ts'
import { Hits } from './Hits.tsx'
import { Reveal } from './Reveal.tsx'

export type ClassStageProps = {
  play: Play
  lookMs: number
  students: readonly Student[]
  onComment: (studentIds: readonly string[]) => void
  onAgain: () => void
  onLeave: () => void
}

/** 大屏同练: the class looks, writes it down, and compares while the teacher shows one place after the other. */
export function ClassStage({ play, lookMs, students, onComment, onAgain, onLeave }: ClassStageProps) {
  const { task } = play
  const [round, send] = useReducer(playClassRound, beginClassRound(task.count))
  const [isTimeShown, setIsTimeShown] = useState(true)
  const [isResting, setIsResting] = useState(() => isRestDue(Date.now()))
  useKeys((key) => key === ' ' && !isResting && takeNextStep(round, send))
  // By whatever way the board is left, the hits go out once: by a button, another address, or a window that closes.
  const isTold = useRef(false)
  useLeaving(() => {
    if (!isTold.current) tellEnd(play, round)
    isTold.current = true
  })
  // How long the class has been looking at the screen outlives a round.
  useEffect(() => {
    if (!isResting) noteRound(Date.now())
  }, [isResting])

  return (
    <Stage
      title={titles[round.phase]}
      text={`大屏同练 · ${gameNames[task.type]} · ${levelText(task)}`}
      isTimeShown={isTimeShown}
      onToggleTime={() => setIsTimeShown(!isTimeShown)}
      onLeave={onLeave}
      footer={
        isResting ? undefined : round.phase === 'look' ? (
          <LookFooter {...{ round, lookMs, isTimeShown, send }} />
        ) : round.phase === 'hits' ? (
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
            <Button size="l" variant="white" onClick={onAgain}>
              <RotateCcw aria-hidden />
              再来一轮
            </Button>
          </>
        ) : (
          <RevealFooter round={round} columns={shownColumns(task.type, task.count, true)} send={send} />
        )
      }
    >
      {isResting && (
        <Rest
          onEnd={() => {
            endSitting()
            setIsResting(false)
          }}
        />
      )}
      {!isResting &&
        round.phase === 'look' &&
        (round.isPaused ? (
          <p className="m-auto text-2xl font-bold text-ink-2">暂停中，先盖住</p>
        ) : (
          <Memorise task={task} group={play.request.level.group} />
        ))}
      {(round.phase === 'write' || round.phase === 'reveal') && (
        <Reveal task={task} group={play.request.level.group} revealed={round.revealed} />
      )}
      {round.phase === 'hits' && (
        <Hits
          students={students}
          hitIds={round.hitIds}
          onToggle={(id) => send({ type: 'hit-toggled', id })}
        />
      )}
    </Stage>
  )
}

const titles = {
  look: '一起记住它们的顺序',
  write: '写下来，写好了坐端正',
  reveal: '对一对答案',
  hits: '谁全对了？',
} as const

/** What the space bar does: the one next step of each phase. */
function takeNextStep(round: ClassRound, send: (event: ClassRoundEvent) => void): boolean {
  if (round.phase === 'look') send({ type: 'looked' })
  else if (round.phase === 'hits') return false
  else if (isRevealed(round)) send({ type: 'asked-who' })
  else send({ type: 'revealed', more: 1 })
  return true
}

type FooterProps = { round: ClassRound; send: (event: ClassRoundEvent) => void }

function LookFooter({
  round,
  lookMs,
  isTimeShown,
  send,
}: FooterProps & { lookMs: number; isTimeShown: boolean }) {
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

function RevealFooter({ round, columns, send }: FooterProps & { columns: number }) {
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

/** A class round keeps its day, level and number of hits, and no times. */
function tellEnd({ recordId, request }: Play, { phase, hitIds }: ClassRound): void {
  noteRoundEnd(Date.now())
  if (recordId === null) return
  const isWhole = phase === 'hits'
  const body = {
    recordId,
    status: isWhole ? (1 as const) : (2 as const),
    phase: phase === 'look' ? ('memorise' as const) : ('recall' as const),
    hits: hitIds.length,
    ...request.player,
  }
  void callTraining(endRound, body, { keepalive: true }).catch(() => undefined)
}
