import { saveSeating, type SeatingPlan } from '@pinge/contract/seating.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import type { Random } from '@pinge/contract/values/seeded-random.ts'
import { usePointerDrag } from '../../shared/drag/use-pointer-drag.ts'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { showError, showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { DragGhost } from '../../shared/ui/overlay/DragGhost.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import { SeatEditorRoom } from './SeatEditorRoom.tsx'
import { SeatEditorTools } from './SeatEditorTools.tsx'
import { SeatTray } from './SeatTray.tsx'
import { NO_ROOM } from './no-room.ts'
import { useSeatKeys } from './use-seat-keys.ts'
import { useSeatDraft, type SeatDraft } from './use-seat-draft.ts'

export type SeatEditorProps = {
  classId: string
  plan: SeatingPlan
  students: readonly Student[]
  random: Random
  /** As the teacher sees the room from the desk. */
  isTurned: boolean
  onClose: () => void
}

/**
 * Arranges the seats: a pupil is taken up by a tap, a key or a drag, and put down on a seat; a pupil who sits there changes
 * places. Nothing is saved until the teacher says so.
 */
export function SeatEditor({ classId, plan, students, random, isTurned, onClose }: SeatEditorProps) {
  const draft = useSeatDraft(classId, plan, students)
  const { write, isSending, isBusy, isUnsettled, problem } = useWrite(saveSeating)
  // What is sent, or must be sent again as it was, stays as it is seen.
  const isLocked = isUnsettled || isBusy
  // Told before more is arranged over it: it would be refused.
  const isOvertaken = plan.version !== draft.plan.version && !isLocked
  const told = problem || (isOvertaken && '座位表刚刚被别人改过，请看过最新的再排')
  const { drag, handlers } = usePointerDrag((studentId, placeId) => {
    if (isLocked) return
    const [row = 0, column = 0] = placeId.split('.').map(Number)
    if (!draft.drop(studentId, placeId === '' ? null : { row, column })) showError(NO_ROOM)
  })

  useSeatKeys({
    onUndo: isLocked ? undefined : draft.undo,
    onPutDown: draft.held.length > 0 ? draft.putDown : undefined,
  })

  async function confirm(): Promise<void> {
    const written = await write({ classId, ...draft.plan })
    if (!written.isDone) return
    // Without it the plan of before would be seen for a moment.
    await written.reread
    showSuccess('座位表已保存')
    onClose()
  }

  return (
    <section aria-label="排座位" className="seat-editor">
      <SeatEditorTools draft={draft} isLocked={isLocked} random={random} />
      <fieldset
        disabled={isLocked}
        className={`min-w-0 ${drag ? 'cursor-grabbing' : ''}`}
        {...handlers}
        onPointerDown={isLocked ? undefined : handlers.onPointerDown}
      >
        <legend className="sr-only">座位</legend>
        <SeatTray draft={draft} isTarget={drag?.overId === ''} />
        <SeatEditorRoom draft={draft} targetId={drag?.overId} isTurned={isTurned} />
        {drag && <DragGhost drag={drag} student={ghostOf(draft, drag.id)} />}
      </fieldset>
      <div className="above-timer sticky bottom-3 z-10 mt-3 max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] ml-auto flex w-fit max-w-full flex-wrap items-center justify-end gap-3 rounded-[2.125rem] bg-white p-2.5 shadow-float">
        <Problem text={told} className="mr-auto pl-3 text-base" />
        {/* With something to lose, the guard asks. */}
        <Button
          data-is-way-back={draft.isDirty ? undefined : ''}
          variant="mist"
          disabled={isSending}
          onClick={onClose}
        >
          {draft.isDirty ? '不保存' : '返回'}
        </Button>
        <Button isBusy={isBusy} onClick={() => void confirm()}>
          {isUnsettled ? '再试一次' : '保存座位表'}
        </Button>
      </div>
      {draft.isDirty && (
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

/** Who is under the pointer: one, or one for all who are held. */
function ghostOf(
  { held, findStudent }: SeatDraft,
  id: string,
): { username: string; header: string } | undefined {
  const student = findStudent(id)
  const isOneOfMany = held.length > 1 && held.some((one) => one.id === id)
  return student && isOneOfMany
    ? { header: student.header, username: `${student.username} 等 ${held.length} 人` }
    : student
}
