import type { CSSProperties, ReactNode } from 'react'
import { columnsOf, placesOf } from './room-tracks.ts'
import type { SeatPlace, SeatSize } from './seating-plan.ts'
import './seat-room.css'

export type SeatRoomProps = SeatSize & {
  /** An aisle after so many columns; 0 for none. */
  aisleEvery: number
  /** As the teacher sees it from the desk. */
  isTurned: boolean
  children: (place: SeatPlace) => ReactNode
}

/** With more rows than this, the seats of a board are too low for a face above its name, */
const LOW_ROWS = 5
/** and with more columns than this too narrow for a face beside it. */
const WIDE_COLUMNS = 11

/** The room as one sees it from the last row, or from the teacher's desk: row after row, with its aisles. */
export function SeatRoom({ rows, columns, aisleEvery, isTurned, children }: SeatRoomProps) {
  const room = { rows, columns, aisleEvery, isTurned }
  const seen = columnsOf(room)
  const tracks = new Map(seen.map(({ column, track }) => [column, track]))
  const template = seen.map(({ isAfterAisle }) =>
    isAfterAisle ? 'var(--aisle) minmax(0,1fr)' : 'minmax(0,1fr)',
  )
  const aisles = seen.filter(({ isAfterAisle }) => isAfterAisle).length
  return (
    <div className="overflow-x-auto pb-2">
      <div
        style={{ '--columns': columns, '--rows': rows, '--aisles': aisles } as CSSProperties}
        data-is-deep={rows > LOW_ROWS && columns <= WIDE_COLUMNS ? '' : undefined}
        data-is-low={rows > LOW_ROWS ? '' : undefined}
        className="seat-room flex min-w-[calc(var(--columns)*var(--seat-least,4.75rem)+var(--aisles)*var(--aisle))] flex-col gap-2"
      >
        <p
          className={`seat-desk mx-auto grid min-h-9 w-48 place-items-center rounded-field bg-white/70 text-base font-bold text-brand-deep ${isTurned ? 'order-last' : ''}`}
        >
          讲台
        </p>
        <ul
          aria-label="座位"
          className="grid auto-rows-[var(--seat,5.75rem)] gap-[var(--seat-gap,0.5rem)]"
          style={{ gridTemplateColumns: template.join(' ') }}
        >
          {placesOf(room).map((place) => (
            <li
              key={`${place.row}.${place.column}`}
              className="grid min-w-0"
              style={{ gridColumn: tracks.get(place.column) }}
            >
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
