import { Check } from 'lucide-react'
import type { Round, RoundTask } from '../round/round.ts'
import { Piece, pieceName } from './Piece.tsx'
import { recallColumns, rowsOf, tileStyle } from './stage-shape.ts'
import { useStageRoom } from './use-stage-room.ts'

export type SlotsProps = {
  round: Round
  group: number
  trayRows: number
  /** The place that what is dragged would fall into. */
  targetPlace: string | null | undefined
  onPutBack: (place: number) => void
}

/** The places to be filled, in order. A filled one is taken back by a tap; one that a check found right stays. */
export function Slots({ round, group, trayRows, targetPlace, onPutBack }: SlotsProps) {
  const { task, slots, isFixed, wrongPlaces, cursor } = round
  const columns = recallColumns(task.type, task.count, useStageRoom())
  return (
    <ol
      aria-label="按顺序放回去"
      className="stage-tiles"
      data-group={group || undefined}
      style={tileStyle(columns, rowsOf(task.count, columns) + trayRows)}
    >
      {slots.map((piece, place) => (
        <li
          key={place}
          data-begins-group={group > 0 && place > 0 && place % group === 0 ? '' : undefined}
          className="grid"
        >
          <button
            type="button"
            disabled={isFixed[place]}
            onClick={() => onPutBack(place)}
            {...(!isFixed[place] && { 'data-drop': place })}
            {...(!isFixed[place] && isMovable(piece, task) && { 'data-drag': piece, 'data-drag-touch': '' })}
            aria-label={slotName(
              place,
              piece === '' ? '' : pieceName({ type: task.type, piece }),
              wrongPlaces,
            )}
            aria-current={place === cursor ? 'step' : undefined}
            className={`relative grid min-h-0 min-w-0 place-items-center rounded-field border-3 font-bold text-ink ${String(place) === targetPlace ? 'border-brand bg-brand-tint' : look(piece, place, round)}`}
          >
            {piece === '' ? (
              <span aria-hidden className="num text-m text-ink-3">
                {place + 1}
              </span>
            ) : (
              <Piece type={task.type} piece={piece} />
            )}
            {isFixed[place] && (
              <Check
                aria-hidden
                className="absolute -top-2 -right-2 size-5 rounded-full bg-q3 p-0.5 text-white"
              />
            )}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** A digit may stand there twice: it is typed, not moved. */
function isMovable(piece: string, { type }: RoundTask): boolean {
  return piece !== '' && type !== 3
}

function look(piece: string, place: number, { wrongPlaces, cursor }: Round): string {
  if (wrongPlaces.includes(place)) return 'border-dashed border-q2 bg-q2-tint'
  if (place === cursor) return 'border-brand bg-white'
  return piece === '' ? 'border-dashed border-brand/40 bg-white/50' : 'border-transparent bg-white'
}

function slotName(place: number, name: string, wrongPlaces: readonly number[]): string {
  const what = name || (wrongPlaces.includes(place) ? '刚才不对，再想想' : '空着')
  return `第 ${place + 1} 个，${what}`
}
