import * as errors from '@pinge/contract/errors.ts'
import { useState, type FormEvent } from 'react'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { showError } from '../../shared/ui/feedback/show-toast.ts'
import type { Problems } from './check-sign-in.ts'

export type LoginForm<Fields, Result> = {
  start: Fields
  check: (fields: Fields) => Problems<Fields>
  send: (fields: Fields) => Promise<Result>
  onDone: (result: Result) => void
  /** Which field a refusal belongs to; undefined when it is none of them. */
  blame: (error: unknown) => Problems<Fields> | undefined
}

/** What a control needs of its field. */
export type Row<Value> = { value: Value; onChange: (value: Value) => void; error: string | undefined }

type Outcome<Fields> =
  | { kind: 'none' }
  | { kind: 'pending' }
  | { kind: 'blamed'; problems: Problems<Fields> }
  | { kind: 'failed'; text: string }

/**
 * What is typed, what is wrong with it after the first try, and what the server said. Without the query library,
 * because the sign-in page is the first that a teacher waits for; so it tells every failure itself, in its place.
 */
export function useLoginForm<Fields extends object, Result>(form: LoginForm<Fields, Result>) {
  const [fields, setFields] = useState(form.start)
  const [hasTried, setHasTried] = useState(false)
  const [outcome, setOutcome] = useState<Outcome<Fields>>({ kind: 'none' })
  const problems: Problems<Fields> = {
    ...(hasTried ? form.check(fields) : {}),
    ...(outcome.kind === 'blamed' ? outcome.problems : {}),
  }

  const send = async (element: HTMLFormElement) => {
    setOutcome({ kind: 'pending' })
    try {
      const result = await form.send(fields)
      setOutcome({ kind: 'none' })
      form.onDone(result)
    } catch (error) {
      const blamed = form.blame(error)
      const text = describeFailure(error)
      if (blamed) {
        setOutcome({ kind: 'blamed', problems: blamed })
        focusFirstProblem(element)
      } else if (error instanceof Refusal && error.code === errors.accountNotFound.code) {
        // The specification wants a toast for this one.
        setOutcome({ kind: 'none' })
        showError(text)
      } else setOutcome({ kind: 'failed', text })
    }
  }

  return {
    fields,
    failure: outcome.kind === 'failed' ? outcome.text : undefined,
    isPending: outcome.kind === 'pending',
    row: <Key extends keyof Fields>(key: Key): Row<Fields[Key]> => ({
      value: fields[key],
      onChange: (value) => {
        setFields((before) => ({ ...before, [key]: value }))
        setOutcome({ kind: 'none' })
      },
      error: problems[key],
    }),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      setHasTried(true)
      if (outcome.kind === 'pending') return
      if (Object.keys(form.check(fields)).length > 0) focusFirstProblem(event.currentTarget)
      else void send(event.currentTarget)
    },
  }
}

/** Brings the one who types to the first field that is not in order, once its error is shown. */
function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
