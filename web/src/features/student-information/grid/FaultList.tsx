import { CircleAlert } from 'lucide-react'
import type { Place } from './grid-cursor.ts'

/** A cell whose text cannot be written, and why. */
export type FaultyCell = { place: Place; username: string; heading: string; text: string; problem: string }

/** So many are told at once; the others follow as these are mended. */
const SHOWN = 20

export type FaultListProps = { cells: readonly FaultyCell[]; onGo: (place: Place) => void }

/** What was not written, with the reasons in words, for a finger and for the keyboard; each leads to its cell. */
export function FaultList({ cells, onGo }: FaultListProps) {
  if (cells.length === 0) return null
  return (
    <section
      aria-label="没有写入的格子"
      className="rounded-card bg-danger-tint px-4 py-2 text-danger print:hidden"
    >
      <h2 className="flex items-center gap-2 text-m font-bold">
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        {cells.length} 格没有写入，改好就会保存
      </h2>
      <ul className="max-h-24 overflow-y-auto">
        {cells.slice(0, SHOWN).map(({ place, username, heading, text, problem }) => (
          <li key={`${place.row}/${place.column}`}>
            <button
              type="button"
              onClick={() => onGo(place)}
              className="min-h-12 w-full rounded-field px-2 py-1 text-left text-m break-words -outline-offset-3! hover:bg-white"
            >
              <b>
                {username}的{heading}
              </b>
              {text && ` ${text}`}：{problem}
            </button>
          </li>
        ))}
      </ul>
      {cells.length > SHOWN && <p className="px-2 text-s">还有 {cells.length - SHOWN} 格</p>}
    </section>
  )
}
