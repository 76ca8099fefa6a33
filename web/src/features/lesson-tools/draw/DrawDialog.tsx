import './draw-notice.css'
import type { Student } from '@pinge/contract/students.ts'
import { Dices, Minus, Plus, RotateCcw, Sparkles } from 'lucide-react'
import { useRef } from 'react'
import type { Random } from '@pinge/contract/values/seeded-random.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { DRAW_NOTICE_ID } from './draw-notice-id.ts'
import { DrawnOne } from './DrawnOne.tsx'
import { DrawnSeveral } from './DrawnSeveral.tsx'
import { RollingNames } from './RollingNames.tsx'
import { useDraw } from './use-draw.ts'

export type DrawDialogProps = {
  classId: string
  /** Those who are in the room. */
  present: readonly Student[]
  /** How many are not, and so are not drawn. */
  awayCount: number
  random: Random
  /** The comment for those who were drawn stands over it. */
  isCovered: boolean
  /** Left out where no comment is given from here. */
  onComment?: (studentIds: readonly string[]) => void
  onClose: () => void
}

/** 随机点名: a name, or several, as large as the screen, from there straight to a comment, and on to the next. */
export function DrawDialog(props: DrawDialogProps) {
  const { classId, present, awayCount, random, isCovered, onComment, onClose } = props
  const draw = useDraw(classId, present, random)
  const { stage, count, most, setCount } = draw
  const button = useRef<HTMLButtonElement>(null)
  const isRolling = stage.phase === 'rolling'
  const byId = new Map(present.map((student) => [student.id, student]))
  const drawn = stage.phase === 'shown' ? stage.chosenIds.flatMap((id) => byId.get(id) ?? []) : []
  // Whom a colleague marks as absent is no longer shown, and the stage is not left empty.
  const isWaiting = !isRolling && drawn.length === 0

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="随机点名"
      initialFocus={button}
      className={`${isCovered ? 'opacity-0' : ''} h-[calc(100dvh-2rem)]! w-[calc(100vw-1.5rem)]! md:h-[min(42.5rem,calc(100dvh-2rem))]! md:w-[min(68.75rem,calc(100vw-2rem))]!`}
      footer={
        <div className="flex w-full flex-wrap items-center justify-end gap-2 md:gap-3">
          <Counter count={count} most={most} isLocked={isRolling} onChange={setCount} />
          <span className="flex-1 max-md:hidden" />
          {onComment && drawn.length > 0 && (
            <Button
              variant="sun"
              size="l"
              className={wide}
              onClick={() => onComment(drawn.map(({ id }) => id))}
            >
              <Sparkles aria-hidden />
              {drawn.length === 1 ? '点评' : `点评 ${drawn.length} 人`}
            </Button>
          )}
          {/* Not disabled while it rolls: it would lose the focus, and with it the space bar. */}
          <Button
            ref={button}
            size="l"
            className={wide}
            aria-disabled={isRolling || present.length === 0}
            onClick={() => !isRolling && present.length > 0 && draw.draw()}
          >
            <Dices aria-hidden />
            {isWaiting ? '开始点名' : '再点一次'}
          </Button>
        </div>
      }
    >
      <div className="flex h-full flex-col gap-3 short:h-auto">
        <Round draw={draw} presentCount={present.length} awayCount={awayCount} />
        <div className="relative grid min-h-40 flex-1 short:h-40 short:flex-none">
          <div className="[container-type:size] overflow-hidden rounded-big bg-linear-to-b from-sun-tint to-sky-2 p-3">
            {isWaiting && <Waiting isEmpty={present.length === 0} />}
            {stage.phase === 'rolling' && <RollingNames passing={stage.passing} onEnd={draw.show} />}
            {drawn.length > 0 && <Drawn students={drawn} />}
          </div>
          <div id={DRAW_NOTICE_ID} className="draw-notice absolute inset-x-2 grid" />
        </div>
        <p role="status" className="sr-only">
          {drawn.length > 0 && `点到${drawn.map(({ username }) => username).join('、')}`}
        </p>
      </div>
    </Dialog>
  )
}

type RoundProps = { draw: ReturnType<typeof useDraw>; presentCount: number; awayCount: number }

/** How far the round has come, and the way back to its start. */
function Round({ draw: { stage, drawnCount, startAgain }, presentCount, awayCount }: RoundProps) {
  const isOver = presentCount > 0 && drawnCount === presentCount
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-4 text-base text-ink-2">
      <p>
        已抽 <b className="num text-ink">{drawnCount}</b>/<span className="num">{presentCount}</span>
        {isOver && '，本轮已全部点到，再点开始新一轮'}
      </p>
      {awayCount > 0 && <p>{awayCount} 人未到，不参与点名</p>}
      {drawnCount > 0 && (
        <Button
          variant="quiet"
          className="-my-2 px-3! text-brand!"
          disabled={stage.phase === 'rolling'}
          onClick={startAgain}
        >
          <RotateCcw aria-hidden />
          重新开始
        </Button>
      )}
    </div>
  )
}

const wide = 'max-md:flex-1 max-md:px-3!'

function Drawn({ students }: { students: readonly Student[] }) {
  const [first] = students
  return (
    <div key={students.length === 1 ? 'one' : 'several'} className="size-full animate-rise-in">
      {first && students.length === 1 ? <DrawnOne student={first} /> : <DrawnSeveral students={students} />}
    </div>
  )
}

function Waiting({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className="flex size-full flex-col items-center justify-center gap-4 text-center">
      <Picture name="raisedhand" className="size-[min(44cqh,50cqw)]!" />
      <p className="text-l text-ink-2">
        {isEmpty ? '今天考勤全部未到，请先核对' : '每个人的机会一样，点过的这一轮不再点'}
      </p>
    </div>
  )
}

type CounterProps = { count: number; most: number; isLocked: boolean; onChange: (count: number) => void }

/** How many are drawn at once. */
function Counter({ count, most, isLocked, onChange }: CounterProps) {
  return (
    <div
      role="group"
      aria-label="一次点几人"
      className="flex items-center gap-1 max-md:w-full max-md:justify-center short:w-auto"
    >
      <IconButton label="减少" disabled={isLocked || count <= 1} onClick={() => onChange(count - 1)}>
        <Minus />
      </IconButton>
      <output className="min-w-18 text-center text-m font-bold whitespace-nowrap">
        一次 <span className="num">{count}</span> 人
      </output>
      <IconButton label="增加" disabled={isLocked || count >= most} onClick={() => onChange(count + 1)}>
        <Plus />
      </IconButton>
    </div>
  )
}
