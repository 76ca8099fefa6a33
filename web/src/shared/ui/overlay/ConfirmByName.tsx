import { useRef } from 'react'
import type { useForm } from '../../form/use-form.ts'
import { Problem } from '../feedback/Problem.tsx'
import { TextField } from '../form/TextField.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

type NameForm = ReturnType<typeof useForm<{ typed: string }, unknown, unknown>>

export type ConfirmByNameProps = Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'onCancel' | 'children'
> & {
  form: Pick<NameForm, 'row' | 'submit' | 'isSending' | 'isLocked' | 'problem'>
  /** Asks for the name, and says it. */
  label: string
}

/** What cannot be taken back is confirmed by writing the name of what goes. */
export function ConfirmByName({ form, label, children, ...dialog }: ConfirmByNameProps) {
  const element = useRef<HTMLFormElement>(null)
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isDestructive
      isBusy={form.isSending}
      onConfirm={() => element.current?.requestSubmit()}
    >
      {children}
      <form ref={element} noValidate className="mt-4" onSubmit={form.submit}>
        <TextField label={label} autoComplete="off" readOnly={form.isLocked} {...form.row('typed')} />
      </form>
      <Problem text={form.problem} className="mt-3 text-base" />
    </ConfirmDialog>
  )
}
