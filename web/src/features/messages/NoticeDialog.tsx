import type { ClassSummary } from '@pinge/contract/classes.ts'
import { MAX_NOTICE_LENGTH } from '@pinge/contract/values/limits.ts'
import { sendClassNotice } from '@pinge/contract/messages.ts'
import { useState } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { TextArea } from '../../shared/ui/form/TextArea.tsx'

export type NoticeDialogProps = {
  /** The classes to whose teachers I may send. */
  classes: readonly Pick<ClassSummary, 'classId' | 'className'>[]
  /** The class from which the teacher comes. */
  classId: string | null
  onClose: () => void
}

/** 通知: words for the other teachers of a class. What was written stays until it is sent. */
export function NoticeDialog({ classes: known, classId, onClose }: NoticeDialogProps) {
  // As they were when it opened: one that may be told nothing more does not take the words away, and sending says why.
  const [classes] = useState(known)
  const from = classes.find((one) => one.classId === classId) ?? classes[0]
  const { fields, row, submit, isSending, isUnsettled, isLocked, problem } = useForm({
    // Words for the teachers of one class are not for those of another.
    keptAs: `notice/${from?.classId}`,
    start: () => ({ classId: from?.classId ?? '', content: '' }),
    check: ({ content }) => ({ content: content.trim() === '' && '请写通知内容' }),
    writer: useWrite(sendClassNotice),
    request: ({ content, ...chosen }) => ({ ...chosen, content: content.trim() }),
    onDone: ({ count }) => showSuccess(`已发给 ${count} 位老师`),
    onClose,
  })
  const { error: fault, ...content } = row('content')
  const formId = 'class-notice'

  return (
    <Dialog
      isOpen
      // Nothing written is lost to a stray tap or Escape.
      isBlocking={fields.content.trim() !== ''}
      onClose={onClose}
      title="通知"
      description="发给班级里的其他老师，他们会在系统消息里看到。"
      footer={
        <>
          <Button variant="mist" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} isBusy={isSending}>
            {isUnsettled ? '再试一次' : '发送'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <SelectField
          label="班级"
          options={classes.map((one) => ({ value: one.classId, label: one.className }))}
          disabled={isLocked}
          {...row('classId')}
        />
        <TextArea
          label="通知内容"
          placeholder="例如：周五下午第三节课开家长会，请提前准备材料。"
          maxLength={MAX_NOTICE_LENGTH}
          readOnly={isLocked}
          {...content}
          error={fault ?? (problem || undefined)}
        />
      </form>
    </Dialog>
  )
}
