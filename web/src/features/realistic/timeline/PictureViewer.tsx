import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { RecordPicture } from './RecordPicture.tsx'

export type PictureViewerProps = {
  title: string
  pictures: readonly string[]
  viewUrls: readonly string[]
  /** Which one is seen. */
  place: number
  onPlace: (place: number) => void
  onClose: () => void
}

/** So far a finger goes, in pixels, before the next picture comes. */
const SWIPE = 48

/** The pictures of a record, one at a time and as large as the screen: by buttons, arrow keys or a finger. */
export function PictureViewer({ title, pictures, viewUrls, place, onPlace, onClose }: PictureViewerProps) {
  const pressedAt = useRef<number>(null)
  const url = pictures[place]
  const step = (by: number) => {
    const next = place + by
    if (next >= 0 && next < pictures.length) onPlace(next)
  }
  return (
    <Dialog
      isOpen={url !== undefined}
      onClose={onClose}
      title={`${title} · 第 ${place + 1} 张，共 ${pictures.length} 张`}
      className="realistic-viewer"
    >
      {/* A finger, and keys that reach it from its buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label="照片"
        className="relative grid h-full place-items-center"
        onPointerDown={({ clientX }) => {
          pressedAt.current = clientX
        }}
        onPointerUp={({ clientX }) => {
          const moved = clientX - (pressedAt.current ?? clientX)
          pressedAt.current = null
          if (Math.abs(moved) >= SWIPE) step(moved < 0 ? 1 : -1)
        }}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') step(1)
          if (key === 'ArrowLeft') step(-1)
        }}
      >
        {url !== undefined && (
          <RecordPicture
            key={url}
            url={url}
            viewUrl={viewUrls[place] ?? ''}
            alt={`${title}，第 ${place + 1} 张照片`}
            isEager
            className="absolute inset-0 size-full rounded-field"
          />
        )}
        {pictures.length > 1 && (
          <>
            <IconButton
              label="上一张"
              variant="white"
              disabled={place === 0}
              onClick={() => step(-1)}
              className="absolute! left-2"
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              label="下一张"
              variant="white"
              disabled={place === pictures.length - 1}
              onClick={() => step(1)}
              className="absolute! right-2"
            >
              <ChevronRight />
            </IconButton>
          </>
        )}
      </div>
    </Dialog>
  )
}
