import { PICTURE_ACCEPT } from '@pinge/contract/values/files/picture-rules.ts'
import { Camera, RotateCw, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'
import { shrinkPhoto } from '../../../shared/upload/shrink-photo.ts'
import { useFileDrop } from '../../../shared/upload/use-file-drop.ts'
import { usePictureUpload } from '../../../shared/upload/use-picture-upload.ts'

export type CommentPhotoFieldProps = {
  /** The address of one that was confirmed before the dialog was shut; empty without. */
  kept: string
  onChange: (photo: CommentPhoto) => void
}

/** The confirmed address, empty without a photo; `whyNot` tells why the comment must not go without the chosen one. */
export type CommentPhoto = { url: string; whyNot?: string }

const none: CommentPhoto = { url: '' }
const awaited: CommentPhoto = { url: '', whyNot: '照片还没有上传完，请稍等' }
const failed: CommentPhoto = { url: '', whyNot: '照片没有上传成功，请重新上传，或去掉照片' }

/** One photo that goes with the comment: small beside the remark, with a way to take it away. */
export function CommentPhotoField({ kept, onChange }: CommentPhotoFieldProps) {
  /** Null without a photo, empty while it is made smaller. */
  const [preview, setPreview] = useState<string | null>(kept || null)
  const taken = useRef<File>(null)
  const { state, choose, retry, cancel } = usePictureUpload('comment', (url) => onChange({ url }))
  const { inputProps, choose: ask } = useFileDrop((file) => void take(file))
  // The browser's memory: a preview is let go once it is no longer shown.
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  // The world outside: a photo that is made smaller when the field has gone is not sent.
  useEffect(() => () => void (taken.current = null), [])
  const problem = state.phase === 'failed' || state.phase === 'unfit' ? state.text : ''
  // The world outside: the remark leaves no room for a sentence here.
  useEffect(() => showError(problem), [problem])
  const hasFailed = state.phase === 'failed'
  const tellFailed = useEffectEvent(() => onChange(failed))
  // The dialog: it knows what became of an upload that it did not begin.
  useEffect(() => {
    if (hasFailed) tellFailed()
  }, [hasFailed])

  async function take(file: File): Promise<void> {
    // What was unfit before is told again when it is chosen again.
    cancel()
    taken.current = file
    onChange(awaited)
    setPreview('')
    const photo = await shrinkPhoto(file)
    if (taken.current !== file) return
    if (choose(photo)) setPreview(URL.createObjectURL(photo))
    else clear()
  }

  function clear(): void {
    taken.current = null
    setPreview(null)
    onChange(none)
  }

  function remove(): void {
    cancel()
    clear()
  }

  if (preview === null)
    return (
      <>
        <IconButton label="加一张照片" onClick={ask}>
          <Camera />
        </IconButton>
        <input {...inputProps} accept={PICTURE_ACCEPT} aria-label="照片文件" />
      </>
    )
  return (
    <div role="group" aria-label="照片" className="flex items-center">
      {preview === '' ? (
        <span className="size-11 animate-pulse rounded-field bg-mist-2" />
      ) : (
        <img
          src={preview}
          alt="照片预览"
          className={`size-11 rounded-field object-cover ${state.phase === 'idle' ? '' : 'opacity-50'}`}
        />
      )}
      {state.phase === 'failed' && (
        <IconButton
          label="重新上传照片"
          onClick={() => {
            onChange(awaited)
            retry()
          }}
        >
          <RotateCw />
        </IconButton>
      )}
      <IconButton label="去掉照片" onClick={remove}>
        <X />
      </IconButton>
    </div>
  )
}
