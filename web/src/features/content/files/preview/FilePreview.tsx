import './preview.css'
import type { FileItem } from '@pinge/contract/content/content-values.ts'
import { libraryPreview } from '@pinge/contract/content/library.ts'
import { PLAY_CATEGORIES } from '@pinge/contract/content/videos.ts'
import { ChevronLeft, ChevronRight, Download, Presentation } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { useKeyDown } from '../../../../shared/keys/use-key-down.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { runLater } from '../../../../shared/time/run-later.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../../shared/ui/feedback/Problem.tsx'
import { formatFailure } from '../../../../shared/api/failure/format-failure.ts'
import { ErrorBox } from '../../../../shared/ui/feedback/ErrorBox.tsx'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { Dialog } from '../../../../shared/ui/overlay/Dialog.tsx'
import { startPlay } from '../../plays/start-play.ts'
import { useRenewedAddress } from '../../plays/use-renewed-address.ts'
import { togglePartFullscreen } from '../../videos/player/fill-screen.ts'
import { TextFile } from './TextFile.tsx'
import { useSaveFile } from '../use-save-file.tsx'

const PdfPages = onDemand(async () => (await import('./PdfPages.tsx')).PdfPages, {
  fallback: <Skeleton className="h-96 w-full" />,
})

export type FilePreviewProps = {
  id: string
  /** The files that it stands among, in their order. */
  files: readonly Pick<FileItem, 'id' | 'preview'>[]
  onTurn: (id: string) => void
  onClose: () => void
}

/** So often a file that is being converted is asked for again, */
const ASK_AGAIN_MS = 3_000
/** and so many times by itself. */
const MAX_ASKS = 10

/** What plays begins again with another address. */
const lasting = { gcTime: 0, staleTime: Infinity }

/** One file as it is; what cannot be shown is told, and can be saved. */
export function FilePreview({ id, files, onTurn, onClose }: FilePreviewProps) {
  const read = useRead(libraryPreview, { id }, lasting)
  const saving = useSaveFile()
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
  const stage = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={read.data?.file.name ?? '预览'}
      className="md:w-[min(60rem,calc(100vw-2rem))]"
    >
      <ReadView read={read} waiting={<Skeleton className="h-96 w-full" />}>
        {({ kind, state, address, reason, file }) =>
          state === 'ready' && address ? (
            <>
              <Stage key={file.id} ref={stage}>
                <Shown kind={kind} url={address.url} name={file.name} onRenew={() => read.refetch()} />
              </Stage>
              {hasLostAnimations(file) && <p className="mt-2 text-s text-ink-2">动画请下载后播放</p>}
            </>
          ) : (
            <div role="status" className="rounded-field bg-mist p-6 text-center">
              {state === 'converting' && <Converting key={file.id} onAsk={read.refetch} />}
              {state === 'failed' && `转换失败：${reason}`}
              {state === 'none' && '这种文件不能在这里看，可以下载后打开。'}
            </div>
          )
        }
      </ReadView>
      <Problem text={saving.problem} />
      {saving.question}
      <footer className="mt-3 flex flex-wrap items-center justify-end gap-2">
        <Turn id={id} files={files} onTurn={onTurn} />
        {isShown && document.fullscreenEnabled && (
          <Button variant="mist" onClick={() => togglePartFullscreen(stage.current)}>
            <Presentation aria-hidden />
            全屏授课
          </Button>
        )}
        {read.data && (
          <Button
            variant="mist"
            isBusy={saving.isSaving}
            onClick={() => read.data && saving.save(read.data.file)}
          >
            <Download aria-hidden />
            下载
          </Button>
        )}
      </footer>
    </Dialog>
  )
}

/** Asks for what is being converted; a document that takes long waits for a tap. */
function Converting({ onAsk }: { onAsk: () => Promise<unknown> }) {
  const [asked, setAsked] = useState(0)
  const ask = useEffectEvent(async () => {
    await onAsk()
    setAsked(asked + 1)
  })
  // The service: meanwhile it may be converted.
  useEffect(() => (asked < MAX_ASKS ? runLater(() => void ask(), ASK_AGAIN_MS) : undefined), [asked])
  if (asked < MAX_ASKS) return '正在生成预览…'
  function askMore(): void {
    setAsked(0)
    void onAsk()
  }
  return (
    <>
      <p className="pb-3">还没有生成好，可以先下载，过一会儿再看。</p>
      <Button variant="white" onClick={askMore}>
        再看看
      </Button>
    </>
  )
}

/** Slides are shown as pages of a document, which stand still. */
function hasLostAnimations({ ext }: Pick<FileItem, 'ext'>): boolean {
  return ext === 'ppt' || ext === 'pptx'
}

/** To the file before or after this one, among those that can be seen. */
function Turn({ id, files, onTurn }: Pick<FilePreviewProps, 'id' | 'files' | 'onTurn'>) {
  const ids = files.filter((file) => file.preview !== 'none').map((file) => file.id)
  const at = ids.indexOf(id)
  if (at < 0 || ids.length < 2) return null
  const [previous, next] = [ids[at - 1], ids[at + 1]]
  return (
    <>
      <Button
        variant="quiet"
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onTurn(previous)}
      >
        <ChevronLeft aria-hidden />
        <span className="max-sm:sr-only">上一个文件</span>
      </Button>
      <Button
        variant="quiet"
        disabled={next === undefined}
        onClick={() => next !== undefined && onTurn(next)}
        className="mr-auto"
      >
        <span className="max-sm:sr-only">下一个文件</span>
        <ChevronRight aria-hidden />
      </Button>
    </>
  )
}

type StageProps = { ref: RefObject<HTMLDivElement | null>; children: ReactNode }

/** What fills the screen for a class. B, also of a remote clicker, darkens it while the teacher speaks. */
function Stage({ ref, children }: StageProps) {
  const [isDark, setDark] = useState(false)
  // The keys of a remote clicker.
  useKeyDown(({ key, altKey, ctrlKey, metaKey }) => {
    if (/^[b.]$/iu.test(key) && !altKey && !ctrlKey && !metaKey) setDark(!isDark)
  })
  return (
    <div ref={ref} className="preview-stage relative">
      {children}
      {isDark && (
        <button
          type="button"
          aria-label="亮屏"
          onClick={() => setDark(false)}
          className="absolute inset-0 z-10 rounded-field bg-ink"
        />
      )}
    </div>
  )
}

type ShownProps = { kind: string; url: string; name: string; onRenew: () => Promise<{ error: unknown }> }

function Shown({ kind, url, name, onRenew }: ShownProps) {
  const renewed = useRenewedAddress(onRenew)
  /** Of a document: there it goes on after the network was away. */
  const [page, setPage] = useState(1)
  const still = { url, name, onBroken: renewed.giveUp }
  const media = { ...renewed.media, src: url, controls: true, 'aria-label': name }
  if (renewed.cut !== null) return <ErrorBox reason={formatFailure(renewed.cut)} onRetry={renewed.askAgain} />
  if (kind === 'pdf') return <PdfPages key={url} {...still} page={page} onPage={setPage} />
  if (kind === 'image')
    return <img src={url} alt={name} onError={renewed.giveUp} className="preview-tall object-contain" />
  // Captions belong to the videos of 品格课堂; a file brings none.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'video') return <video {...media} className="preview-tall" />
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio {...media} className="w-full" />
  return <TextFile {...still} />
}
