import { libraryPreview } from '@pinge/contract/content/library.ts'
import { PLAY_CATEGORIES } from '@pinge/contract/content/videos.ts'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { useTask } from '../../../../shared/api/use-task.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../../shared/ui/feedback/Problem.tsx'
import { formatFailure } from '../../../../shared/api/failure/format-failure.ts'
import { ErrorBox } from '../../../../shared/ui/feedback/ErrorBox.tsx'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { Dialog } from '../../../../shared/ui/overlay/Dialog.tsx'
import { startPlay } from '../../plays/start-play.ts'
import { useRenewedAddress } from '../../plays/use-renewed-address.ts'
import { saveContentFile } from '../save-content-file.ts'

const PdfPages = onDemand(async () => (await import('./PdfPages.tsx')).PdfPages, {
  fallback: <Skeleton className="h-96 w-full" />,
})

export type FilePreviewProps = { id: string; onClose: () => void }

/** So often a file that is being converted is asked for again. */
const ASK_AGAIN_MS = 3_000

/** What plays begins again with another address. */
const lasting = { gcTime: 0, staleTime: Infinity }

/** One file as it is; what cannot be shown is told, and can be saved. */
export function FilePreview({ id, onClose }: FilePreviewProps) {
  const first = useRead(libraryPreview, { id }, lasting)
  const isConverting = first.data?.state === 'converting'
  const again = useRead(
    libraryPreview,
    { id },
    { ...lasting, enabled: isConverting, refetchInterval: ASK_AGAIN_MS },
  )
  const read = isConverting ? again : first
  const download = useTask(saveContentFile)
  const file = read.data?.state === 'ready' ? read.data.file : undefined
  const [folderId, folderName] = [file?.folderId ?? '', file?.folderName ?? '']
  const isShown = file !== undefined
  // The service: a file that was open for a while was used.
  useEffect(() => {
    if (!isShown) return undefined
    const where = { subCategoryId: folderId, subCategoryName: folderName }
    const report = startPlay({ categoryId: PLAY_CATEGORIES.library, type: 2, entryId: id, ...where })
    return () => report.tell()
  }, [isShown, id, folderId, folderName])
  return (
    <Dialog isOpen onClose={onClose} title={read.data?.file.name ?? '预览'}>
      <ReadView read={read} waiting={<Skeleton className="h-96 w-full" />}>
        {({ kind, state, address, reason, file }) => (
          <div className="flex flex-col gap-3">
            {state === 'ready' && address ? (
              <Shown kind={kind} url={address.url} name={file.name} onRenew={() => read.refetch()} />
            ) : (
              <p role="status" className="rounded-field bg-mist p-6 text-center">
                {state === 'converting' && '正在转换，马上就好…'}
                {state === 'failed' && `转换失败：${reason}`}
                {state === 'none' && '这种文件不能在这里看，可以下载后打开。'}
              </p>
            )}
            <Problem text={download.problem} />
            <Button
              variant="mist"
              className="self-end"
              isBusy={download.isRunning}
              onClick={() => void download.run(file.id)}
            >
              <Download aria-hidden />
              下载
            </Button>
          </div>
        )}
      </ReadView>
    </Dialog>
  )
}

type ShownProps = { kind: string; url: string; name: string; onRenew: () => Promise<{ error: unknown }> }

function Shown({ kind, url, name, onRenew }: ShownProps) {
  const renewed = useRenewedAddress(onRenew)
  const media = { ...renewed.media, src: url, controls: true, 'aria-label': name }
  if (renewed.cut !== null) return <ErrorBox reason={formatFailure(renewed.cut)} onRetry={renewed.askAgain} />
  if (kind === 'pdf') return <PdfPages url={url} name={name} />
  if (kind === 'image') return <img src={url} alt={name} className="preview-tall object-contain" />
  // Captions belong to the videos of 品格课堂; a file brings none.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'video') return <video {...media} className="preview-tall" />
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio {...media} className="w-full" />
  return <iframe src={url} title={name} sandbox="" className="preview-tall h-96 rounded-field bg-white" />
}
