import { Button } from '../../shared/ui/buttons/Button.tsx'
import { SeatPupil } from './SeatPupil.tsx'
import type { SeatDraft } from './use-seat-draft.ts'

/** The pupils who have no seat yet; one who is dragged here gives up the seat. */
export function SeatTray({ draft, isTarget }: { draft: SeatDraft; isTarget: boolean }) {
  const { unseated, held, isHeldSeated, put, hold } = draft
  return (
    <div
      data-drop=""
      className={`seat-tray mb-3 flex gap-x-4 rounded-big bg-white/60 px-3 py-2 max-sm:flex-col ${isTarget ? 'outline-3 outline-brand' : ''}`}
    >
      <div className="seat-tray-head flex min-h-12 shrink-0 flex-wrap items-center gap-3">
        <h2 className="text-base font-bold text-ink-2">
          {unseated.length === 0 ? '都有座位了' : `还没有座位 ${unseated.length} 人`}
        </h2>
        {isHeldSeated && (
          <Button
            variant="mist"
            onClick={() =>
              put(
                held.map(({ id }) => id),
                null,
              )
            }
          >
            请{held.length === 1 ? held[0]?.username : ` ${held.length} 人`}起来
          </Button>
        )}
      </div>
      <div className="flex h-23 min-w-0 flex-1 gap-2 overflow-x-auto *:w-21 *:shrink-0 max-sm:h-14 max-sm:flex-none max-sm:*:w-31">
        {unseated.map((student) => (
          <SeatPupil
            key={student.id}
            student={student}
            where="还没有座位"
            isHeld={held.some(({ id }) => id === student.id)}
            onTap={() => hold(student.id)}
          />
        ))}
      </div>
    </div>
  )
}
