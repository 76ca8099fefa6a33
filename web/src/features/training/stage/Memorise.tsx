import type { RoundTask } from '../round/round.ts'
import { Piece, pieceName } from './Piece.tsx'
import { rowsOf, shownColumns, tileStyle } from './stage-shape.ts'
import { useStageRoom } from './use-stage-room.ts'

export type MemoriseProps = {
  task: RoundTask
  group: number
  /** So many in a row, where it is not the usual number. */
  columns?: number
}

/** The sequence, to be looked at: numbered pictures and symbols, digits in groups. */
export function Memorise({ task: { type, count, sequence }, group, ...given }: MemoriseProps) {
  const usual = shownColumns(type, count, useStageRoom())
  const columns = given.columns ?? usual
  return (
    <ol
      aria-label="要记住的顺序"
      className="stage-tiles flex-1 select-none"
      data-group={group || undefined}
      style={tileStyle(columns, rowsOf(count, columns))}
    >
      {sequence.map((piece, place) => (
        <li
          // The same digit may stand there twice; places never change.
          key={place}
          aria-label={`第 ${place + 1} 个，${pieceName({ type, piece })}`}
          data-begins-group={group > 0 && place > 0 && place % group === 0 ? '' : undefined}
          className="relative grid place-items-center rounded-card bg-white font-bold text-ink"
        >
          <Piece type={type} piece={piece} />
          {type !== 3 && (
            <span
              aria-hidden
              className="stage-number num absolute -top-3 left-1/2 grid h-7 min-w-7 -translate-x-1/2 place-items-center rounded-full bg-brand px-1.5 text-s text-white ring-3 ring-sky-2"
            >
              {place + 1}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
