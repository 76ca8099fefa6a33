import type { ClassDetail, ClassFacts } from '@pinge/contract/class-edit.ts'
import { GRADES, gradeName } from '@pinge/contract/classes.ts'
import { MAX_NAME_LENGTH, MAX_SCHOOL_LENGTH } from '@pinge/contract/limits.ts'
import { useState, type ComponentType } from 'react'
import { Button } from '../../shared/ui/form/Button.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { factsOf, formOf, isChanged, nameProblem, type ClassEditForm } from './class-edit-form.ts'
import { StaleEdit } from './StaleEdit.tsx'
import { useUpdateClass } from './use-class-edit.ts'

const gradeOptions = [
  { value: '', label: '不写年级' },
  ...Array.from({ length: GRADES }, (_, index) => ({
    value: String(index + 1),
    label: gradeName(index + 1),
  })),
]

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
  const { save, isSending, isUnsettled, stale, problem, forgetProblem } = useUpdateClass(detail.classId)
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
    if (problem) forgetProblem()
  }

  async function submit(version: number): Promise<void> {
    const found = nameProblem(form)
    setFault(found)
    if (found !== undefined) return
    const saved = await save(factsOf(form), version)
    if (!saved) return
    begin(saved)
    showSuccess('已保存')
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
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="班级名称"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={form.className}
          error={fault}
          readOnly={isLocked}
          onChange={(className) => change({ className })}
        />
        <SelectField
          label="年级"
          value={form.grade}
          options={gradeOptions}
          disabled={isLocked}
          onChange={(grade) => change({ grade })}
        />
        <TextField
          label="学校"
          autoComplete="organization"
          maxLength={MAX_SCHOOL_LENGTH}
          placeholder="例如：实验小学"
          value={form.school}
          readOnly={isLocked}
          onChange={(school) => change({ school })}
        />
        <TextField
          label="班主任"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          placeholder="班主任的姓名"
          value={form.headTeacher}
          readOnly={isLocked}
          onChange={(headTeacher) => change({ headTeacher })}
        />
      </div>
      {stale && (
        <StaleEdit
          mine={factsOf(form)}
          theirs={stale}
          isBusy={isSending}
          onKeepMine={() => void submit(stale.version)}
          onTakeTheirs={() => {
            forgetProblem()
            begin(stale)
          }}
        />
      )}
      {problem && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
      {!stale && (
        <Button
          type="submit"
          className="self-start max-sm:w-full"
          disabled={!isDirty && !isUnsettled}
          isBusy={isSending}
        >
          {isUnsettled ? '再试一次' : '保存'}
        </Button>
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
