import { useLayoutEffect, useRef } from 'react'
import { showError } from '../../shared/ui/feedback/show-toast.ts'
import { NO_ROOM } from './no-room.ts'
import type { SeatPlace } from './seating-plan.ts'
import { SeatPupil } from './SeatPupil.tsx'
import { formatPlace, SeatRoom } from './SeatRoom.tsx'
import type { SeatDraft } from './use-seat-draft.ts'

export type SeatEditorRoomProps = {
  draft: SeatDraft
  /** The place that a pupil is held over, as its row and column. */
  targetId: string | null | undefined
  isTurned: boolean
}

/** The seats, each a place to put a pupil. */
export function SeatEditorRoom({ draft, targetId, isTurned }: SeatEditorRoomProps) {
  const { size, aisleEvery, held, studentAt } = draft
  const heldIds = new Set(held.map(({ id }) => id))
  const tapped = useRef<string>(undefined)
  // The focus: where a pupil sits down or stands up, another button comes in the place of the one that was pressed.
  useLayoutEffect(() => {
    if (tapped.current) document.querySelector<HTMLElement>(`[data-drop="${tapped.current}"] button`)?.focus()
    tapped.current = undefined
  })
  const tap = (place: SeatPlace) => {
    if (draft.tap(place)) tapped.current = idOf(place)
    else showError(NO_ROOM)
  }
  return (
    <SeatRoom {...size} aisleEvery={aisleEvery} isTurned={isTurned}>
      {(place) => {
        const student = studentAt(place)
        const placeId = idOf(place)
        return (
          <div
            data-drop={placeId}
            className={`grid min-w-0 rounded-card ${targetId === placeId ? 'outline-3 outline-brand' : ''}`}
          >
            {student ? (
              <SeatPupil
                student={student}
                where={formatPlace(place)}
                isHeld={heldIds.has(student.id)}
                onTap={() => tap(place)}
              />
            ) : (
              <button
                type="button"
                aria-label={`${formatPlace(place)}，空`}
                onClick={() => tap(place)}
                className={`rounded-card border-2 border-dashed ${held.length > 0 ? 'border-brand bg-brand-tint' : 'border-line bg-white/35'}`}
              />
            )}
          </div>
        )
      }}
    </SeatRoom>
  )
}

function idOf({ row, column }: SeatPlace): string {
  return `${row}.${column}`
}
