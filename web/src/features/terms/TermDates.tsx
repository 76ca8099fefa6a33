import { gradeName } from '@pinge/contract/classes.ts'
import { saveTerm, type ClassTerm } from '@pinge/contract/terms.ts'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { DateField } from '../../shared/ui/form/DateField.tsx'
import { Tag } from '../../shared/ui/picture/Tag.tsx'
import { useTerms } from './use-terms.ts'

export type TermDatesProps = {
  classId: string
  /** Its owner, while the class is not at rest. */
  canEdit: boolean
}

/** So many terms back a teacher still corrects. */
const SHOWN = 4

/** 学期: when each term of the class begins and ends, which its owner may say; everything called 本学期 follows. */
export function TermDates({ classId, canEdit }: TermDatesProps) {
  const { all } = useTerms(classId)
  const [edited, setEdited] = useState('')
  /** Its button is back in the place of the form that held the focus. */
  const [left, setLeft] = useState('')
  return (
    <div className="flex flex-col gap-2">
      <p className="text-base text-ink-2">点评记录、班级数据和考勤里的“本学期”，都按这里的日期。</p>
      <ul aria-label="学期" className="flex flex-col">
        {all.slice(-SHOWN).map((term) => (
          <li key={term.key} className="border-t border-hair py-2 first:border-t-0">
            {edited === term.key ? (
              <TermForm
                classId={classId}
                term={term}
                onClose={() => {
                  setEdited('')
                  setLeft(term.key)
                }}
              />
            ) : (
              <TermLine
                term={term}
                wasLeft={left === term.key}
                onEdit={canEdit ? () => setEdited(term.key) : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type TermLineProps = { term: ClassTerm; wasLeft: boolean; onEdit: (() => void) | undefined }

function TermLine({ term, wasLeft, onEdit }: TermLineProps) {
  const { name, grade, startDate, endDate, isCurrent } = term
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 text-m font-bold">
          {name}
          {isCurrent && <Tag tone="sun">本学期</Tag>}
        </p>
        <p className="text-base text-ink-2">
          {startDate} 到 {endDate}
          {grade !== null && `，${gradeName(grade)}`}
        </p>
      </div>
      {onEdit && (
        // The focus of the form that took its place comes back to it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <Button autoFocus={wasLeft} variant="soft" aria-label={`修改${name}的日期`} onClick={onEdit}>
          修改
        </Button>
      )}
    </div>
  )
}

type TermFormProps = { classId: string; term: ClassTerm; onClose: () => void }

function TermForm({ classId, term, onClose }: TermFormProps) {
  const { key, name, startDate, endDate } = term
  const form = useRef<HTMLFormElement>(null)
  // The focus lies outside React: the button that was pressed is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { fields, change, submit, isSending, problem } = useForm({
    keptAs: `term/${classId}/${key}`,
    start: { startDate, endDate },
    writer: useWrite(saveTerm),
    request: (dates) => ({ classId, key, ...dates }),
    waitsForReread: true,
    onDone: () => showSuccess('学期日期已保存'),
    onClose,
  })
  return (
    <form ref={form} noValidate aria-label={name} className="flex flex-col gap-3" onSubmit={submit}>
      <p className="text-m font-bold">{name}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          label="开始"
          value={fields.startDate}
          onChange={(date) => date !== '' && change({ startDate: date })}
        />
        <DateField
          label="结束"
          value={fields.endDate}
          onChange={(date) => date !== '' && change({ endDate: date })}
        />
      </div>
      <Problem text={problem} />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" disabled={isSending} onClick={onClose}>
          取消
        </Button>
        <Button type="submit" isBusy={isSending}>
          保存日期
        </Button>
      </div>
    </form>
  )
}
