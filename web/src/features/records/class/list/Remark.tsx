import { updateRemark } from '@pinge/contract/comments.ts'
import type { CommentBatch } from '@pinge/contract/records.ts'
import { MAX_REMARK_LENGTH } from '@pinge/contract/values/limits.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../../../shared/api/use-write.ts'
import { findInterrupted, useKeepInterrupted } from '../../../../shared/form/interrupted.ts'
import { isOfInputMethod } from '../../../../shared/keys/is-of-input-method.ts'
import { Problem } from '../../../../shared/ui/feedback/Problem.tsx'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../../shared/ui/buttons/IconButton.tsx'
import { LeaveGuard } from '../../../../shared/ui/overlay/LeaveGuard.tsx'
import { TextArea } from '../../../../shared/ui/form/TextArea.tsx'

export type RemarkProps = { classId: string; comment: CommentBatch; canEdit: boolean }

/** More than two lines hold in the column. */
const LONG = 44

/** What was remarked: two lines until it is unfolded, and corrected in place by the teacher who wrote it. */
export function Remark({ classId, comment, canEdit }: RemarkProps) {
  const [isEditing, setIsEditing] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const { remark, remarkEdits } = comment
  if (isEditing) return <RemarkForm classId={classId} comment={comment} onClose={() => setIsEditing(false)} />
  if (remark === '' && !canEdit) return null
  return (
    <div className="flex items-center gap-1">
      <p className={`min-w-0 flex-1 wrap-anywhere ${isWhole ? '' : 'line-clamp-2 print:line-clamp-none'}`}>
        {remark}
        {remarkEdits.length > 0 && <span className="text-s text-ink-2">（改过）</span>}
      </p>
      {remark.length > LONG && (
        <Button
          variant="quiet"
          className="min-h-11! px-2! text-s! print:hidden"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? '收起' : '展开'}
        </Button>
      )}
      {canEdit && (
        <IconButton
          label={remark === '' ? '写备注' : '修改备注'}
          className="size-11! print:hidden [&_svg]:size-4.5!"
          onClick={() => setIsEditing(true)}
        >
          <Pencil aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

type RemarkFormProps = Pick<RemarkProps, 'classId' | 'comment'> & { onClose: () => void }

function RemarkForm({ classId, comment: { batchId, remark }, onClose }: RemarkFormProps) {
  // The text may be changed after a try that was not answered.
  const { write, isBusy, problem } = useWrite(updateRemark, { isRepeatable: true })
  const form = `remark/${batchId}`
  const [text, setText] = useState(() => findInterrupted(form, remark))
  useKeepInterrupted(form, () => (text === remark ? undefined : text))

  async function save(): Promise<void> {
    const written = await write({ classId, batchId, remark: text.trim() })
    if (!written.isDone) return
    await written.reread
    onClose()
  }

  return (
    <>
      {/* Escape gives up what is written, wherever the focus is in the form. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className="grid gap-2 py-1"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        onKeyDown={({ key, nativeEvent }) =>
          key === 'Escape' && !isOfInputMethod(nativeEvent) && !isBusy && onClose()
        }
      >
        <TextArea
          label="备注"
          value={text}
          maxLength={MAX_REMARK_LENGTH}
          rows={3}
          readOnly={isBusy}
          onChange={setText}
        />
        <Problem text={problem} />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" isBusy={isBusy}>
            保存
          </Button>
        </div>
      </form>
      <LeaveGuard
        isDirty={text !== remark}
        guardsSearch
        unsaved="备注还没保存"
        description="现在离开，刚才写的就没有了。"
      />
    </>
  )
}
