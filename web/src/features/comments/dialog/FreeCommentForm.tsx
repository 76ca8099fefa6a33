import type { CommentItem } from '@pinge/contract/comments.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { MAX_NAME_LENGTH, MAX_OWN_POINTS } from '@pinge/contract/values/limits.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { Stepper } from '../../../shared/ui/form/Stepper.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { DialogHeading } from './DialogHeading.tsx'
import { makeFreeComment, type FreeComment } from '../items/free-comment.ts'

export type FreeCommentFormProps = {
  /** What is said so far. */
  free: FreeComment | null
  /** What the comment is about, unless the teacher says otherwise. */
  quality: QualityType
  /** No pupil is left to give it to. */
  isDisabled: boolean
  onChange: (free: FreeComment) => void
  /** `button` is where on the screen it was sent. */
  onSend: (free: CommentItem, button: Element) => void
}

/** A comment in the teacher's own words, for once. */
export function FreeCommentForm({ free, quality, isDisabled, onChange, onSend }: FreeCommentFormProps) {
  const said = free ?? { text: '', points: 1, type: quality }
  const { text, points, type } = said
  const change = (next: Partial<FreeComment>) => onChange({ ...said, ...next })
  const [isTried, setIsTried] = useState(false)
  const send = useRef<HTMLButtonElement>(null)
  const comment = makeFreeComment(said)
  const isMissing = comment.name === ''

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    setIsTried(true)
    if (!isMissing && send.current) onSend(comment, send.current)
  }

  return (
    <>
      <DialogHeading>自由点评</DialogHeading>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
        <TextField
          label="点评的内容"
          isLabelHidden
          value={text}
          onChange={(next) => change({ text: next })}
          maxLength={MAX_NAME_LENGTH}
          error={isTried && isMissing ? '写上点评的内容' : undefined}
          placeholder="写一句点评，如：帮同学系鞋带"
          autoComplete="off"
          trailing={
            <span className="num text-s">
              {text.length}/{MAX_NAME_LENGTH}
            </span>
          }
          className="min-w-0 basis-full"
        />
        <Segmented
          label="表扬还是待改进"
          value={points > 0 ? 'praise' : 'reminder'}
          options={[
            { value: 'praise', label: '表扬' },
            { value: 'reminder', label: '待改进' },
          ]}
          onChange={(kind) => change({ points: kind === 'praise' ? Math.abs(points) : -Math.abs(points) })}
        />
        <Stepper
          label="分值"
          value={Math.abs(points)}
          min={1}
          max={MAX_OWN_POINTS}
          format={(size) => formatSignedPoints(points > 0 ? size : -size)}
          onChange={(size) => change({ points: points > 0 ? size : -size })}
        />
        <SelectField
          label="品质"
          isLabelHidden
          value={String(type)}
          options={qualityTypes.map((known) => ({ value: String(known.type), label: known.name }))}
          onChange={(value) =>
            change({ type: qualityTypes.find((known) => String(known.type) === value)?.type ?? type })
          }
          className="min-w-36 max-md:flex-1"
        />
        <Button ref={send} type="submit" disabled={isDisabled} className="max-md:flex-1 md:ml-auto">
          提交
        </Button>
      </form>
    </>
  )
}
