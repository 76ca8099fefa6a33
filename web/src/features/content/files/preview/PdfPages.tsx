import * as pdfjs from 'pdfjs-dist'
// The build makes an address of it.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { trustedScript } from '../../../../shared/device/trusted-script.ts'
import { useKeyDown } from '../../../../shared/keys/use-key-down.ts'
import { IconButton } from '../../../../shared/ui/buttons/IconButton.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'

/**
 * One worker reads them all. Handed to each document, it outlives them: else the document after one that was left at its
 * beginning takes the answer to that for its own, and never comes.
 */
const worker = pdfjs.PDFWorker.create({
  port: new Worker(trustedScript('pinge-pdf', workerUrl), { type: 'module' }),
})

/** Of a document's task; other things of this name are younger than the browsers of schools. */
const end = 'destroy'

export type PdfPagesProps = {
  url: string
  name: string
  /** From 1. */
  page: number
  onPage: (page: number) => void
  /** It, or one of its pages, does not come. */
  onBroken: () => void
}

/** A document page by page; PageDown and PageUp of a remote clicker turn them. */
export function PdfPages({ url, name, page, onPage, onBroken }: PdfPagesProps) {
  const [pdf, setPdf] = useState<pdfjs.PDFDocumentProxy | null>(null)
  const giveUp = useEffectEvent(onBroken)
  useEffect(() => {
    let isEnded = false
    const task = pdfjs.getDocument({ url, worker, isEvalSupported: false })
    async function open(): Promise<void> {
      const opened = await task.promise
      if (!isEnded) setPdf(opened)
    }
    // A task that was ended fails as well, and says nothing of the next.
    open().catch(() => isEnded || giveUp())
    return () => {
      isEnded = true
      void task[end]().catch(() => {})
    }
  }, [url])
  const pages = pdf?.numPages ?? 1
  const turn = (by: number) => onPage(Math.max(1, Math.min(pages, page + by)))
  // The keys of a remote clicker.
  useKeyDown(({ key }) => {
    // Where a page fills the screen there is nothing that arrows would scroll.
    const isFilling = Boolean(document.fullscreenElement)
    if (key === 'PageDown' || (isFilling && key === 'ArrowRight')) turn(1)
    if (key === 'PageUp' || (isFilling && key === 'ArrowLeft')) turn(-1)
  })
  return (
    <div className="flex flex-col gap-2">
      <div
        role="group"
        aria-label="文件的一页"
        // What scrolls has to be reached by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="preview-tall overflow-auto rounded-field bg-mist"
      >
        {!pdf && <Skeleton className="h-96 w-full" />}
        {pdf && (
          <PdfPage key={page} pdf={pdf} page={page} label={`${name}，第 ${page} 页`} onBroken={onBroken} />
        )}
      </div>
      <div className="flex items-center justify-center gap-3">
        <IconButton label="上一页" disabled={page <= 1} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <span className="num text-base">
          {page} / {pages}
        </span>
        <IconButton label="下一页" disabled={page >= pages} onClick={() => turn(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

/** Twice as sharp as the layout asks, for boards. */
const SHARPNESS = 2

type PdfPageProps = Pick<PdfPagesProps, 'page' | 'onBroken'> & {
  pdf: pdfjs.PDFDocumentProxy
  label: string
}

function PdfPage({ pdf, page, label, onBroken }: PdfPageProps) {
  const giveUp = useEffectEvent(onBroken)
  const element = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = element.current
    if (!canvas) return undefined
    let isGone = false
    async function draw(to: HTMLCanvasElement): Promise<void> {
      const shown = await pdf.getPage(page)
      if (isGone) return
      const viewport = shown.getViewport({ scale: SHARPNESS })
      to.width = viewport.width
      to.height = viewport.height
      await shown.render({ canvas: to, viewport }).promise
    }
    // A page that was turned away from in the middle is not drawn to its end.
    draw(canvas).catch(() => isGone || giveUp())
    return () => {
      isGone = true
    }
  }, [pdf, page])
  return <canvas ref={element} role="img" aria-label={label} className="mx-auto w-full max-w-200" />
}
