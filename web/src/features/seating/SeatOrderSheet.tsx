import type { Student } from '@pinge/contract/students.ts'
import { useState } from 'react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { byNumber } from './seating-plan.ts'

export type SeatOrderSheetProps = {
  students: readonly Student[]
  onDone: (ids: readonly string[]) => void
  onClose: () => void
}

/** By height: the pupils are tapped as the class lines up, the smallest first. No height is asked for or kept. */
export function SeatOrderSheet({ students, onDone, onClose }: SeatOrderSheetProps) {
  const [tapped, setTapped] = useState<readonly string[]>([])
  const places = new Map(tapped.map((id, place) => [id, place + 1]))
  const waiting = students.filter(({ id }) => !places.has(id))

  return (
    <Sheet isOpen isHeld={tapped.length > 0} onClose={onClose} title="按身高排" className="md:w-[60rem]">
      <p className="px-4 pb-3 text-base sm:px-6 text-ink-2">
        请孩子们从矮到高站好，依次点名字；先点的坐前排。视力不好的孩子也可以先点。再点一次取消。
      </p>
      <ul className="grid min-h-0 flex-1 auto-rows-min grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 overflow-y-auto px-4 pb-4 sm:px-6">
        {students.map(({ id, username, header }) => (
          <li key={id} className="grid min-w-0">
            <button
              type="button"
              aria-pressed={places.has(id)}
              aria-label={places.has(id) ? `${username}，第 ${places.get(id)} 个` : username}
              onClick={() => setTapped(places.has(id) ? tapped.filter((one) => one !== id) : [...tapped, id])}
              className={`flex min-h-14 min-w-0 touch-manipulation items-center gap-2 rounded-card px-2 py-1 text-left ${places.has(id) ? 'bg-brand-tint ring-2 ring-brand ring-inset' : 'bg-mist'}`}
            >
              <Avatar header={header} size={36} />
              <span className="min-w-0 flex-1 text-base leading-tight font-bold wrap-anywhere">
                {username}
              </span>
              {places.has(id) && <b className="num text-m text-brand">{places.get(id)}</b>}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-3 px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
        <p role="status" className="mr-auto text-base text-ink-2">
          {waiting.length > 0 && tapped.length > 0 && `还有 ${waiting.length} 人没点，按学号坐在后面`}
        </p>
        <Button variant="mist" onClick={onClose}>
          取消
        </Button>
        <Button disabled={tapped.length === 0} onClick={() => onDone([...tapped, ...byNumber(waiting)])}>
          就这样排
        </Button>
      </div>
    </Sheet>
  )
}
