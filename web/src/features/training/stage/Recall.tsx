import { Delete } from 'lucide-react'
import type { MouseEvent } from 'react'
import { usePointerDrag } from '../../../shared/drag/use-pointer-drag.ts'
import { isTaken, type Round, type RoundEvent } from '../round/round.ts'
import { Piece, pieceName } from './Piece.tsx'
import { recallColumns, rowsOf, tileStyle } from './stage-shape.ts'
import { Slots } from './Slots.tsx'
import { useStageRoom } from './use-stage-room.ts'

export type RecallProps = { round: Round; group: number; send: (event: RoundEvent) => void }

/** What was seen is put back in order, by taps or by hand. The tray has an order of its own, so that neither eye nor screen reader is told. */
export function Recall({ round, group, send }: RecallProps) {
  const room = useStageRoom()
  const { type, count, tray, isReversed } = round.task
  const columns = recallColumns(type, count, room)
  const trayColumns = type === 3 ? columns : recallColumns(type, tray.length, room)
  const slotRows = rowsOf(count, columns)
  const trayRows = type === 3 ? 0 : rowsOf(tray.length, trayColumns)
  const { drag, handlers } = usePointerDrag((piece, place) =>
    send({ type: 'placed', piece, place: Number(place) }),
  )
  return (
    <div
      className={`flex flex-1 flex-col justify-center gap-4 select-none stage-recall ${drag ? 'cursor-grabbing' : ''}`}
      {...handlers}
    >
      {isReversed && <p className="text-center text-m font-bold text-sun-ink">倒着答：先填最后一个</p>}
      <Slots
        round={round}
        group={group}
        trayRows={trayRows}
        targetPlace={drag?.overId}
        onPutBack={(place) => send({ type: 'put-back', place })}
      />
      {type === 3 ? (
        <NumberPad send={send} />
      ) : (
        <ul aria-label="可以选的" className="stage-tiles" style={tileStyle(trayColumns, slotRows + trayRows)}>
          {tray.map((piece) => (
            <li key={piece} className="grid">
              <button
                type="button"
                disabled={isTaken(round, piece)}
                onClick={() => send({ type: 'taken', piece })}
                aria-label={pieceName({ type, piece })}
                {...(!isTaken(round, piece) && { 'data-drag': piece, 'data-drag-touch': '' })}
                className="grid min-h-0 min-w-0 place-items-center rounded-field bg-brand-tint hover:bg-mist-2 disabled:opacity-25"
              >
                <Piece type={type} piece={piece} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {drag && (
        <div
          aria-hidden
          style={{ left: drag.x, top: drag.y }}
          className="pointer-events-none fixed z-40 grid size-28 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-field bg-white shadow-float"
        >
          <Piece type={type} piece={drag.id} />
        </div>
      )}
    </div>
  )
}

function NumberPad({ send }: Pick<RecallProps, 'send'>) {
  return (
    <div
      role="group"
      aria-label="数字键盘"
      className="mx-auto grid w-full max-w-2xl grid-cols-4 gap-2 sm:grid-cols-6"
    >
      {[...'1234567890'].map((piece) => (
        <button
          key={piece}
          type="button"
          onMouseDown={keepFocus}
          onClick={() => send({ type: 'taken', piece })}
          className={`num ${key}`}
        >
          {piece}
        </button>
      ))}
      <button
        type="button"
        aria-label="删一个"
        onMouseDown={keepFocus}
        onClick={() => send({ type: 'erased' })}
        className={`col-span-2 ${key}`}
      >
        <Delete aria-hidden />
      </button>
    </div>
  )
}

/** A mouse leaves the focus where it is: the space bar hands in, and does not type the last digit again. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

const key =
  'grid min-h-14 place-items-center rounded-field bg-white text-2xl font-bold text-ink hover:bg-brand-tint short:min-h-12'
