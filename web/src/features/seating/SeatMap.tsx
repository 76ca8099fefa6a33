import { attendanceNames, isAway } from '@pinge/contract/attendance/attendance.ts'
import type { CommentItem } from '@pinge/contract/comments.ts'
import { seatingDetail, type SeatingPlan } from '@pinge/contract/seating.ts'
import type { Student } from '@pinge/contract/students.ts'
import { Armchair, LayoutGrid, Pencil, Printer, RotateCw } from 'lucide-react'
import { useRead } from '../../shared/api/use-read.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import type { Random } from '@pinge/contract/values/seeded-random.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { ScoreBubble } from '../../shared/ui/picture/ScoreBubble.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { SeatEditor } from './SeatEditor.tsx'
import { SeatFace } from './SeatFace.tsx'
import { SeatPrint } from './SeatPrint.tsx'
import { formatPlace, SeatRoom } from './SeatRoom.tsx'
import { seatHands, type SeatActions } from './seat-hands.ts'
import { rememberSeated, useIsSeated } from './seat-view.store.ts'
import { whoSitsAt } from './seating-plan.ts'

export type SeatMapProps = {
  classId: string
  className: string
  students: readonly Student[]
  selectedIds: ReadonlySet<string>
  isSelecting: boolean
  isScoreHidden: boolean
  /** Whether the seats are being arranged, which a screen must not take away. */
  isArranging: boolean
  onArrange: (isArranging: boolean) => void
  random: Random
  actions: SeatActions
  /** Back to the list of pupils. */
  onLeave: () => void
  /** The item of a praise that is seen at this moment, by pupil. */
  praise: ReadonlyMap<string, CommentItem> | null
}

/** 座位表: the class as it sits. A tap on a seat means its pupil, as in the list. */
export function SeatMap(props: SeatMapProps) {
  const { classId, students, random, isArranging, onArrange, onLeave } = props
  const plan = useRead(seatingDetail, { classId })
  const userId = useCurrentUser()?.userId ?? ''
  const isTurned = useIsTurned(userId, classId)
  const waiting = (
    <SkeletonGroup>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  )
  return (
    <ReadView read={plan} waiting={waiting}>
      {(saved) => {
        if (isArranging)
          return (
            <SeatEditor
              classId={classId}
              plan={saved}
              students={students}
              random={random}
              isTurned={isTurned}
              onClose={() => onArrange(false)}
            />
          )
        if (saved.version === 0) return <NoSeats onArrange={() => onArrange(true)} onLeave={onLeave} />
        return (
          <SeatPlan
            {...props}
            plan={saved}
            isTurned={isTurned}
            onTurn={() => rememberTurned(userId, classId, !isTurned)}
          />
        )
      }}
    </ReadView>
  )
}

function NoSeats({ onArrange, onLeave }: { onArrange: () => void; onLeave: () => void }) {
  return (
    <EmptyState
      picture="seat"
      title="还没有排座位"
      text="排好以后，点座位就能点评，还能打印出来贴在讲台上。"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onArrange}>
            <Armchair aria-hidden />
            开始排座位
          </Button>
          <Button variant="mist" onClick={onLeave}>
            返回名单
          </Button>
        </div>
      }
    />
  )
}

type SeatPlanProps = SeatMapProps & { plan: SeatingPlan; isTurned: boolean; onTurn: () => void }

