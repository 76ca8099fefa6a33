import type { CSSProperties, ReactNode } from 'react'
import type { SeatPlace, SeatSize } from './seating-plan.ts'
import './seat-room.css'

export type SeatRoomProps = SeatSize & {
  children: (place: SeatPlace) => ReactNode
}

/** With more rows than this, the seats of a board are too low for a face above its name, */
const LOW_ROWS = 5
/** and with more columns than this too narrow for a face beside it. */
const WIDE_COLUMNS = 11

/** The room as one sees it from the last row: the teacher's desk in front, and under it row after row. */
export function SeatRoom({ rows, columns, children }: SeatRoomProps) {
  const places = Array.from({ length: rows * columns }, (_, at) => ({
    row: Math.floor(at / columns) + 1,
    column: (at % columns) + 1,
  }))
  return (
    <div className="overflow-x-auto pb-2">
      <div
        style={{ '--columns': columns, '--rows': rows } as CSSProperties}
        data-is-deep={rows > LOW_ROWS && columns <= WIDE_COLUMNS ? '' : undefined}
        data-is-low={rows > LOW_ROWS ? '' : undefined}
        className="seat-room min-w-[calc(var(--columns)*4.75rem)]"
      >
        <p className="mx-auto mb-2 w-48 rounded-field bg-white/70 py-1.5 text-center text-base font-bold text-brand-deep">
          讲台
        </p>
        <ul
          aria-label="座位"
          className="grid auto-rows-[var(--seat,5.75rem)] grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-[var(--seat-gap,0.5rem)]"
        >
          {places.map((place) => (
            <li key={`${place.row}.${place.column}`} className="grid min-w-0">
              {children(place)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** 第 2 排第 3 座 */
export function formatPlace({ row, column }: SeatPlace): string {
  return `第 ${row} 排第 ${column} 座`
}
