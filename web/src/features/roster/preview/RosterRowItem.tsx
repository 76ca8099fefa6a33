import { Pencil, X } from 'lucide-react'
import { useRef, useState, type Dispatch } from 'react'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { formatRow } from './format-row.ts'
import { KnownRowDetail } from './KnownRowDetail.tsx'
import { type CheckedRow, groupOf, type RosterEvent } from '../draft/roster-draft.ts'
import { RosterRowEditor } from './RosterRowEditor.tsx'

export type RosterRowItemProps = {
  row: CheckedRow
  isLocked: boolean
  dispatch: Dispatch<RosterEvent>
  /** The row went away from its place, and the focus with it. */
  onMoved: () => void
}

/** One row of the preview: to read, or, while something is wrong with it or when it is asked for, to mend. */
export function RosterRowItem(props: RosterRowItemProps) {
  const { row, isLocked, dispatch, onMoved } = props
  const [mending, setMending] = useState<'no' | 'from-start' | 'when-asked'>(
    row.isFlagged && row.heldAmong ? 'from-start' : 'no',
  )
  const pencil = useRef<HTMLButtonElement>(null)

  const { key } = row
  const remove = () => {
    dispatch({ type: 'rows-taken-out', keys: new Set([key]) })
    onMoved()
  }

  if (mending !== 'no') {
    return (
      <li className="col-span-full">
        <RosterRowEditor
          row={row}
          isLocked={isLocked}
          isFocused={mending === 'when-asked'}
          onEdit={(change) => dispatch({ type: 'row-edited', key, change })}
          onLeave={() => dispatch({ type: 'row-finished', key })}
          onDone={() => {
            setMending('no')
            dispatch({ type: 'row-closed', key })
            // The pencil stands there only after this rendering, unless the row went among those who are in the class.
            requestAnimationFrame(() => (pencil.current ? pencil.current.focus() : onMoved()))
          }}
          onRemove={remove}
        />
      </li>
    )
  }
  return (
    <li className={`rounded-card ${row.problems.length > 0 ? 'bg-danger-tint/60' : 'bg-mist'}`}>
      <div className="flex min-h-14 items-center pl-4">
        <span className="num mr-3 min-w-5 text-right text-s text-ink-3">
          <span className="sr-only">第</span>
          {row.row}
          <span className="sr-only">行</span>
        </span>
        <span className="min-w-0 flex-1 py-1.5">
          <span className="block truncate text-name font-bold">{row.username}</span>
          {row.problems.length > 0 ? (
            <span className="block text-s text-danger">{row.problems.join('；')}</span>
          ) : (
            !row.known && <RowDetail text={formatRow(row)} />
          )}
        </span>
        <IconButton
          ref={pencil}
          label={`修改${row.username}`}
          disabled={isLocked}
          onClick={() => {
            setMending('when-asked')
            dispatch({ type: 'row-opened', key, group: groupOf(row) })
          }}
        >
          <Pencil aria-hidden className="size-4.5!" />
        </IconButton>
        <IconButton label={`移除${row.username}`} disabled={isLocked} onClick={remove}>
          <X aria-hidden className="size-4.5!" />
        </IconButton>
      </div>
      {row.known && (
        <KnownRowDetail
          known={row.known}
          isLocked={isLocked}
          onChoose={(choice) => dispatch({ type: 'rows-chosen', keys: new Set([key]), choice })}
        />
      )}
    </li>
  )
}

function RowDetail({ text }: { text: string }) {
  return (
    text !== '' && (
      <span className="block truncate text-s text-ink-2" title={text}>
        {text}
      </span>
    )
  )
}
