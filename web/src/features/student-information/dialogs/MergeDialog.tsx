import {
  MergeConflict,
  mergeStudents,
  type MergeField,
  type StudentInformation,
} from '@pinge/contract/student-information.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { useIsShown } from '../../../shared/use-is-shown.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { formatFieldValue } from '../edit/parse-field.ts'

export type MergeDialogProps = {
  classId: string
  pair: readonly [StudentInformation, StudentInformation]
  onClose: () => void
  onDone: () => void
}

type Side = 'kept' | 'other'
type Choices = { [Field in MergeField]?: Side }

const names: Record<MergeField, string> = {
  username: '姓名',
  stuNo: '学号',
  gender: '性别',
  birthday: '出生日期',
  guardians: '家长',
}
const plainFields = ['username', 'stuNo', 'gender', 'birthday'] as const

/** 合并: two records of one pupil become one. Where they differ, the teacher says whose word counts. */
export function MergeDialog({ classId, pair: [kept, other], onClose, onDone }: MergeDialogProps) {
  const [choices, setChoices] = useState<Choices>({})
  const { write, isBusy, isUnsettled, error, problem } = useWrite(mergeStudents)
  const isShown = useIsShown()
  const fields = differingFields(kept, other, error)
  const isDecided = fields.every((field) => choices[field])

  async function merge() {
    const written = await write({ classId, id: kept.id, otherId: other.id, choices })
    if (!written.isDone) return
    await written.reread
    showSuccess(`${kept.username}的两条记录已合并`)
    if (isShown()) onDone()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="合并两条记录"
      description={`${kept.username}（${kept.stuScore} 分）和${other.username}（${other.stuScore} 分）合并成一名学生，共 ${kept.stuScore + other.stuScore} 分。点评、兑换和家长信息都合在一起，不会丢；同一格成绩、同一天考勤、同一学期评语两条都有的，只留前一条的。合并以后不能再分开。`}
      footer={
        <>
          <Button variant="mist" onClick={onClose}>
            取消
          </Button>
          <Button isBusy={isBusy} disabled={!isDecided} onClick={() => void merge()}>
            合并成一名
          </Button>
        </>
      }
    >
      {fields.map((field) => (
        <ChoiceList
          key={field}
          legend={`${names[field]}不一样，保留哪一个？`}
          name={field}
          value={choices[field] ?? null}
          isLocked={isUnsettled}
          onChange={(side) => setChoices({ ...choices, [field]: side })}
          choices={[
            { value: 'kept', label: formatField(kept, field) },
            { value: 'other', label: formatField(other, field) },
          ]}
        />
      ))}
      <Problem text={problem} className="mt-3 text-s" />
    </Dialog>
  )
}

/** What can be seen here, and what only the server saw: phones are masked here. */
function differingFields(kept: StudentInformation, other: StudentInformation, error: unknown): MergeField[] {
  const seen = plainFields.filter((field) => kept[field] && other[field] && kept[field] !== other[field])
  const refused = z.safeParse(MergeConflict, error instanceof Refusal ? error.data : null)
  return [...new Set<MergeField>([...seen, ...(refused.success ? refused.data.fields : [])])]
}

function formatField(student: StudentInformation, field: MergeField): string {
  if (field !== 'guardians') return formatFieldValue(field, student[field] ?? '')
  const each = student.guardians.map(({ name, relation, tel }) =>
    [name, relation, tel].filter(Boolean).join(' '),
  )
  return each.join('；') || '没有家长'
}
