import { renameOwn, saveOwnFolder } from '@pinge/contract/content/own-files.ts'
import { FileName } from '@pinge/contract/content/content-values.ts'
import { useRef } from 'react'
import { useWrite } from '../../../../shared/api/use-write.ts'
import { useForm, type Writer } from '../../../../shared/form/use-form.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { TextField } from '../../../../shared/ui/form/TextField.tsx'
import { Dialog } from '../../../../shared/ui/overlay/Dialog.tsx'
import { endingOf } from '@pinge/contract/values/files/file-ending.ts'

export function NewFolderDialog({ parentId, onClose }: { parentId: string | null; onClose: () => void }) {
  return (
    <NameDialog
      title="新建文件夹"
      of={parentId ?? ''}
      initial=""
      writer={useWrite(saveOwnFolder)}
      request={(name) => (parentId === null ? { name } : { name, parentId })}
      onClose={onClose}
    />
  )
}

export type RenameDialogProps = { item: { id: string; name: string }; onClose: () => void }

export function RenameDialog({ item, onClose }: RenameDialogProps) {
  const ending = endingOf(item.name)
  return (
    <NameDialog
      title="改名"
      of={item.id}
      initial={item.name}
      {...(ending !== '' && { hint: `扩展名仍是 .${ending}` })}
      writer={useWrite(renameOwn, { isRepeatable: true })}
      request={(name) => ({ id: item.id, name })}
      onClose={onClose}
    />
  )
}

type NameDialogProps<Request, Data> = {
  title: string
  of: string
  initial: string
  hint?: string
  writer: Writer<Request, Data>
  request: (name: string) => Request
  onClose: () => void
}

function NameDialog<Request, Data>(props: NameDialogProps<Request, Data>) {
  const { title, of, initial, hint, writer, request, onClose } = props
  const input = useRef<HTMLInputElement>(null)
  const { row, submit, isSending, isLocked, problem } = useForm({
    keptAs: `own/${title}/${of}`,
    start: { name: initial },
    check: ({ name }) => ({ name: !FileName.safeParse(name).success && '请填写 1–120 个字，不能有斜杠' }),
    writer,
    request: ({ name }) => request(name.trim()),
    onClose,
  })
  const { error, ...name } = row('name')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      initialFocus={input}
      footer={
        <Button type="submit" form="own-name" isBusy={isSending}>
          保存
        </Button>
      }
    >
      <form id="own-name" noValidate onSubmit={submit}>
        <TextField
          label="名称"
          ref={input}
          {...name}
          readOnly={isLocked}
          autoComplete="off"
          error={error || problem || undefined}
          {...(hint !== undefined && { hint })}
        />
      </form>
    </Dialog>
  )
}
