import type { Student } from '@pinge/contract/students.ts'
import { endRound } from '@pinge/contract/training/rounds.ts'
import { ALargeSmall } from 'lucide-react'
import { useEffect, useReducer, useRef, useState, type CSSProperties } from 'react'
import { useIsUpright, useIsWide } from '../../../shared/device/use-is-wide.ts'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { gameNames } from '../game-names.ts'
import { formatLevel } from '../round/round.ts'
import type { Play } from '../round/start-play.ts'
import { Rest } from '../rest/Rest.tsx'
import { endSitting, isRestDue, noteRound, noteRoundEnd } from '../rest/session.store.ts'
import { callTraining } from '../service/call-training.ts'
import { useLeaving } from '../round/use-leaving.ts'
import { Memorise } from '../stage/Memorise.tsx'
import { Stage } from '../stage/Stage.tsx'
import { fewerColumns, shownColumns } from '../stage/stage-shape.ts'
import { useKeys } from '../stage/use-keys.ts'
import { useStageRoom } from '../stage/use-stage-room.ts'
import {
  beginClassRound,
  isRevealed,
  playClassRound,
  type ClassRound,
  type ClassRoundEvent,
} from './class-round.ts'
import { nextSize, resize, toggleTime, useBoard, type BoardSize } from './board.store.ts'
import { ClassFooter } from './ClassFooter.tsx'
import { Hits } from './Hits.tsx'
import { Reveal } from './Reveal.tsx'

export type ClassStageProps = {
  play: Play
  lookMs: number
  students: readonly Student[]
  /** Another round is on its way. */
  isDrawing: boolean
  onComment: (studentIds: readonly string[]) => void
  onAgain: () => void
  onLeave: () => void
}

/** 大屏同练: the class looks, writes it down, and compares while the teacher shows one place after the other. */
export function ClassStage(props: ClassStageProps) {
  const { play, lookMs, students, isDrawing, onComment, onAgain, onLeave } = props
  const { task } = play
  const [round, send] = useReducer(playClassRound, beginClassRound(task.count))
  const { isTimeShown, size } = useBoard()
  const isUpright = useIsUpright()
  const columns = useColumns(task, size, isUpright)
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
      text={`大屏同练 · ${gameNames[task.type]} · ${formatLevel(task)}`}
      isTimeShown={isTimeShown}
      onToggleTime={toggleTime}
      onLeave={onLeave}
      isResting={isResting}
      tools={
        !isResting &&
        round.phase !== 'hits' && (
          <IconButton variant="white" label={`字号：${size}，换成${nextSize(size)}`} onClick={resize}>
            <ALargeSmall />
          </IconButton>
        )
      }
      footer={
        !isResting && (
          <ClassFooter {...{ round, send, lookMs, isTimeShown, columns, isDrawing, onComment, onAgain }} />
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
      {!isResting && <Board {...{ round, play, columns, isUpright, size }} />}
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

/** How many stand in a row, which is also what 一行 shows of the answer. */
function useColumns({ type, count }: Play['task'], size: BoardSize, isUpright: boolean): number {
  const isWide = useIsWide()
  const usual = shownColumns(type, count, useStageRoom())
  // What is left between head and foot, by the width: of a phone, and of a tablet that stands.
  return isUpright ? fewerColumns(count, usual, leastShares[size], isWide ? 0.85 : 1.3) : usual
}

const leastShares: Record<BoardSize, number> = { 标准: 1, 大: 0.6, 特大: 0.4 }

type BoardProps = { round: ClassRound; play: Play; columns: number; isUpright: boolean; size: BoardSize }

/** What the class looks at, and afterwards what it compares with. */
function Board({ round, play: { task, request }, columns, isUpright, size }: BoardProps) {
  if (round.phase === 'hits') return null
  const { group } = request.level
  return (
    <div
      className="flex flex-1 flex-col"
      style={isUpright ? { ...sizeStyles[size], ...uprightStyle } : sizeStyles[size]}
    >
      {round.phase !== 'look' ? (
        <Reveal task={task} group={group} columns={columns} revealed={round.revealed} />
      ) : round.isPaused ? (
        <p className="m-auto text-2xl font-bold text-ink-2">暂停中，先盖住</p>
      ) : (
        <Memorise task={task} group={group} columns={columns} />
      )}
    </div>
  )
}

// An upright screen has its buttons in two rows.
const uprightStyle = { '--stage-rest': '23rem' } as CSSProperties

const sizeStyles: Record<BoardSize, CSSProperties> = {
  标准: {},
  // React's type knows no properties of our own.
  大: { '--tile-most': '30vh', '--piece': 0.74 } as CSSProperties,
  特大: { '--tile-most': '44vh', '--piece': 0.82 } as CSSProperties,
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
