import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'
import { FACE, FIRST_COLUMN, SELECT_COLUMN, type Column } from './columns.ts'
import { isTelField, readField, type FieldKey } from '../edit/fields.ts'
import { InformationCell } from './InformationCell.tsx'
import { showValue } from '../edit/parse-field.ts'
import type { Faults } from './paste-block.ts'

export type InformationRowProps = {
  row: number
  student: StudentInformation
  columns: readonly Column[]
  isSelected: boolean
  activeColumn: number | null
  /** The first and the last of its columns that are chosen together; null where none is. */
  rangeFrom: number | null
  rangeTo: number | null
  /** Where the pupils who left went to. */
  hasStatus: boolean
  isReadOnly: boolean
  editor: { column: number; text: string } | null
  faults: ReturnType<Faults['get']>
  tels: Partial<Record<FieldKey, string>> | undefined
}

const edge = 'h-12 pointer-fine:h-8 scroll-mt-14 border-b border-hair -outline-offset-3! print:hidden'

export const InformationRow = memo(function Row(props: InformationRowProps) {
  const { row, student, columns, isSelected, activeColumn, rangeFrom, rangeTo, editor, faults, tels } = props
  const { hasStatus, isReadOnly } = props
  const hasLeft = student.leftAt !== null
  return (
    <tr data-row={row} aria-selected={isSelected} className="bg-white aria-selected:bg-brand-tint">
      <td
        data-column={SELECT_COLUMN}
        tabIndex={activeColumn === SELECT_COLUMN ? 0 : -1}
        className={`${edge} w-12`}
      >
        {!isReadOnly && <SelectRow username={student.username} isSelected={isSelected} />}
      </td>
      <td data-column={FACE} tabIndex={activeColumn === FACE ? 0 : -1} className={`${edge} w-14`}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`打开${student.username}的资料`}
          title="打开资料"
          className="grid size-12 place-items-center rounded-full pointer-fine:size-8"
        >
          <Avatar header={student.header} size={30} isMuted={hasLeft} />
        </button>
      </td>
      {columns.map(({ id, heading, key }, index) => {
        const column = index + FIRST_COLUMN
        return (
          <InformationCell
            key={id}
            column={column}
            heading={`${student.username}的${heading}`}
            kind={kindOf(key, hasLeft || isReadOnly)}
            text={key ? showValue(key, tels?.[key] ?? readField(student, key)) : student.username}
            isActive={activeColumn === column}
            isInRange={rangeFrom !== null && rangeTo !== null && column >= rangeFrom && column <= rangeTo}
            draft={editor?.column === column ? editor.text : null}
            fault={key ? faults?.[key] : undefined}
          />
        )
      })}
      {hasStatus && (
        <td className="border-b border-hair px-3">
          <Tag>{student.leftTo ? `转到${student.leftTo}` : '转出'}</Tag>
        </td>
      )}
    </tr>
  )
})

function SelectRow({ username, isSelected }: { username: string; isSelected: boolean }) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      tabIndex={-1}
      aria-label={`选上${username}`}
      className="group grid size-12 place-items-center pointer-fine:size-8"
    >
      <span className="grid size-5 place-items-center rounded-[6px] text-transparent ring-2 ring-ink-3 ring-inset group-aria-checked:bg-brand group-aria-checked:text-white group-aria-checked:ring-brand">
        <Check aria-hidden className="size-3.5 stroke-[3.5]" />
      </span>
    </button>
  )
}

function kindOf(key: FieldKey | null, isFixed: boolean) {
  if (!key || isFixed) return 'fixed'
  if (isTelField(key)) return 'tel'
  return key === 'gender' ? 'gender' : 'text'
}
