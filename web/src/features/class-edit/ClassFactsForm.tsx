import { classDetail, updateClass, type ClassDetail, type ClassFacts } from '@pinge/contract/class-edit.ts'
import { GRADES, gradeName } from '@pinge/contract/classes.ts'
import { MAX_NAME_LENGTH, MAX_SCHOOL_LENGTH } from '@pinge/contract/values/limits.ts'
import { useState, type ComponentType } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { useForm, type HeldBack, type Row } from '../../shared/form/use-form.ts'
import { checkClassName } from '../../shared/text/check-class-name.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { StaleEdit } from '../../shared/ui/feedback/StaleEdit.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import {
  differences,
  factsOf,
  findStaleFacts,
  formOf,
  isChanged,
  mergeFacts,
  type ClassEditForm,
} from './class-edit-form.ts'

export type ClassFactsFormProps = {
  detail: ClassDetail
  /** The choice of a cover. */
  Cover: ComponentType<{
    value: string
    disabled: boolean
    onChange: (classImg: string) => void
    onHold: (held: HeldBack) => void
  }>
}

/** Name, cover, grade, school and head teacher, for the owner. */
export function ClassFactsForm({ detail, Cover }: ClassFactsFormProps) {
  /** What was read when the writing began: another device may save something else meanwhile. */
  const [base, setBase] = useState<ClassFacts>(detail)
  const { classId } = detail
  const writer = useWrite(updateClass, {
    drawAnswer: (facts, _, draw) => draw(classDetail, { classId }, (known) => ({ ...known, ...facts })),
  })
  const form = useForm({
    keptAs: `class/${classId}`,
    start: () => formOf(detail),
    check: ({ className }) => ({ className: checkClassName(className) }),
    writer,
    request: (typed) => ({ classId, version: base.version, ...factsOf(typed) }),
    onDone: finish,
  })
  const { fields, change, row, submit, reset, isSending, isUnsettled, isLocked, problem } = form
  const stale = findStaleFacts(writer.error)
  const merged = stale && mergeFacts(base, fields, stale)
  const isDirty = isChanged(fields, base)

  // Until something is written, what others save is simply shown.
  if (!isDirty && !isLocked && detail.version > base.version) begin(detail)
  // What both wrote in the same words is settled.
  if (stale && merged && !isChanged(merged, stale)) takeTheirs(stale)

  function begin(facts: ClassFacts): void {
    setBase(facts)
    reset(formOf(facts))
  }

  function finish(saved: ClassFacts): void {
    begin(saved)
    showSuccess('已保存')
  }

  /** What this teacher changed alone; the rest is by now as it was saved elsewhere. */
  async function keepMine(theirs: ClassFacts, mine: ClassEditForm): Promise<void> {
    begin(theirs)
    change(mine)
    const written = await writer.write({ classId, version: theirs.version, ...factsOf(mine) })
    if (written.isDone) finish(written.data)
  }

  function takeTheirs(theirs: ClassFacts): void {
    writer.forgetProblem()
    begin(theirs)
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <Cover
        value={fields.classImg}
        disabled={isLocked}
        onChange={(classImg) => change({ classImg })}
        onHold={form.holdBack}
      />
      <FactsFields row={row} isLocked={isLocked} />
      {stale && merged ? (
        <StaleEdit
          what="班级信息"
          differences={differences(factsOf(merged), stale)}
          isBusy={isSending}
          onKeepMine={() => void keepMine(stale, merged)}
          onTakeTheirs={() => takeTheirs(stale)}
        />
      ) : (
        <>
          <Problem text={problem} />
          <Button
            type="submit"
            className="self-start max-sm:w-full"
            disabled={!isDirty && !isUnsettled}
            isBusy={isSending}
          >
            {isUnsettled ? '再试一次' : '保存'}
          </Button>
        </>
      )}
      <LeaveGuard
        isDirty={isDirty || form.isHeldBack}
        guardsSearch
        unsaved="班级信息还没有保存"
        description="离开后，刚才的修改就没有了。"
      />
    </form>
  )
}

const gradeOptions = [
  { value: '', label: '不设年级' },
  ...Array.from({ length: GRADES }, (_, index) => ({
    value: String(index + 1),
    label: gradeName(index + 1),
  })),
]

type FactsFieldsProps = {
  row: (key: Exclude<keyof ClassEditForm, 'classImg'>) => Row<string>
  isLocked: boolean
}

function FactsFields({ row, isLocked }: FactsFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="班级名称"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        readOnly={isLocked}
        {...row('className')}
      />
      <SelectField label="年级" options={gradeOptions} disabled={isLocked} {...row('grade')} />
      <TextField
        label="学校"
        autoComplete="organization"
        maxLength={MAX_SCHOOL_LENGTH}
        placeholder="例如：实验小学"
        readOnly={isLocked}
        {...row('school')}
      />
      <TextField
        label="班主任"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        placeholder="班主任的姓名"
        readOnly={isLocked}
        {...row('headTeacher')}
      />
    </div>
  )
}
