import { SeatPupil } from './SeatPupil.tsx'
import { formatPlace, SeatRoom } from './SeatRoom.tsx'
import type { SeatDraft } from './use-seat-draft.ts'

export type SeatEditorRoomProps = {
  draft: SeatDraft
  /** The place that a pupil is held over, as its row and column. */
  targetId: string | null | undefined
}

/** The seats, each a place to put a pupil. */
export function SeatEditorRoom({ draft, targetId }: SeatEditorRoomProps) {
  const { size, held, studentAt, tap } = draft
  return (
    <SeatRoom {...size}>
      {(place) => {
        const student = studentAt(place)
        const placeId = `${place.row}.${place.column}`
        return (
          <div
            data-drop={placeId}
            className={`grid min-w-0 rounded-card ${targetId === placeId ? 'outline-3 outline-brand' : ''}`}
          >
            {student ? (
              <SeatPupil
                student={student}
                where={formatPlace(place)}
                isHeld={held?.id === student.id}
                onTap={() => tap(place)}
              />
            ) : (
              <button
                type="button"
                aria-label={`${formatPlace(place)}，空`}
                onClick={() => tap(place)}
                className={`rounded-card border-2 border-dashed ${held ? 'border-brand bg-brand-tint' : 'border-line bg-white/35'}`}
              />
            )}
          </div>
        )
      }}
    </SeatRoom>
  )
}
