import { Check, Minus } from 'lucide-react'
import type { LeadColumn } from '../../../shared/sheet/sheet-types.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import type { InformationRow } from './information-row.ts'
import type { RowSelection } from './use-row-selection.ts'

/** Before the columns that are written in: the checkbox, and the face that opens the whole record. */
export const SELECT = 0
export const FACE = 1

const face: LeadColumn<InformationRow> = {
  key: 'face',
  width: 3.5,
  show: ({ student }) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`打开${student.username}的资料`}
      title="打开资料"
      className="grid size-12 place-items-center rounded-full pointer-fine:size-8"
    >
      <Avatar header={student.header} size={30} isMuted={student.leftAt !== null} />
    </button>
  ),
}

export const leadColumns: readonly LeadColumn<InformationRow>[] = [
  {
    key: 'select',
    width: 3,
    show: ({ name }, isSelected) => <SelectRow username={name} isSelected={isSelected} />,
  },
  face,
]

/** Of an archived class pupils are looked at and not selected. */
export const fixedLeadColumns: readonly LeadColumn<InformationRow>[] = [
  { key: 'select', width: 3, show: () => null },
  face,
]

function SelectRow({ username, isSelected }: { username: string; isSelected: boolean }) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      tabIndex={-1}
      aria-label={`选上${username}`}
      className="group/box grid size-12 place-items-center pointer-fine:size-8"
    >
      <span className="grid size-5 place-items-center rounded-[6px] text-transparent ring-2 ring-ink-3 ring-inset group-aria-checked/box:bg-brand group-aria-checked/box:text-white group-aria-checked/box:ring-brand">
        <Check aria-hidden className="size-3.5 stroke-[3.5]" />
      </span>
    </button>
  )
}

export function SelectAll({ rows: { isEach, isSome, toggleAll } }: { rows: RowSelection }) {
  const Mark = isEach ? Check : Minus
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isSome && !isEach ? 'mixed' : isEach}
      aria-label="全部选上"
      onClick={toggleAll}
      className="grid size-12 place-items-center -outline-offset-3! pointer-fine:size-8"
    >
      <span
        className={`grid size-5 place-items-center rounded-[6px] ring-2 ring-inset ${isSome ? 'bg-brand text-white ring-brand' : 'text-transparent ring-ink-3'}`}
      >
        <Mark aria-hidden className="size-3.5 stroke-[3.5]" />
      </span>
    </button>
  )
}
