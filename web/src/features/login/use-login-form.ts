import { useState, type FormEvent } from 'react'
import type { Problems } from './check-login.ts'
import { focusFirstProblem } from './focus-first-problem.ts'

/** What is typed, what is wrong with it after the first try, and what happens on the next. */
export function useLoginForm<Fields extends object>(
  start: Fields,
  check: (fields: Fields) => Problems<Fields>,
  onSubmit: (fields: Fields, form: HTMLFormElement) => void,
) {
  const [fields, setFields] = useState(start)
  const [hasTried, setHasTried] = useState(false)
  /** What only the server can know, until the field is changed. */
  const [refused, setRefused] = useState<Problems<Fields>>({})

  return {
    fields,
    problems: { ...(hasTried ? check(fields) : {}), ...refused } as Problems<Fields>,
    set: <Key extends keyof Fields>(key: Key, value: Fields[Key]) => {
      setFields((before) => ({ ...before, [key]: value }))
      setRefused({})
    },
    refuse: (problems: Problems<Fields>, form: HTMLFormElement) => {
      setRefused(problems)
      focusFirstProblem(form)
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      setHasTried(true)
      const form = event.currentTarget
      if (Object.keys(check(fields)).length > 0) focusFirstProblem(form)
      else onSubmit(fields, form)
    },
  }
}
