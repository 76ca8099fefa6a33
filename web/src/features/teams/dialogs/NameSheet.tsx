import { MAX_NAME_LENGTH } from '@pinge/contract/values/limits.ts'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../../../shared/ui/form/Button.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import type { WriteState } from './write-state.ts'

export type NameSheetProps = {
  title: string
  /** What the field is called. */
  label: string
  initial: string
  confirmLabel: string
  hint?: string
  /** Why it can no longer be saved; what was typed stays in sight. */
  gone?: string
  state: WriteState
  onSend: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for one name and sends it. What was typed stays until it is written. */
export function NameSheet(props: NameSheetProps) {
  const { title, label, initial, confirmLabel, hint, gone = '', state, onSend, onClose } = props
  const [name, setName] = useState(initial)
  const [complaint, setComplaint] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const formId = 'name-sheet'

  function save(event: FormEvent): void {
    event.preventDefault()
    if (gone !== '') return
    const given = name.trim()
    if (given === '') return setComplaint(`请填写${label}`)
    if ([...given].length > MAX_NAME_LENGTH) return setComplaint(`${label}不能超过 ${MAX_NAME_LENGTH} 个字`)
    setComplaint('')
    void onSend(given)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      initialFocus={input}
      footer={
        <>
          <Button variant="mist" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} isBusy={state.isSending} disabled={gone !== ''}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <TextField
          label={label}
          ref={input}
          value={name}
          readOnly={state.isUnsettled}
          onChange={setName}
          autoComplete="off"
          error={gone || complaint || state.problem || undefined}
          hint={hint ?? `1–${MAX_NAME_LENGTH} 个字`}
        />
      </form>
    </Dialog>
  )
}
