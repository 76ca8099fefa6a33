import { Pencil, X } from 'lucide-react'
import { useRef, useState, type Dispatch } from 'react'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { describeRow } from './describe-row.ts'
import type { CheckedRow, RosterEvent } from './roster-draft.ts'
import { RosterRowEditor } from './RosterRowEditor.tsx'

export type RosterRowItemProps = {
  row: CheckedRow
  isLocked: boolean
  dispatch: Dispatch<RosterEvent>
  onRemoved: () => void
}

/** One row of the preview: to read, or, while something is wrong with it or on wish, to mend. */
export function RosterRowItem(props: RosterRowItemProps) {
  const { row, isLocked, dispatch, onRemoved } = props
  const [mending, setMending] = useState<'no' | 'from-start' | 'on-wish'>(row.isFlagged ? 'from-start' : 'no')
  const pencil = useRef<HTMLButtonElement>(null)

  const { key } = row
  const remove = () => {
    dispatch({ type: 'rows-taken-out', keys: new Set([key]) })
    onRemoved()
  }

  if (mending !== 'no') {
    return (
      <li className="col-span-full">
        <RosterRowEditor
          row={row}
          isLocked={isLocked}
          isFocused={mending === 'on-wish'}
          onEdit={(change) => dispatch({ type: 'row-edited', key, change })}
          onLeave={() => dispatch({ type: 'row-finished', key })}
          onDone={() => {
            setMending('no')
            // The pencil stands there only after this rendering.
            requestAnimationFrame(() => pencil.current?.focus())
          }}
          onRemove={remove}
        />
      </li>
    )
  }
  return (
    <li
      className={`flex min-h-14 items-center rounded-card pl-4 ${row.problems.length > 0 ? 'bg-danger-tint/60' : 'bg-mist'}`}
    >
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
          <RowDetail text={describeRow(row)} />
        )}
      </span>
      <IconButton
        ref={pencil}
        label={`修改${row.username}`}
        disabled={isLocked}
        onClick={() => setMending('on-wish')}
      >
        <Pencil aria-hidden className="size-4.5!" />
      </IconButton>
      <IconButton label={`移除${row.username}`} disabled={isLocked} onClick={remove}>
        <X aria-hidden className="size-4.5!" />
      </IconButton>
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
