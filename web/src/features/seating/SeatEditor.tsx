import { MAX_SEAT_COLUMNS, MAX_SEAT_ROWS } from '@pinge/contract/limits.ts'
import type { SeatingPlan } from '@pinge/contract/seating.ts'
import type { Student } from '@pinge/contract/students.ts'
import { Eraser, Minus, Plus, Shuffle } from 'lucide-react'
import { useState } from 'react'
import type { Random } from '../../shared/device/seeded-random.ts'
import { usePointerDrag } from '../../shared/drag/use-pointer-drag.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { DragGhost } from '../../shared/ui/overlay/DragGhost.tsx'
import { IconButton } from '../../shared/ui/form/IconButton.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { onBoard } from './on-board.ts'
import { SeatFace } from './SeatFace.tsx'
import {
  isSamePlan,
  keepInside,
  moveStudent,
  seatRandomly,
  suggestSize,
  whoSitsAt,
  type SeatPlace,
} from './seating-plan.ts'
import { namePlace, SeatRoom } from './SeatRoom.tsx'
import { useSaveSeating } from './use-seating.ts'

export type SeatEditorProps = {
  classId: string
  plan: SeatingPlan
  students: readonly Student[]
  random: Random
  onClose: () => void
}

/**
 * Arranges the seats: a pupil is taken up by a tap, a key or a drag, and put down on a seat; whoever sits there changes
 * places. Nothing is saved until the teacher says so.
 */
