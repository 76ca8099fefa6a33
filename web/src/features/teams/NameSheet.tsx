import { MAX_NAME_LENGTH } from '@pinge/contract/limits.ts'
import { useRef, useState, type FormEvent } from 'react'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'

export type NameSheetProps<Data> = {
  title: string
  /** What the field is called. */
  label: string
  initial: string
  confirmLabel: string
  hint?: string
  /** Why it can no longer be saved; what was typed stays in sight. */
  gone?: string
  write: (request: Numbered<{ name: string }>) => Promise<Data>
  onDone: (data: Data) => void
  onClose: () => void
}

/** Asks for one name and sends it. What was typed stays until it is written. */
export function NameSheet<Data>(props: NameSheetProps<Data>) {
  const { title, label, initial, confirmLabel, hint, gone = '', write, onDone, onClose } = props
  const [name, setName] = useState(initial)
  const [complaint, setComplaint] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { send, isSending, isUnsettled, error } = useKeptRequest(write)
  const formId = 'name-sheet'

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (gone !== '') return
    const given = name.trim()
    if (given === '') return setComplaint(`请填写${label}`)
    if ([...given].length > MAX_NAME_LENGTH) return setComplaint(`${label}不能超过 ${MAX_NAME_LENGTH} 个字`)
    setComplaint('')
    try {
      onDone((await send({ name: given })).data)
    } catch {
      // Said beside the field.
    }
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
          <Button type="submit" form={formId} isBusy={isSending} disabled={gone !== ''}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={label}
          ref={input}
          value={name}
          readOnly={isUnsettled}
          onChange={setName}
          autoComplete="off"
          error={gone || complaint || (error ? describeFailure(error) : undefined)}
          hint={hint ?? `1–${MAX_NAME_LENGTH} 个字`}
        />
      </form>
    </Dialog>
  )
}
