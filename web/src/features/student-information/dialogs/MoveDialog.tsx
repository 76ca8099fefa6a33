import { classList } from '@pinge/contract/classes.ts'
import { moveStudents, type StudentInformation } from '@pinge/contract/student-information.ts'
import { useState } from 'react'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { ErrorBox } from '../../../shared/ui/feedback/ErrorBox.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { useIsShown } from '../../../shared/use-is-shown.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { formatStudentNames } from '../format-student-names.ts'

export type MoveDialogProps = {
  classId: string
  students: readonly StudentInformation[]
  onClose: () => void
  onDone: () => void
}

/** 转到其他班级: to another class of one's own, with the history or without. */
export function MoveDialog({ classId, students, onClose, onDone }: MoveDialogProps) {
  const { data: classes, error, refetch } = useRead(classList, {}, { announces: 'refusals' })
  // What would be refused is not offered, and no pupil goes to a class that was not chosen.
  const others = (classes ?? []).filter(
    (other) => other.isOwner && !other.isArchived && !other.isExample && other.classId !== classId,
  )
  const [chosen, setChosen] = useState('')
  const [history, setHistory] = useState<'with' | 'without'>('with')
  const { write, isBusy, isUnsettled, problem } = useWrite(moveStudents)
  const isShown = useIsShown()
  const to = others.find((other) => other.classId === chosen)
  const names = formatStudentNames(students)

  async function move() {
    if (!to) return
    const ids = students.map(({ id }) => id)
    const written = await write({ classId, toClassId: to.classId, ids, withHistory: history === 'with' })
    if (!written.isDone) return
    await written.reread
    showSuccess(`${names}已转到${to.className}`)
    if (isShown()) onDone()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="转到其他班级"
      description={`把${names}转到你的另一个班级，共 ${students.length} 名。这个班保留他们到今天为止的记录，并标为“转出”。`}
      footer={
        <>
          <Button variant="mist" onClick={onClose}>
            取消
          </Button>
          <Button isBusy={isBusy} disabled={!to} onClick={() => void move()}>
            转班
          </Button>
        </>
      }
    >
      {!classes && error && <ErrorBox reason={formatFailure(error)} onRetry={() => void refetch()} />}
      {classes && others.length === 0 && (
        <p className="mt-4 text-m">你还没有别的班级。只能转到自己创建的班级。</p>
      )}
      {others.length > 0 && (
        <>
          <SelectField
            label="转入"
            value={chosen}
            disabled={isUnsettled}
            options={[
              { value: '', label: '请选择班级' },
              ...others.map((other) => ({ value: other.classId, label: other.className })),
            ]}
            onChange={setChosen}
            className="mt-4"
          />
          <ChoiceList
            legend="总分和点评记录"
            name="history"
            value={history}
            isLocked={isUnsettled}
            onChange={setHistory}
            choices={[
              { value: 'with', label: '带过去', text: '新班级里从现在的总分接着算，以前的点评也能看到。' },
              { value: 'without', label: '不带', text: '新班级里从 0 分开始；以后还可以回到这个班。' },
            ]}
          />
        </>
      )}
      <Problem text={problem} className="mt-3 text-s" />
    </Dialog>
  )
}
