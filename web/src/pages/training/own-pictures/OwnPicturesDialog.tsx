import { ownFileList } from '@pinge/contract/content/own-files.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { MAX_PICTURE_BYTES } from '@pinge/contract/values/files/picture-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { OwnUploadList } from '../../../features/content/library/own/OwnUploadList.tsx'
import {
  formatArrived,
  ownUploads,
  tellArrivedInPlace,
  useOwnUploads,
} from '../../../features/content/library/own/own-uploads.store.ts'
import { fitPictures } from '../../../features/training/own-pictures/fit-pictures.ts'
import { ownSetsOf } from '../../../features/training/own-pictures/own-sets.ts'
import { OwnSetRow } from '../../../features/training/own-pictures/OwnSetRow.tsx'
import type { PlayedLevel } from '../../../features/training/round/start-play.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { NewOwnSet } from './NewOwnSet.tsx'

export type OwnPicturesDialogProps = {
  onChoose: (level: PlayedLevel) => void
  onClose: () => void
}

/** 自己的图片: sets of the teacher's own, which are folders of 我的资料, and the way to a new one. */
export function OwnPicturesDialog({ onChoose, onClose }: OwnPicturesDialogProps) {
  const read = useRead(ownFileList, { scope: 'mine' })
  return (
    <Dialog isOpen onClose={onClose} title="自己的图片" className="md:w-180">
      <ReadView read={read} waiting={<Skeleton className="h-48 w-full" />}>
        {(own) => <OwnSets own={own} onChoose={onChoose} />}
      </ReadView>
    </Dialog>
  )
}

type OwnSetsProps = Pick<OwnPicturesDialogProps, 'onChoose'> & { own: DataOf<typeof ownFileList> }

function OwnSets({ own, onChoose }: OwnSetsProps) {
  const uploads = ownUploads(useQueryClient())
  // Each new set begins with an empty form.
  const [made, setMade] = useState(0)
  const [refused, setRefused] = useState<readonly string[]>([])
  const input = useRef<HTMLInputElement>(null)
  const taker = useRef<(pictures: readonly File[]) => void>(undefined)
  const sets = ownSetsOf(own)
  const room = {
    maxFileBytes: Math.min(own.maxFileBytes, MAX_PICTURE_BYTES),
    freeBytes: own.quotaBytes - own.usedBytes,
  }
  function askPictures(take: (pictures: readonly File[]) => void): void {
    taker.current = take
    input.current?.click()
  }
  async function hear(files: readonly File[]): Promise<void> {
    const { fitting, problems } = await fitPictures(files)
    setRefused(problems)
    if (fitting.length > 0) taker.current?.(fitting)
  }
  const send = (folderId: string, pictures: readonly File[]) => uploads.add(pictures, folderId, room)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-m text-ink-2">
        课文插图、校园里的花、班里的吉祥物，都能拿来记。一组至少 6 张，PNG 或 JPEG，每张不超过 3
        MB；图片存在资料库“我的资料”里。
      </p>
      {sets.length > 0 && (
        <ul aria-label="我的图片" className="flex flex-col gap-2">
          {sets.map((set) => (
            <OwnSetRow
              // A set that has grown may be asked for more.
              key={`${set.id} ${set.pictures.length}`}
              set={set}
              onAdd={() => askPictures((pictures) => send(set.id, pictures))}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
      <OwnUploadList />
      <Arrived />
      <NewOwnSet
        key={made}
        onAskPictures={askPictures}
        onMade={(folderId, pictures) => {
          send(folderId, pictures)
          setMade(made + 1)
        }}
      />
      <Problem text={refused.join('；')} className="text-s" />
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        accept="image/png,image/jpeg"
        aria-label="要上传的图片"
        className="sr-only"
        onChange={({ target }) => {
          void hear([...(target.files ?? [])])
          // The same picture, mended meanwhile, can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}

/** In the dialog, whose last buttons a toast would cover on a phone. */
function Arrived() {
  const arrived = useOwnUploads((state) => state.arrived)
  // The uploads are of the whole page.
  useEffect(tellArrivedInPlace, [])
  return (
    <p role="status" className="num text-s text-ink-2 empty:hidden">
      {arrived ? formatArrived(arrived) : null}
    </p>
  )
}
