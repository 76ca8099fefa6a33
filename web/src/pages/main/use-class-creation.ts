import { classList } from '@pinge/contract/classes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  emptyClassForm,
  type FormProblem,
  isProblem,
  readClassForm,
} from '../../features/classes/class-form.ts'
import { type MadeClass, useCreateClass } from '../../features/classes/use-create-class.ts'
import { useAddStudents } from '../../features/roster/use-add-students.ts'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { findInterrupted, useKeepInterrupted } from './interrupted-creation.ts'

/**
 * The class is made when its pupils are confirmed, or skipped: until then going back changes everything and leaves
 * nothing behind. Once it is made, or may be, its name stays, and only the pupils can still be mended.
 */
export function useClassCreation() {
  const { data: classes } = useQuery(endpointQuery(classList, {}))
  const [begun] = useState(findInterrupted)
  const [step, setStep] = useState(begun?.step ?? 'class')
  const [form, setForm] = useState(() => begun?.form ?? emptyClassForm(classes?.length ?? 0))
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [made, setMade] = useState(begun?.made ?? null)
  const [added, setAdded] = useState(begun?.added ?? 0)
  const creation = useCreateClass()
  const deed = useAddStudents(made?.classId ?? null, begun?.roster)
  useKeepInterrupted({ step, form, made, added, roster: deed.roster.begun })
  const named = readClassForm(form)

  function goToStudents() {
    setProblem(isProblem(named) ? named : null)
    if (!isProblem(named)) setStep('students')
  }

  async function makeClass(): Promise<MadeClass | null> {
    if (made) return made
    if (isProblem(named)) return null
    try {
      const created = await creation.create(named)
      setMade(created)
      return created
    } catch {
      // Told beside the button by `creation.problem`.
      return null
    }
  }

  async function finish(isWithStudents: boolean) {
    if (!deed.isComplete()) return
    const target = await makeClass()
    if (!target) return
    if (isWithStudents) {
      const done = await deed.add(target.classId)
      if (!done) return
      setAdded(added + done.added)
    }
    setStep('done')
  }

  return {
    step,
    setStep,
    form,
    setForm: (typed: typeof form) => {
      setForm(typed)
      setProblem(null)
    },
    problem,
    takenNames: classes?.map(({ className }) => className) ?? [],
    goToStudents,
    finish,
    made,
    added,
    creation,
    deed,
    isSending: creation.isSending || deed.isSending,
    isLocked: creation.isSending || creation.isUnsettled || deed.isLocked,
    /** Nothing is made, and nothing may be. */
    canGoBack: !made && !creation.isUnsettled && !creation.isSending,
  }
}

export type ClassCreation = ReturnType<typeof useClassCreation>
