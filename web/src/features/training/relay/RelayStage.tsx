import type { Student } from '@pinge/contract/students.ts'
import { ArrowRight, RotateCcw, Sparkles } from 'lucide-react'
import { useReducer, useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { LeaveGuard } from '../../../shared/ui/overlay/LeaveGuard.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { formatElapsed } from '../history/history.ts'
import { Rest } from '../rest/Rest.tsx'
import { endSitting, isRestDue, noteRound, noteRoundEnd } from '../rest/session.store.ts'
import type { Play } from '../round/start-play.ts'
import { useLeaving } from '../round/use-leaving.ts'
import { Stage } from '../stage/Stage.tsx'
import { useKeys } from '../stage/use-keys.ts'
import { beginRelay, nextRunner, playRelay, type Relay, type RelayEvent, type RowEnd } from './relay.ts'
import { RelayLeg } from './RelayLeg.tsx'

export type RelayStageProps = {
  teamName: string
  members: readonly Student[]
  legCount: number
  /** Draws a row by chance. */
  drawRow: () => Play
  onDone: (ms: number) => void
  onComment: () => void
  onAgain: () => void
  onLeave: () => void
}

/** 小组接力: one member of a team after the other takes a row at the board. The team's time is the sum. */
export function RelayStage({ teamName, members, legCount, drawRow, onDone, ...after }: RelayStageProps) {
  const [relay, play] = useReducer(playRelay, beginRelay(legCount))
  const [row, setRow] = useState(drawRow)
  const [isLeaving, setIsLeaving] = useState(false)
  const [isResting, setIsResting] = useState(() => isRestDue(Date.now()))
  const [ranIds, setRanIds] = useState<readonly string[]>([])
  /** Whose row it is from its start on, also where they are marked as away meanwhile. */
  const [atBoard, setAtBoard] = useState<Student>()
  const next = nextRunner(members, ranIds)
  const isOn = relay.phase !== 'done'
  useLeaving(() => noteRoundEnd(Date.now()))
  const isStarted = isOn && (relay.phase === 'running' || relay.leg + relay.totalMs > 0)
  const leave = () => (isStarted ? setIsLeaving(true) : after.onLeave())
  const endLeg = (event: RelayEvent) => {
    noteRoundEnd(Date.now())
    const ended = playRelay(relay, event)
    play(event)
    if (event.type === 'leg-ended' && atBoard) setRanIds([...ranIds, atBoard.id])
    if (ended.phase === 'done') onDone(ended.totalMs)
    // Also after a look that was broken off: what the class has seen is no task any more.
    else setRow(drawRow())
  }
  return (
    <>
      {relay.phase === 'running' ? (
        <RelayLeg
          key={relay.leg}
          play={row}
          text={`${teamName} · 第 ${relay.leg + 1} 棒 ${atBoard?.username ?? ''}`}
          onEnd={endLeg}
          onLeave={() => setIsLeaving(true)}
        />
      ) : (
        <Between teamName={teamName} relay={relay} isResting={isResting} onLeave={leave}>
          {isResting ? (
            <Rest
              onEnd={() => {
                endSitting()
                setIsResting(false)
              }}
            />
          ) : isOn ? (
            <NextRunner
              runner={next}
              relay={relay}
              onStart={() => {
                setAtBoard(next)
                noteRound(Date.now())
                play({ type: 'started' })
              }}
            />
          ) : (
            <Finish relay={relay} count={members.length} {...after} />
          )}
        </Between>
      )}
      <ConfirmDialog
        isOpen={isLeaving && isOn}
        title="放弃这一次接力？"
        description="这个小组还没有跑完，不会有时间。"
        confirmLabel="放弃"
        cancelLabel="接着跑"
        onConfirm={after.onLeave}
        onCancel={() => setIsLeaving(false)}
      />
      <LeaveGuard
        isDirty={isStarted}
        guardsSearch
        unsaved="这一次接力没有跑完"
        description="离开后不会有时间。"
        stayLabel="接着跑"
      />
    </>
  )
}

type BetweenProps = {
  teamName: string
  relay: Relay
  isResting: boolean
  onLeave: () => void
  children: ReactNode
}

/** Between two rows, and at the end. */
function Between({ teamName, relay, isResting, onLeave, children }: BetweenProps) {
  const { phase, leg, legCount } = relay
  const [isTimeShown, setIsTimeShown] = useState(true)
  return (
    <Stage
      title={phase === 'done' ? '接力完成！' : leg === 0 ? '准备接力' : '接力！换下一位'}
      text={phase === 'done' ? teamName : `${teamName} · 共 ${legCount} 棒`}
      isTimeShown={isTimeShown}
      onToggleTime={() => setIsTimeShown(!isTimeShown)}
      isResting={isResting}
      onLeave={onLeave}
    >
      {children}
    </Stage>
  )
}

/** What the class is told of the row before; an answer is not among it. */
function LastRow({ relay: { phase, lastRow } }: { relay: Relay }) {
  if (lastRow === undefined) return null
  return <p className="text-l text-ink-2">{formatRow(lastRow, phase === 'done' ? '最后一棒' : '上一棒')}</p>
}

function formatRow(row: RowEnd, which: string): string {
  if (row === 'void') return '页面离开过，这一行不计，换一行再来'
  return row === 'right' ? `${which}全部放对！` : `${which}没有全部放对`
}

type NextRunnerProps = { runner: Student | undefined; relay: Relay; onStart: () => void }

function NextRunner({ runner, relay, onStart }: NextRunnerProps) {
  useKeys((key) => {
    if (key === ' ') onStart()
    return key === ' '
  })
  return (
    <div className="m-auto flex flex-col items-center gap-5 text-center">
      <LastRow relay={relay} />
      {runner && <Avatar header={runner.header} size={180} />}
      <p role="status" className="text-2xl font-bold">
        第 {relay.leg + 1} 棒：{runner?.username}
      </p>
      <Button size="l" onClick={onStart}>
        到了，开始
        <kbd className="text-s font-normal max-md:hidden">空格键</kbd>
      </Button>
    </div>
  )
}

type FinishProps = Pick<RelayStageProps, 'onComment' | 'onAgain' | 'onLeave'> & {
  relay: Relay
  count: number
}

function Finish({ relay, count, onComment, onAgain, onLeave }: FinishProps) {
  return (
    <div className="m-auto flex flex-col items-center gap-6 text-center">
      <LastRow relay={relay} />
      <p role="status" className="text-xl">
        全组用时 <b className="num text-2xl">{formatElapsed(relay.totalMs)}</b>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="l" variant="sun" onClick={onComment}>
          <Sparkles aria-hidden />
          点评 {count} 人
        </Button>
        <Button size="l" variant="white" onClick={onAgain}>
          <RotateCcw aria-hidden />
          再跑一次
        </Button>
        <Button size="l" onClick={onLeave}>
          换一个组
          <ArrowRight aria-hidden />
        </Button>
      </div>
    </div>
  )
}
