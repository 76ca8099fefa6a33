import { FileName } from '@pinge/contract/content/content-values.ts'
import { saveOwnFolder } from '@pinge/contract/content/own-files.ts'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'

export type NewOwnSetProps = {
  /** Asks for pictures, and gives on those that can be taken. */
  onAskPictures: (take: (pictures: readonly File[]) => void) => void
  /** The folder is there: its pictures go up. */
  onMade: (folderId: string, pictures: readonly File[]) => void
}

/** A new set: its name and its pictures. Both stay until the folder is there. */
export function NewOwnSet({ onAskPictures, onMade }: NewOwnSetProps) {
  const [pictures, setPictures] = useState<readonly File[]>([])
  const { row, submit, isSending, isLocked, problem } = useForm({
    keptAs: 'training/own-pictures',
    start: { name: '' },
    check: ({ name }) => ({
      name:
        (!FileName.safeParse(name.trim()).success && '请给这组图片起个名字，1–120 个字，不能有斜杠') ||
        (pictures.length === 0 && '请先选图片'),
    }),
    writer: useWrite(saveOwnFolder),
    request: ({ name }) => ({ name: name.trim() }),
    onDone: ({ id }) => onMade(id, pictures),
  })
  const { error, ...name } = row('name')
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        label="新的一组"
        isLabelHidden
        placeholder="新的一组，叫什么？"
        {...name}
        readOnly={isLocked}
        autoComplete="off"
        error={error || problem || undefined}
        className="min-w-[min(100%,13rem)] flex-1"
      />
      <Button variant="mist" onClick={() => onAskPictures(setPictures)}>
        <ImagePlus aria-hidden />
        {pictures.length === 0 ? '选图片' : `已选 ${pictures.length} 张`}
      </Button>
      <Button type="submit" isBusy={isSending}>
        做一组
      </Button>
    </form>
  )
}
