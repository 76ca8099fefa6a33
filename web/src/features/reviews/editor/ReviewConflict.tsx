import { Button } from '../../../shared/ui/buttons/Button.tsx'
import type { Conflict } from '../sending/review-turns.ts'

export type ReviewConflictProps = {
  own: string
  conflict: Conflict
  onSettle: (keeps: 'own' | 'theirs') => void
}

/** Two teachers wrote at once: both texts side by side, and nothing is written over unseen. */
export function ReviewConflict({ own, conflict, onSettle }: ReviewConflictProps) {
  const { teacherName, text } = conflict
  const theirs = teacherName === '' ? '同事' : teacherName
  return (
    <section role="alert" className="flex flex-col gap-3 rounded-card bg-sun-tint p-4">
      <h3 className="font-bold text-sun-ink">{theirs}刚刚也改了这份评语，选一份留下</h3>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        {(
          [
            ['own', '我写的', own],
            ['theirs', `${theirs}写的`, text],
          ] as const
        ).map(([keeps, title, words]) => (
          <div key={keeps} className="flex flex-col gap-2 rounded-field bg-white p-3">
            <b className="text-s text-ink-2">{title}</b>
            <p className="flex-1 whitespace-pre-wrap wrap-anywhere">
              {words === '' ? '（没有文字）' : words}
            </p>
            <Button
              variant={keeps === 'own' ? 'primary' : 'mist'}
              onClick={() => onSettle(keeps)}
              className="self-start"
            >
              留下这一份
            </Button>
          </div>
        ))}
      </div>
    </section>
  )
}
