import type { RoundTask } from '../round/round.ts'
import { Piece, pieceName } from '../stage/Piece.tsx'
import { rowsOf, tileStyle } from '../stage/stage-shape.ts'

export type RevealProps = { task: RoundTask; group: number; columns: number; revealed: number }

/** The answer as far as it is shown; the places that are left are only numbers. */
export function Reveal({ task: { type, count, sequence }, group, columns, revealed }: RevealProps) {
  return (
    <ol
      aria-label="答案"
      className="stage-tiles flex-1 select-none"
      data-group={group || undefined}
      style={tileStyle(columns, rowsOf(count, columns))}
    >
      {sequence.map((piece, place) => (
        <li
          key={place}
          data-begins-group={group > 0 && place > 0 && place % group === 0 ? '' : undefined}
          aria-label={
            place < revealed ? `第 ${place + 1} 个，${pieceName({ type, piece })}` : `第 ${place + 1} 个`
          }
          className={`grid place-items-center rounded-card font-bold ${place < revealed ? 'animate-rise-in bg-white text-ink' : 'border-3 border-dashed border-brand/40 bg-white/40 text-ink-3'}`}
        >
          {place < revealed ? (
            <Piece type={type} piece={piece} />
          ) : (
            <span aria-hidden className="num text-xl">
              {place + 1}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