export function SeatEditor({ classId, plan, students, random, onClose }: SeatEditorProps) {
  const first = plan.version === 0 ? suggestSize(students.length) : plan
  const [size, setSize] = useState({ rows: first.rows, columns: first.columns })
  const [seats, setSeats] = useState(plan.seats)
  const [heldId, setHeldId] = useState<string | null>(null)
  // What a colleague saves meanwhile must not be taken for what this one began with.
  const [begun] = useState(plan)
  const { save, isSending, isUnsettled, problem } = useSaveSeating(classId)
  const byId = new Map(students.map((student) => [student.id, student]))
  const present = seats.filter(({ studentId }) => byId.has(studentId))
  const seatedIds = new Set(present.map(({ studentId }) => studentId))
  const unseated = students.filter(({ id }) => !seatedIds.has(id))
  const isDirty =
    size.rows !== first.rows || size.columns !== first.columns || !isSamePlan(seats, begun.seats)
  const held = heldId === null ? undefined : byId.get(heldId)

  function put(studentId: string, to: SeatPlace | null): void {
    setSeats(moveStudent(present, studentId, to))
    setHeldId(null)
  }

  function resize(change: Partial<typeof size>): void {
    const next = { ...size, ...change }
    setSize(next)
    setSeats(keepInside(present, next))
  }

  async function confirm(): Promise<void> {
    if (!(await save({ ...size, seats: present, version: begun.version }))) return
    showSuccess('座位表保存好了')
    onClose()
  }

  const { drag, handlers } = usePointerDrag((studentId, placeId) => {
    const [row = 0, column = 0] = placeId.split('.').map(Number)
    if (byId.has(studentId)) put(studentId, placeId === '' ? null : { row, column })
  })
  const pupil = (student: Student, where: string, onTap: () => void) => (
    <button
      key={student.id}
      type="button"
      data-drag={student.id}
      aria-pressed={heldId === student.id}
      aria-label={`${student.username}，${where}`}
      onClick={onTap}
      className={`seat relative flex size-full min-w-0 cursor-grab touch-manipulation flex-col items-center justify-center gap-0.5 rounded-card bg-white select-none [-webkit-touch-callout:none] *:pointer-events-none ${heldId === student.id ? 'ring-4 ring-sun ring-inset' : ''}`}
    >
      <SeatFace student={student} />
    </button>
  )

  return (
    <section aria-label="排座位" className="seat-editor">
      <fieldset disabled={isUnsettled} className="mb-3 flex flex-wrap items-center gap-2">
        <legend className="sr-only">座位的排法</legend>
        <Steps label="排" value={size.rows} most={MAX_SEAT_ROWS} onChange={(rows) => resize({ rows })} />
        <Steps
          label="列"
          value={size.columns}
          most={MAX_SEAT_COLUMNS}
          onChange={(columns) => resize({ columns })}
        />
        <Button
          variant="white"
          className={onBoard}
          disabled={students.length > size.rows * size.columns}
          title={students.length > size.rows * size.columns ? '座位不够，先加几排' : undefined}
          onClick={() =>
            setSeats(
              seatRandomly(
                students.map(({ id }) => id),
                size,
                random,
              ),
            )
          }
        >
          <Shuffle aria-hidden />
          随机排
        </Button>
        <Button variant="white" className={onBoard} onClick={() => setSeats([])}>
          <Eraser aria-hidden />
          都请起来
        </Button>
        <p role="status" className="text-base text-ink-2 board:text-lg">
          {held
            ? `给${held.username}选一个座位；再点一次放下`
            : '拖到座位上；或点一名学生，再点座位。坐着人就互换'}
        </p>
      </fieldset>
      <fieldset disabled={isUnsettled} className={`min-w-0 ${drag ? 'cursor-grabbing' : ''}`} {...handlers}>
        <legend className="sr-only">座位</legend>
        <div
          data-drop=""
          className={`mb-3 flex gap-x-4 rounded-big bg-white/60 px-3 py-2 max-sm:flex-col ${drag?.overId === '' ? 'outline-3 outline-brand' : ''}`}
        >
          <div className="seat-tray-head flex min-h-12 shrink-0 flex-wrap items-center gap-3">
            <h2 className="text-base font-bold text-ink-2 board:text-lg">
              {unseated.length === 0 ? '都有座位了' : `还没有座位 ${unseated.length} 人`}
            </h2>
            {held && seatedIds.has(held.id) && (
              <Button variant="mist" onClick={() => put(held.id, null)}>
                请{held.username}起来
              </Button>
            )}
          </div>
          <div className="flex h-23 min-w-0 flex-1 gap-2 overflow-x-auto *:w-21 *:shrink-0 max-sm:flex-none">
            {unseated.map((student) =>
              pupil(student, '还没有座位', () => setHeldId(heldId === student.id ? null : student.id)),
            )}
          </div>
        </div>
        <SeatRoom {...size}>
          {(place) => {
            const student = byId.get(whoSitsAt(present, place) ?? '')
            const where = namePlace(place)
            return (
              <div
                data-drop={`${place.row}.${place.column}`}
                className={`grid min-w-0 rounded-card ${drag?.overId === `${place.row}.${place.column}` ? 'outline-3 outline-brand' : ''}`}
              >
                {student ? (
                  pupil(student, where, () => {
                    if (heldId === null) setHeldId(student.id)
                    else if (heldId === student.id) setHeldId(null)
                    else put(heldId, place)
                  })
                ) : (
                  <button
                    type="button"
                    aria-label={`${where}，空`}
                    onClick={() => heldId !== null && put(heldId, place)}
                    className={`rounded-card border-2 border-dashed ${heldId === null ? 'border-line bg-white/35' : 'border-brand bg-brand-tint'}`}
                  />
                )}
              </div>
            )
          }}
        </SeatRoom>
        {drag && <DragGhost drag={drag} student={byId.get(drag.id)} />}
      </fieldset>
      <div className="sticky bottom-3 z-10 mt-3 ml-auto flex w-fit max-w-full flex-wrap items-center justify-end gap-3 rounded-[34px] bg-white p-2.5 shadow-float">
        {problem && (
          <p role="alert" className="mr-auto pl-3 text-base text-danger">
            {problem}
          </p>
        )}
        <Button variant="mist" className={onBoard} disabled={isSending} onClick={onClose}>
          {isDirty ? '不保存' : '返回'}
        </Button>
        <Button className={onBoard} isBusy={isSending} onClick={() => void confirm()}>
          {isUnsettled ? '再试一次' : '保存座位表'}
        </Button>
      </div>
      {isDirty && (
        <LeaveGuard
          isDirty
          guardsSearch
          unsaved="座位表还没保存"
          description="离开后，刚才排的座位就没有了；以前保存的不变。"
        />
      )}
    </section>
  )
}

type StepsProps = { label: string; value: number; most: number; onChange: (value: number) => void }

function Steps({ label, value, most, onChange }: StepsProps) {
  return (
    <div role="group" aria-label={`几${label}`} className="flex items-center rounded-full bg-white">
      <IconButton
        label={`少一${label}`}
        className="board:size-16!"
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Minus />
      </IconButton>
      <output className="num min-w-12 text-center board:text-lg">
        {value} {label}
      </output>
      <IconButton
        label={`多一${label}`}
        className="board:size-16!"
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Plus />
      </IconButton>
    </div>
  )
}
