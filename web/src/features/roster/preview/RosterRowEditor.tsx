import { rosterGuardians } from '@pinge/contract/roster/roster-fields.ts'
import { CircleCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { fieldProblem, rosterFields, type RosterField, rowProblems } from './faulty-fields.ts'
import { genderOptions } from '../draft/gender-options.ts'
import type { CheckedRow } from '../draft/roster-draft.ts'

export type RosterRowEditorProps = {
  row: CheckedRow
  isLocked: boolean
  /** The teacher asked for it, so the writing can begin at once. */
  isFocused: boolean
  onEdit: (change: Partial<Record<RosterField, string>>) => void
  /** A cell was left: what stands in it can be tidied. */
  onLeave: () => void
  onDone: () => void
  onRemove: () => void
}

const textFields = [
  { field: 'username', label: '姓名' },
  { field: 'stuNo', label: '学号' },
  { field: 'birthday', label: '出生日期', placeholder: '如 2017-03-05' },
  ...rosterGuardians.flatMap(
    ({ label, name, relation, tel }) =>
      [
        { field: name, label: `${label}姓名` },
        { field: relation, label: `${label}关系`, placeholder: '如 父亲' },
        { field: tel, label: `${label}电话`, type: 'tel' },
      ] as const,
  ),
] as const satisfies readonly { field: RosterField; label: string; placeholder?: string; type?: string }[]

/** By these two pupils are told apart. */
const namingFields: ReadonlySet<RosterField> = new Set(['username', 'stuNo'])

export function RosterRowEditor(props: RosterRowEditorProps) {
  const { row, isLocked, isFocused, onEdit, onLeave, onDone, onRemove } = props
  const [isWhole, setIsWhole] = useState(isFocused)
  // As it was at first: a cell does not go away while it is mended.
  const [faulty] = useState(() => rosterFields.filter((field) => fieldProblem(row, field) !== undefined))
  const isShown = (field: RosterField) => isWhole || namingFields.has(field) || faulty.includes(field)
  const isGood = row.problems.length === 0
  const about = `第 ${row.row} 行`

  return (
    <form
      aria-label={`修改${about}`}
      onSubmit={(event) => {
        event.preventDefault()
        onLeave()
        if (isGood) onDone()
      }}
      className={`rounded-card px-4 py-3.5 ${isGood ? 'bg-mist' : 'bg-danger-tint/60'}`}
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="text-name">{about}</b>
        {isGood && (
          <span className="inline-flex items-center gap-1 text-s font-bold text-q3">
            <CircleCheck aria-hidden className="size-4" />
            {row.known ? '已经在班里' : '可以添加了'}
          </span>
        )}
        {rowProblems(row).map((problem) => (
          <span key={problem} className="text-s text-danger">
            {problem}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {textFields
          .filter(({ field }) => isShown(field))
          .map(({ field, ...look }) => (
            <TextField
              key={field}
              {...look}
              autoComplete="off"
              autoFocus={isFocused && field === 'username'}
              disabled={isLocked}
              value={row[field]}
              error={fieldProblem(row, field)}
              onChange={(text) => onEdit({ [field]: text })}
              onBlur={onLeave}
              className="[&>div]:bg-white"
            />
          ))}
        {isShown('gender') && (
          <SelectField
            label="性别"
            disabled={isLocked}
            value={row.gender}
            error={fieldProblem(row, 'gender')}
            options={genderOptions(row.gender)}
            onChange={(gender) => onEdit({ gender })}
            className="[&>div]:bg-white"
          />
        )}
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        {!isWhole && (
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            全部信息
          </Button>
        )}
        <Button variant="quiet" disabled={isLocked} onClick={onRemove}>
          <Trash2 aria-hidden />
          移除
        </Button>
        <Button type="submit" variant="soft" disabled={!isGood || isLocked}>
          完成
        </Button>
      </div>
    </form>
  )
}
