import { MAX_NAME_LENGTH } from '@pinge/contract/values/limits.ts'
import { countCharacters } from '@pinge/contract/values/texts/count-characters.ts'
import { useRef } from 'react'
import { useForm, type Writer } from '../../../shared/form/use-form.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'

export type NameSheetProps<Request, Data> = {
  title: string
  /** The id of what is named, or of what the new one belongs to: the same words may stand elsewhere. */
  of: string
  /** What the field is called. */
  label: string
  initial: string
  confirmLabel: string
  hint?: string
  /** Why it can no longer be saved; what was typed stays in sight. */
  gone?: string
  writer: Writer<Request, Data>
  request: (name: string) => Request
  /** Where the sheet is still open: it closes. */
  onDone: (data: Data) => void
  onClose: () => void
}

/** Asks for one name and sends it. What was typed stays until it is written. */
export function NameSheet<Request, Data>(props: NameSheetProps<Request, Data>) {
  const { title, of, label, initial, confirmLabel, hint, gone = '', writer, request, onDone, onClose } = props
  const input = useRef<HTMLInputElement>(null)
  const { row, submit, isSending, isLocked, problem } = useForm({
    keptAs: `name/${title}/${of}`,
    start: { name: initial },
    check: ({ name }) => ({ name: gone || nameProblem(label, name.trim()) }),
    writer,
    request: ({ name }) => request(name.trim()),
    onClose: onDone,
  })
  const { error, ...name } = row('name')
  const formId = 'name-sheet'

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
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={label}
          ref={input}
          {...name}
          readOnly={isLocked}
          autoComplete="off"
          error={gone || error || problem || undefined}
          hint={hint ?? `1–${MAX_NAME_LENGTH} 个字`}
        />
      </form>
    </Dialog>
  )
}

function nameProblem(label: string, name: string): string | false {
  if (name === '') return `请填写${label}`
  return countCharacters(name) > MAX_NAME_LENGTH && `${label}不能超过 ${MAX_NAME_LENGTH} 个字`
}