function SeatPlan(props: SeatPlanProps) {
  const { plan, className, students, selectedIds, isSelecting, isScoreHidden, isTurned, praise } = props
  const byId = new Map(students.map((student) => [student.id, student]))
  const seatedIds = new Set(plan.seats.map(({ studentId }) => studentId))
  const unseated = students.filter(({ id }) => !seatedIds.has(id))
  const seatOf = (student: Student, where: string) => (
    <SeatButton
      key={student.id}
      student={student}
      where={where}
      isSelected={isSelecting ? selectedIds.has(student.id) : undefined}
      isScoreHidden={isScoreHidden}
      praisedWith={praise?.get(student.id)}
    />
  )
  return (
    <>
      <SeatTools
        isTurned={isTurned}
        onTurn={props.onTurn}
        onLeave={props.onLeave}
        onArrange={() => props.onArrange(true)}
      />
      <div className="contents" {...seatHands(props.actions, selectedIds)}>
        <SeatRoom rows={plan.rows} columns={plan.columns} aisleEvery={plan.aisleEvery} isTurned={isTurned}>
          {(place) => {
            const student = byId.get(whoSitsAt(plan.seats, place) ?? '')
            return student ? (
              seatOf(student, formatPlace(place))
            ) : (
              <span
                aria-label={`${formatPlace(place)}，空`}
                role="img"
                className="rounded-card bg-white/35"
              />
            )
          }}
        </SeatRoom>
        {unseated.length > 0 && (
          <>
            <h2 className="mt-3 mb-2 text-base font-bold text-ink-2">还没有座位 {unseated.length} 人</h2>
            <div className="grid auto-rows-[5.75rem] grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
              {unseated.map((student) => seatOf(student, '还没有座位'))}
            </div>
          </>
        )}
      </div>
      <SeatPrint title={className} plan={plan} isTurned={isTurned} students={students} />
    </>
  )
}

type SeatToolsProps = {
  isTurned: boolean
  onTurn: () => void
  onLeave: () => void
  onArrange: () => void
}

function SeatTools({ isTurned, onTurn, onLeave, onArrange }: SeatToolsProps) {
  return (
    // Beside the desk where there is room, which stands below the seats when the room is turned.
    <div
      data-is-beside={isTurned ? undefined : ''}
      className="seat-tools mb-3 flex flex-wrap gap-2 max-sm:[&_svg]:hidden"
    >
      <Button variant="white" onClick={onLeave}>
        <LayoutGrid aria-hidden />
        返回名单
      </Button>
      <Button variant="white" onClick={onArrange}>
        <Pencil aria-hidden />
        排座位
      </Button>
      <Button variant="white" aria-pressed={isTurned} onClick={onTurn}>
        <RotateCw aria-hidden />
        讲台视角
      </Button>
      <Button variant="white" className="max-sm:hidden" onClick={() => window.print()}>
        <Printer aria-hidden />
        打印
      </Button>
    </div>
  )
}

type SeatButtonProps = {
  student: Student
  where: string
  /** Undefined while no pupil is being selected. */
  isSelected: boolean | undefined
  isScoreHidden: boolean
  praisedWith: CommentItem | undefined
}

function SeatButton({ student, where, isSelected, isScoreHidden, praisedWith }: SeatButtonProps) {
  const { id, username, stuScore, attendance } = student
  const away = isAway(attendance)
  return (
    <button
      type="button"
      data-student-id={id}
      aria-label={`${username}，${where}${isScoreHidden ? '' : `，${stuScore} 分`}${away ? `，今天${attendanceNames[attendance]}` : ''}`}
      {...(isSelected === undefined ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': isSelected })}
      className={`seat relative flex min-w-0 touch-manipulation flex-col items-center justify-center gap-0.5 rounded-card select-none hover:bg-white ${praisedWith ? 'bg-sun-tint' : away && !isSelected ? 'bg-white/50' : 'bg-white/92'} ${isSelected ? 'ring-3 ring-brand ring-inset' : ''}`}
    >
      <SeatFace student={student} />
      {praisedWith && (
        <b
          aria-hidden
          className="seat-praise num absolute top-1 right-1 rounded-full bg-sun px-2 text-on-sun ring-2 ring-white"
        >
          +{praisedWith.score}
        </b>
      )}
      {!isScoreHidden && !away && !praisedWith && (
        <ScoreBubble
          score={stuScore}
          className="absolute top-1 right-1 max-sm:top-0.5 max-sm:right-0.5 max-sm:origin-top-right max-sm:scale-65"
        />
      )}
    </button>
  )
}

/** A turned room is kept as one more view of its class, so that a lesson loads no more for it. */
const turned = (classId: string) => `${classId}/turned`

/** Whether this teacher sees the class from the desk, on this device. */
function useIsTurned(userId: string, classId: string): boolean {
  return useIsSeated(userId, turned(classId))
}

function rememberTurned(userId: string, classId: string, isTurned: boolean): void {
  rememberSeated(userId, turned(classId), isTurned)
}
