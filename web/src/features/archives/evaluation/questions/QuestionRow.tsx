import { MAX_QUESTION_LENGTH } from '@pinge/contract/archives/evaluation.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { DragHandle } from '../../../../shared/drag/DragHandle.tsx'
import { IconButton } from '../../../../shared/ui/buttons/IconButton.tsx'
import { SelectField } from '../../../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../../../shared/ui/form/TextField.tsx'
import type { QuestionDraft } from './question-drafts.ts'

type QuestionRowProps = {
  draft: QuestionDraft
  /** From 1. */
  number: number
  /** What is wrong with it, once saving was tried. */
  problem: string
  isLocked: boolean
  entry: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  onChange: (changes: Partial<QuestionDraft>) => void
  onRemove: () => void
}

const qualities = qualityTypes.map(({ type, tab }) => ({ value: String(type), label: tab, type }))

/** One question: its place, its words and its quality. */
export function QuestionRow(props: QuestionRowProps) {
  const { draft, number, problem, isLocked, entry, handle, onChange, onRemove } = props
  return (
    <li
      {...entry}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card bg-white py-1 data-held:shadow-float"
    >
      <DragHandle {...handle} name={`第 ${number} 题`} disabled={isLocked} />
      <TextField
        label={`第 ${number} 题`}
        isLabelHidden
        value={draft.text}
        onChange={(text) => onChange({ text })}
        error={problem || undefined}
        readOnly={isLocked}
        maxLength={MAX_QUESTION_LENGTH}
        autoComplete="off"
        // The teacher has just added this one to write it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={draft.id === undefined && draft.text === ''}
        className="min-w-32 flex-1"
      />
      <SelectField
        label={`第 ${number} 题的方面`}
        isLabelHidden
        disabled={isLocked}
        value={String(draft.type)}
        options={qualities}
        onChange={(value) => onChange({ type: typeOf(value) })}
        className="w-28 max-sm:order-last max-sm:w-full max-sm:pl-10"
      />
      <IconButton label={`删除第 ${number} 题`} disabled={isLocked} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  )
}

function typeOf(value: string): QualityType {
  return qualities.find((quality) => quality.value === value)?.type ?? 1
}
