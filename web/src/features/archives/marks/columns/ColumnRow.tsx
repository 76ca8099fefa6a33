import { MAX_COLUMN_NAME_LENGTH } from '@pinge/contract/archives/perform.ts'
import { Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { DragHandle } from '../../../../shared/drag/DragHandle.tsx'
import { IconButton } from '../../../../shared/ui/buttons/IconButton.tsx'
import { Segmented } from '../../../../shared/ui/form/Segmented.tsx'
import { Switch } from '../../../../shared/ui/form/Switch.tsx'
import { TextField } from '../../../../shared/ui/form/TextField.tsx'
import type { ColumnDraft, ColumnNoun } from './column-drafts.ts'

type ColumnRowProps = {
  draft: ColumnDraft
  noun: ColumnNoun
  /** What is wrong with it, once saving was tried. */
  problem: string
  isLocked: boolean
  entry: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  onChange: (changes: Partial<ColumnDraft>) => void
  onRemove: () => void
}

const modes = [
  { value: 'score', label: '分数' },
  { value: 'grade', label: '等级' },
] as const

/** One subject or kind: its place, its name, how it is marked, and whether it stands in the sheet. */
export function ColumnRow(props: ColumnRowProps) {
  const { draft, noun, problem, isLocked, entry, handle, onChange, onRemove } = props
  const name = draft.name.trim() || `新${noun}`
  return (
    <li
      {...entry}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card bg-white py-1 data-held:shadow-float"
    >
      <DragHandle {...handle} name={name} disabled={isLocked} />
      <TextField
        label={`${name}的名称`}
        isLabelHidden
        value={draft.name}
        onChange={(typed) => onChange({ name: typed })}
        error={problem || undefined}
        readOnly={isLocked}
        maxLength={MAX_COLUMN_NAME_LENGTH}
        autoComplete="off"
        // The teacher has just added this one to name it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={draft.id === undefined && draft.name === ''}
        className="min-w-32 flex-1"
      />
      {noun === '学科' && (
        <div className="flex items-center gap-2 max-sm:order-last max-sm:w-full max-sm:pl-10">
          <Segmented
            label={`${name}的计分方式`}
            value={draft.mode}
            options={modes}
            onChange={(mode) => !isLocked && onChange({ mode })}
          />
          {draft.mode === 'score' && (
            <TextField
              label={`${name}的满分`}
              isLabelHidden
              value={draft.max}
              onChange={(max) => onChange({ max })}
              readOnly={isLocked}
              inputMode="numeric"
              autoComplete="off"
              trailing={<span className="text-base text-ink-2">分</span>}
              className="w-24"
            />
          )}
          {draft.mode === 'grade' && <span className="w-24" />}
        </div>
      )}
      <Switch
        label={`使用${name}`}
        isOn={!draft.isHidden}
        onChange={(isOn) => !isLocked && onChange({ isHidden: !isOn })}
      />
      <IconButton label={`删除${name}`} disabled={isLocked} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  )
}
