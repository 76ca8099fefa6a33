import { classList } from '@pinge/contract/classes.ts'
import {
  moveOwn,
  OWN_FILE_RETURN_DAYS,
  removeOwn,
  shareOwn,
  type OwnFile,
} from '@pinge/contract/content/own-files.ts'
import { useState } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { useWrite } from '../../../../shared/api/use-write.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { Checkbox } from '../../../../shared/ui/form/Checkbox.tsx'
import { SelectField } from '../../../../shared/ui/form/SelectField.tsx'
import { ConfirmDialog } from '../../../../shared/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../../../shared/ui/overlay/Dialog.tsx'
import { useIsShown } from '../../../../shared/use-is-shown.ts'
import { NewFolderDialog, RenameDialog } from './OwnNameDialogs.tsx'
import { foldersFor, wayTo, type OwnFolder } from './own-view.ts'

type Item = { id: string; name: string }

/** What is asked about a file or a folder. */
export type OwnDialog =
  | { type: 'folder'; parentId: string | null }
  | { type: 'rename'; item: Item }
  | { type: 'move'; item: Item }
  | { type: 'share'; file: OwnFile }
  | { type: 'remove'; item: Item; isFolder: boolean }

export type OwnDialogsProps = {
  dialog: OwnDialog | null
  folders: readonly OwnFolder[]
  files: readonly OwnFile[]
  onClose: () => void
}

export function OwnDialogs({ dialog, folders, files, onClose }: OwnDialogsProps) {
  if (dialog === null) return null
  if (dialog.type === 'folder') return <NewFolderDialog parentId={dialog.parentId} onClose={onClose} />
  if (dialog.type === 'rename') return <RenameDialog item={dialog.item} onClose={onClose} />
  if (dialog.type === 'move') return <MoveDialog item={dialog.item} folders={folders} onClose={onClose} />
  if (dialog.type === 'share') {
    const current = files.find(({ id }) => id === dialog.file.id) ?? dialog.file
    return <ShareDialog file={current} onClose={onClose} />
  }
  return <RemoveDialog item={dialog.item} isFolder={dialog.isFolder} onClose={onClose} />
}

type MoveProps = { item: Item; folders: readonly OwnFolder[]; onClose: () => void }

function MoveDialog({ item, folders, onClose }: MoveProps) {
  const { write, isSending, problem } = useWrite(moveOwn, { isRepeatable: true })
  const [folderId, setFolderId] = useState('')
  const isShown = useIsShown(item.id)
  const places = foldersFor(folders, item.id).map(({ id }) => ({
    value: id,
    label: wayTo(folders, id)
      .map(({ name }) => name)
      .join(' / '),
  }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`移动“${item.name}”`}
      footer={
        <Button
          isBusy={isSending}
          onClick={async () => {
            const { isDone } = await write({ ids: [item.id], folderId: folderId === '' ? null : folderId })
            if (isDone && isShown()) onClose()
          }}
        >
          移动
        </Button>
      }
    >
      <SelectField
        label="移到"
        value={folderId}
        disabled={isSending}
        options={[{ value: '', label: '我的资料（最上层）' }, ...places]}
        onChange={setFolderId}
      />
      <Problem text={problem} />
    </Dialog>
  )
}

function ShareDialog({ file, onClose }: { file: OwnFile; onClose: () => void }) {
  const classes = useRead(classList, {})
  const { write, isSending, problem } = useWrite(shareOwn, { isRepeatable: true })
  // Only these: what another device shared meanwhile stays as that device left it.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isChosen = (classId: string) => chosen.get(classId) ?? file.classIds.includes(classId)
  const isShown = useIsShown(file.id)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="共享给班级"
      description={`这些班级的老师可以看和下载“${file.name}”，不能改。`}
      footer={
        <Button
          isBusy={isSending}
          onClick={async () => {
            const known = new Set([...file.classIds, ...chosen.keys()])
            const { isDone } = await write({ id: file.id, classIds: [...known].filter(isChosen) })
            if (isDone && isShown()) onClose()
          }}
        >
          保存
        </Button>
      }
    >
      <ReadView read={classes} waiting={<Skeleton className="h-24 w-full" />}>
        {(all) => {
          // Nothing new goes to a class that is over; what it has can be taken from it, and given back.
          const offered = all.filter(
            ({ classId, isExample, isArchived }) =>
              (!isExample && !isArchived) || file.classIds.includes(classId) || chosen.has(classId),
          )
          if (offered.length === 0) return <p>还没有班级。先建一个班，或者加入同事的班级。</p>
          return offered.map(({ classId, className, isArchived }) => (
            <Checkbox
              key={classId}
              isChecked={isChosen(classId)}
              onChange={(isChecked) => {
                // What is sent is what is seen.
                if (!isSending) setChosen((before) => new Map(before).set(classId, isChecked))
              }}
            >
              <span className="text-base text-ink">
                {className}
                {isArchived && '（已归档）'}
              </span>
            </Checkbox>
          ))
        }}
      </ReadView>
      <Problem text={problem} />
    </Dialog>
  )
}

type RemoveProps = { item: Item; isFolder: boolean; onClose: () => void }

function RemoveDialog({ item, isFolder, onClose }: RemoveProps) {
  const { write, isSending, problem } = useWrite(removeOwn, { isRepeatable: true })
  const isShown = useIsShown(item.id)
  return (
    <ConfirmDialog
      isOpen
      title={`删除“${item.name}”？`}
      description={
        isFolder
          ? `文件夹和里面的文件都会删除，共享也会停止。${OWN_FILE_RETURN_DAYS} 天内可以在“最近删除”里恢复文件。`
          : `共享也会停止。${OWN_FILE_RETURN_DAYS} 天内可以在“最近删除”里恢复。`
      }
      confirmLabel="删除"
      isDestructive
      isBusy={isSending}
      onConfirm={async () => {
        const { isDone } = await write({ ids: [item.id] })
        if (isDone && isShown()) onClose()
      }}
      onCancel={onClose}
    >
      <Problem text={problem} />
    </ConfirmDialog>
  )
}
