import { MAX_REALISTIC_PICTURES } from '@pinge/contract/realistic.ts'
import { PICTURE_ACCEPT } from '@pinge/contract/values/files/picture-rules.ts'
import { Camera, ImagePlus, X } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import type { FormPicture } from './use-record-photos.ts'

export type PhotoStripProps = {
  pictures: readonly FormPicture[]
  problem: string
  /** Why no more can be added; empty where they can. */
  whyNot: string
  isDisabled: boolean
  onFiles: (files: readonly File[]) => void
  onRemove: (id: string) => void
}

/** The photos of a record in a row, and the ways to more: the camera where there is one, and files. */
export function PhotoStrip({ pictures, problem, whyNot, isDisabled, onFiles, onRemove }: PhotoStripProps) {
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const told = problem || whyNot
  const isFull = pictures.length >= MAX_REALISTIC_PICTURES
  const tile =
    'realistic-photo shrink-0 flex-col items-center justify-center gap-1 rounded-field bg-mist text-s font-bold text-brand-deep hover:bg-mist-2 disabled:text-ink-3'
  return (
    <div role="group" aria-label="照片">
      <div className="flex gap-2 overflow-x-auto py-1">
        {pictures.map((picture, place) => (
          <span key={picture.id} className="relative shrink-0">
            {picture.making ? (
              <Skeleton className="realistic-photo" />
            ) : (
              <Preview picture={picture} alt={`第 ${place + 1} 张照片`} />
            )}
            <button
              type="button"
              aria-label={`去掉第 ${place + 1} 张照片`}
              disabled={isDisabled}
              onClick={() => onRemove(picture.id)}
              className="absolute top-0 right-0 grid size-11 place-items-center"
            >
              <span className="grid size-7 place-items-center rounded-full realistic-count text-white">
                <X aria-hidden className="size-4" />
              </span>
            </button>
          </span>
        ))}
        {!isFull && (
          <>
            <button
              type="button"
              disabled={isDisabled || whyNot !== ''}
              onClick={() => camera.current?.click()}
              className={`${tile} realistic-camera`}
            >
              <Camera aria-hidden className="size-6" />
              拍照
            </button>
            <button
              type="button"
              disabled={isDisabled || whyNot !== ''}
              onClick={() => files.current?.click()}
              className={`${tile} flex`}
            >
              <ImagePlus aria-hidden className="size-6" />
              加照片
            </button>
          </>
        )}
      </div>
      <p
        {...(told !== '' && { role: 'alert' })}
        className={`mt-1 text-cap ${told === '' ? 'text-ink-2' : 'text-danger'}`}
      >
        {told || `照片只存进班级档案，位置信息会去掉；最多 ${MAX_REALISTIC_PICTURES} 张`}
      </p>
      <FileInput input={camera} label="拍照" isCamera onFiles={onFiles} />
      <FileInput input={files} label="照片文件" onFiles={onFiles} />
    </div>
  )
}

type FileInputProps = {
  input: RefObject<HTMLInputElement | null>
  label: string
  isCamera?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Out of sight; the camera of a phone takes one at a time. */
export function FileInput({ input, label, isCamera = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      tabIndex={-1}
      aria-label={label}
      accept={isCamera ? 'image/*' : PICTURE_ACCEPT}
      {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
      className="sr-only"
      onChange={({ target }) => {
        const chosen = [...(target.files ?? [])]
        // The same photo can be chosen again.
        target.value = ''
        if (chosen.length > 0) onFiles(chosen)
      }}
    />
  )
}

function Preview({ picture: { blob, viewUrl = '' }, alt }: { picture: FormPicture; alt: string }) {
  const [made] = useState(() => (blob ? URL.createObjectURL(blob) : ''))
  // The browser's memory: a preview is let go once it is no longer shown.
  useEffect(() => () => URL.revokeObjectURL(made), [made])
  return (
    <img
      src={made || viewUrl || undefined}
      alt={alt}
      className="realistic-photo rounded-field bg-mist object-cover"
    />
  )
}
