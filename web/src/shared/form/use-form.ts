import { useState, type SubmitEvent } from 'react'
import { formatFailure } from '../api/failure/format-failure.ts'
import { useIsShown } from '../use-is-shown.ts'
import { findInterrupted, useKeepInterrupted } from './interrupted.ts'
import { blamedFields, hasProblem, type Problems, type Refusals } from './form-problems.ts'

type Sent<Data> = {
  isDone: true
  data: Data
  /** Resolves when what the write made stale has been read again. */
  reread?: Promise<void>
}

/** True while something is on its way into a field; a sentence where it failed, with which the form is not sent either. */
export type HeldBack = boolean | string

/** What sends a form: `useWrite(endpoint)`, or anything that answers in the same way. */
export type Writer<Request, Data> = {
  write: (request: Request) => Promise<Sent<Data> | { isDone: false; error: unknown }>
  isSending: boolean
  /** No answer came, so that only the same request may be sent again. */
  isUnsettled: boolean
  error: unknown
  forgetProblem: () => void
}

export type FormOptions<Fields, Request, Data> = {
  /**
   * Under this name, which says what it is about, the form gives back what was typed when the session ended. Null for
   * passwords and codes, and for what a teacher must write again on purpose.
   */
  keptAs: string | null
  start: Fields | (() => Fields)
  check?: (fields: Fields) => Problems<Fields>
  writer: Writer<Request, Data>
  /** What is sent; the call of the writer says what it needs. An edit names only what was `typed` over. */
  request: (fields: Fields, typed: Partial<Fields>) => Request
  /** Which refusals are about one field, and are told beside it. */
  refusals?: Refusals<Fields>
  /** What was written must be in sight before `onDone`. */
  waitsForReread?: boolean
  /** What follows from the answer, also where the form is gone by then. */
  onDone?: (data: Data) => void
  /** Closes what the form stands in; not where that is gone by then, since what is open now is not its own. */
  onClose?: (data: Data) => void
}

/** What a control needs of its field. */
export type Row<Value> = { value: Value; onChange: (value: Value) => void; error: string | undefined }

/**
 * The one way in which a form is filled in and sent. What is wrong is told beside its field after the first try, and the
 * focus goes to the first such field. What was typed stays until the caller resets it; while it is sent it cannot be changed,
 * because what is typed meanwhile would go with the form, nor while a write is unsettled: only the same request is sent again.
 */
export function useForm<Fields extends object, Request, Data>(options: FormOptions<Fields, Request, Data>) {
  const { keptAs, check, writer, request, refusals = {}, waitsForReread = false, onDone, onClose } = options
  const isShown = useIsShown(keptAs)
  const [start, setStart] = useState(options.start)
  const [fields, setFields] = useState(() => ({ ...start, ...findInterrupted<Partial<Fields>>(keptAs, {}) }))
  useKeepInterrupted(keptAs, () => typedOver(start, fields))
  const [hasTried, setHasTried] = useState(false)
  /** From its sending until `onDone`; the writer may have something else under way as well. */
  const [isOut, setIsOut] = useState(false)
  const [heldBack, holdBack] = useState<HeldBack>(false)
  const isWriting = writer.isSending || isOut
  const isSending = isWriting || heldBack === true
  const found: Problems<Fields> = check?.(fields) ?? {}
  const blamed = blamedFields(refusals, writer.error)
  const problems: Problems<Fields> = { ...(hasTried && found), ...blamed }

  function change(typed: Partial<Fields>): void {
    if (isOut || writer.isUnsettled) return
    setFields((before) => ({ ...before, ...typed }))
    if (writer.error !== null) writer.forgetProblem()
  }

  async function send(form: HTMLFormElement): Promise<void> {
    // Sent again meanwhile, it would be written twice.
    setIsOut(true)
    const written = await writer.write(request(fields, typedOver(start, fields) ?? {}))
    if (written.isDone && waitsForReread) await written.reread
    setIsOut(false)
    if (written.isDone) {
      onDone?.(written.data)
      if (isShown()) onClose?.(written.data)
    } else if (hasProblem(blamedFields(refusals, written.error))) focusFirstFault(form)
  }

  return {
    fields,
    change,
    row: <Key extends keyof Fields>(key: Key): Row<Fields[Key]> => ({
      value: fields[key],
      onChange: (value) => {
        const typed: Partial<Fields> = {}
        typed[key] = value
        change(typed)
      },
      error: problems[key] || undefined,
    }),
    /** For the form's `onSubmit`. */
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      setHasTried(true)
      if (isSending) return
      if (hasProblem(found)) focusFirstFault(event.currentTarget)
      else if (!heldBack) void send(event.currentTarget)
    },
    /** Whether something was typed that is not sent yet. */
    isDirty: Boolean(heldBack) || JSON.stringify(fields) !== JSON.stringify(start),
    isSending,
    /** While something is on its way into a field, or failed to arrive: the form is not sent without it. */
    holdBack,
    isHeldBack: Boolean(heldBack),
    isUnsettled: writer.isUnsettled,
    /** The controls show what was sent, and keep it from being changed. */
    isLocked: isWriting || writer.isUnsettled,
    /** Why the last try failed, where no field is to blame. */
    problem:
      (hasTried && heldBack !== true && heldBack) ||
      (writer.error === null || hasProblem(blamed) ? '' : formatFailure(writer.error)),
    /** Begins again, with other fields where they are given. */
    reset: (next: Fields = start) => {
      setStart(next)
      setFields(next)
      setHasTried(false)
    },
  }
}

/** Only what was typed: what others saved in the other fields meanwhile must not be overwritten unseen. */
function typedOver<Fields extends object>(start: Fields, fields: Fields): Partial<Fields> | undefined {
  const typed = { ...fields }
  let key: keyof Fields
  for (key in fields) if (JSON.stringify(fields[key]) === JSON.stringify(start[key])) delete typed[key]
  return Object.keys(typed).length > 0 ? typed : undefined
}

/** Brings the teacher to the first field that is not in order, once its error is shown. */
function focusFirstFault(form: HTMLFormElement): void {
  const control = ':is(input, select, textarea, button)'
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>(`${control}[aria-invalid], [aria-invalid] ${control}`)?.focus(),
  )
}
