import { classDetail, updateClass, type ClassDetail, type ClassFacts } from '@pinge/contract/class-edit.ts'
import { GRADES, gradeName } from '@pinge/contract/classes.ts'
import { MAX_NAME_LENGTH, MAX_SCHOOL_LENGTH } from '@pinge/contract/limits.ts'
import { useState, type ComponentType } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { checkClassName } from '../../shared/text/check-class-name.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { factsOf, findStaleFacts, formOf, isChanged, type ClassEditForm } from './class-edit-form.ts'
import { StaleEdit } from './StaleEdit.tsx'

export type ClassFactsFormProps = {
  detail: ClassDetail
  /** The choice of a cover. */
  Cover: ComponentType<{ value: string; onChange: (classImg: string) => void }>
}

/** Name, cover, grade, school and head teacher, for the owner. */
export function ClassFactsForm({ detail, Cover }: ClassFactsFormProps) {
  /** What was read when the writing began: another device may save something else meanwhile. */
  const [base, setBase] = useState<ClassFacts>(detail)
  const [form, setForm] = useState<ClassEditForm>(() => formOf(detail))
  const [fault, setFault] = useState<string>()
  const { write, isSending, isUnsettled, problem, error, forgetProblem } = useWrite(updateClass, {
    drawAnswer: (facts, { classId }, draw) =>
      draw(classDetail, { classId }, (known) => ({ ...known, ...facts })),
  })
  const stale = findStaleFacts(error)
  const isDirty = isChanged(form, base)
  const isLocked = isSending || isUnsettled

  // Until something is written, what others save is simply shown.
  if (!isDirty && !isLocked && detail.version !== base.version) begin(detail)

  function begin(facts: ClassFacts): void {
    setBase(facts)
    setForm(formOf(facts))
  }

  function change(typed: Partial<ClassEditForm>): void {
    if (isLocked) return
    setForm({ ...form, ...typed })
    setFault(undefined)
    forgetProblem()
  }

  async function submit(version: number): Promise<void> {
    const found = checkClassName(form.className)
    setFault(found || undefined)
    if (found !== false) return
    const written = await write({ classId: detail.classId, version, ...factsOf(form) })
    if (!written.isDone) return
    begin(written.data)
    showSuccess('已保存')
  }

  function takeTheirs(theirs: ClassFacts): void {
    forgetProblem()
    begin(theirs)
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(base.version)
      }}
    >
      <Cover value={form.classImg} onChange={(classImg) => change({ classImg })} />
      <FactsFields form={form} nameFault={fault} isLocked={isLocked} onChange={change} />
      {stale ? (
        <StaleEdit
          mine={factsOf(form)}
          theirs={stale}
          isBusy={isSending}
          onKeepMine={() => void submit(stale.version)}
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
        isDirty={isDirty}
        guardsSearch
        unsaved="班级信息还没有保存"
        description="离开后，刚才的修改就没有了。"
      />
    </form>
  )
}

const gradeOptions = [
  { value: '', label: '不写年级' },
  ...Array.from({ length: GRADES }, (_, index) => ({
    value: String(index + 1),
    label: gradeName(index + 1),
  })),
]

type FactsFieldsProps = {
  form: ClassEditForm
  nameFault: string | undefined
  isLocked: boolean
  onChange: (typed: Partial<ClassEditForm>) => void
}

function FactsFields({ form, nameFault, isLocked, onChange }: FactsFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="班级名称"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={form.className}
        error={nameFault}
        readOnly={isLocked}
        onChange={(className) => onChange({ className })}
      />
      <SelectField
        label="年级"
        value={form.grade}
        options={gradeOptions}
        disabled={isLocked}
        onChange={(grade) => onChange({ grade })}
      />
      <TextField
        label="学校"
        autoComplete="organization"
        maxLength={MAX_SCHOOL_LENGTH}
        placeholder="例如：实验小学"
        value={form.school}
        readOnly={isLocked}
        onChange={(school) => onChange({ school })}
      />
      <TextField
        label="班主任"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        placeholder="班主任的姓名"
        value={form.headTeacher}
        readOnly={isLocked}
        onChange={(headTeacher) => onChange({ headTeacher })}
      />
    </div>
  )
}
