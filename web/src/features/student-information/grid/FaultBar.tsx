import { CircleAlert } from 'lucide-react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { isSamePlace, type Place } from '../../../shared/sheet/grid-cursor.ts'

/** A cell whose text cannot be written, and why. */
export type FaultyCell = { place: Place; username: string; heading: string; text: string; problem: string }

export type FaultBarProps = {
  /** Row by row. */
  cells: readonly FaultyCell[]
  active: Place
  onGo: (place: Place) => void
}

/** How many cells were not written, what is wrong with one of them, and the way from one to the next. */
export function FaultBar({ cells, active, onGo }: FaultBarProps) {
  const next = cells.find(({ place }) => isAfter(place, active)) ?? cells[0]
  const told = cells.find(({ place }) => isSamePlace(place, active)) ?? next
  if (!next || !told) return null
  return (
    <section
      aria-label="没有写入的格子"
      className="flex items-center gap-x-3 rounded-card bg-danger-tint py-1 pr-1 pl-4 text-m text-danger print:hidden"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <p role="alert" className="shrink-0 font-bold">
        {cells.length} 格没有写入，改好就会保存
      </p>
      <p className="min-w-0 flex-1 truncate">
        {told.username}的{told.heading}
        {told.text && ` ${told.text}`}：{told.problem}
      </p>
      <Button variant="white" onClick={() => onGo(next.place)}>
        下一处
      </Button>
    </section>
  )
}

function isAfter(one: Place, other: Place): boolean {
  return one.row > other.row || (one.row === other.row && one.column > other.column)
}
