import { addClass, classList } from '@pinge/contract/classes.ts'
import { useState } from 'react'
import {
  type ClassForm,
  emptyClassForm,
  type FormProblem,
  isProblem,
  readClassForm,
} from '../../../features/classes/create/class-form.ts'
import { useAddStudents } from '../../../features/roster/use-add-students.ts'
import type { BegunRoster } from '../../../features/roster/use-roster.ts'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { findInterrupted, useKeepInterrupted } from '../../../shared/form/interrupted.ts'

const FORM = 'create-class'

type MadeClass = { classId: string; className: string; geziNo: string }

type BegunCreation = {
  step: 'class' | 'students' | 'done'
  form: ClassForm
  made: MadeClass | null
  /** How many pupils are in the class by now. */
  added: number
  roster: BegunRoster
}

/**
 * The class is made when its pupils are confirmed, or skipped: until then going back changes everything and leaves
 * nothing behind. Once it is made, or may be, its name stays, and only the pupils can still be mended.
 */
export function useClassCreation() {
  const { data: classes } = useRead(classList, {}, { announces: 'refusals' })
  const [begun] = useState(() => findInterrupted<BegunCreation | null>(FORM, null))
  const [step, setStep] = useState(begun?.step ?? 'class')
  const [form, setForm] = useState(() => begun?.form ?? emptyClassForm(classes?.length ?? 0))
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [made, setMade] = useState(begun?.made ?? null)
  const [added, setAdded] = useState(begun?.added ?? 0)
  const { write, isSending, isUnsettled, error } = useWrite(addClass)
  // Who is in it is read, phones and all, only where rows are left over: a new class has no pupils to compare with.
  const students = useAddStudents((step === 'students' && made?.classId) || null, begun?.roster)
  const isBegun = step === 'students' || hasTyped(form) || students.roster.isDirty
  useKeepInterrupted(FORM, (): BegunCreation | undefined =>
    isBegun && step !== 'done' ? { step, form, made, added, roster: students.roster.begun } : undefined,
  )
  const named = readClassForm(form)

  function goToStudents(): void {
    setProblem(isProblem(named) ? named : null)
    if (!isProblem(named)) setStep('students')
  }

  async function makeClass(): Promise<MadeClass | null> {
    if (made) return made
    if (isProblem(named)) return null
    const written = await write(named)
    if (!written.isDone) return null
    const { className } = written.request
    return { ...written.data, className }
  }

  async function finish(isWithStudents: boolean): Promise<void> {
    if (!students.isComplete()) return
    const target = await makeClass()
    if (!target) return
    const done = isWithStudents ? await students.add(target.classId) : { added: 0 }
    setMade(target)
    if (!done) return
    setAdded(added + done.added)
    setStep('done')
  }

  return {
    step,
    setStep,
    /** Whether anything is chosen or typed. */
    isBegun,
    form,
    setForm: (typed: typeof form) => {
      setForm(typed)
      setProblem(null)
    },
    /** What is still missing in the form. */
    problem,
    takenNames: classes?.map(({ className }) => className) ?? [],
    goToStudents,
    finish,
    made,
    added,
    students,
    /** Why nothing was made or added by the last try. */
    failure: formatCreateFailure(error, isUnsettled) || students.problem,
    isSending: isSending || students.isSending,
    /** It is unknown whether the class is made. */
    isUnsettled,
    isLocked: isSending || isUnsettled || students.isLocked,
    /** Nothing is made, and nothing may be. */
    canGoBack: !made && !isUnsettled && !isSending,
  }
}

function hasTyped({ grade, classNumber, customName }: ClassForm): boolean {
  return grade !== null || classNumber !== '' || customName !== ''
}

export type ClassCreation = ReturnType<typeof useClassCreation>

function formatCreateFailure(error: unknown, isUnsettled: boolean): string {
  if (error === null) return ''
  if (isUnsettled) return '没有收到服务器的回应，班级可能已经建好了。请再试一次，不会重复创建。'
  return `班级还没有建好：${formatFailure(error)}`
}
