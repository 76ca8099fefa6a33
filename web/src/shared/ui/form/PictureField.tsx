import type { FilePurpose } from '@pinge/contract/files.ts'
import { PICTURE_ACCEPT } from '@pinge/contract/values/files/picture-rules.ts'
import { ImagePlus, RotateCw, X } from 'lucide-react'
import { useEffect, useId } from 'react'
import type { HeldBack } from '../../form/use-form.ts'
import { useFileDrop } from '../../upload/use-file-drop.ts'
import { usePictureUpload } from '../../upload/use-picture-upload.ts'
import { Button } from '../buttons/Button.tsx'

export type PictureFieldProps = {
  label: string
  purpose: FilePurpose
  /** The address of a confirmed picture, or empty. */
  value: string
  onChange: (url: string) => void
  /** For a picture that is on its way its form must wait, and without one that failed it must not be sent. */
  onHold: (held: HeldBack) => void
  /** The address that shows `value`, where its own opens nothing: undefined while it is asked for. */
  viewUrl?: string | undefined
  /** `wide` for covers, `round` for faces, `document` for what must be seen whole. */
  shape?: 'wide' | 'round' | 'document'
  hint?: string
  disabled?: boolean
}

const FAILED = '刚选的图片没有上传成功，请重试，或移除后再提交'

const shapes = {
  wide: 'h-32 w-56 max-w-full rounded-card',
  round: 'size-28 rounded-full',
  document: 'h-44 w-64 max-w-full rounded-card',
}

/** Chooses or takes a dropped picture, shows it, sends it with its progress, and keeps it when that fails. */
export function PictureField(props: PictureFieldProps) {
  const { label, purpose, value, onChange, onHold, shape = 'wide', disabled = false } = props
  const { hint = 'png 或 jpg，不超过 3 MB' } = props
  const id = useId()
  const upload = usePictureUpload(purpose, onChange)
  const { state } = upload
  const held = state.phase === 'failed' ? FAILED : state.phase === 'sending'
  // The form: it waits for as long as this field sends, and does not drop a picture that failed.
  useEffect(() => {
    onHold(held)
    return () => onHold(false)
  }, [onHold, held])
  const { isOver, choose, placeProps, inputProps } = useFileDrop((file) => {
    if (!disabled) upload.choose(file)
  })
  const sentAt = 'viewUrl' in props ? (props.viewUrl ?? '') : value
  const shown = 'preview' in state ? state.preview : value && sentAt
  const problem = state.phase === 'failed' || state.phase === 'unfit' ? state.text : undefined

  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-note`}>
      <span id={id} className="mb-1.5 block text-s font-bold text-ink-2">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-4">
        <div
          {...placeProps}
          className={`relative grid shrink-0 place-items-center overflow-hidden bg-mist text-ink-2 ${shapes[shape]} ${isOver ? 'outline-3 outline-brand' : ''}`}
        >
          {shown ? (
            <img
              src={shown}
              alt={`${label}预览`}
              className={`size-full ${shape === 'document' ? 'object-contain' : 'object-cover'}`}
            />
          ) : (
            <ImagePlus aria-hidden className="size-9" />
          )}
          {state.phase === 'sending' && <Progress share={state.share} />}
        </div>
        <div className="flex flex-col items-start gap-2">
          <Choices
            upload={upload}
            hasPicture={value !== ''}
            disabled={disabled}
            onChoose={choose}
            onRemove={() => {
              // One that failed goes as well.
              upload.cancel()
              onChange('')
            }}
          />
          <p
            id={`${id}-note`}
            {...(problem !== undefined && { role: 'alert' })}
            className={`text-s ${problem === undefined ? 'text-ink-2' : 'text-danger'}`}
          >
            {problem ?? hint}
          </p>
        </div>
      </div>
      <input {...inputProps} accept={PICTURE_ACCEPT} aria-label={`${label}文件`} />
    </div>
  )
}

type ChoicesProps = {
  upload: Pick<ReturnType<typeof usePictureUpload>, 'state' | 'retry' | 'cancel'>
  hasPicture: boolean
  disabled: boolean
  onChoose: () => void
  onRemove: () => void
}

function Choices({ upload, hasPicture, disabled, onChoose, onRemove }: ChoicesProps) {
  const { phase } = upload.state
  return (
    <div className="flex flex-wrap gap-2">
      {phase === 'failed' && (
        <Button onClick={upload.retry}>
          <RotateCw aria-hidden />
          重试
        </Button>
      )}
      {phase === 'sending' ? (
        <Button variant="mist" onClick={upload.cancel}>
          取消上传
        </Button>
      ) : (
        <Button variant="mist" disabled={disabled} onClick={onChoose}>
          <ImagePlus aria-hidden />
          {hasPicture || phase === 'failed' ? '换一张' : '选择图片'}
        </Button>
      )}
      {phase === 'failed' && (
        <Button variant="quiet" onClick={upload.cancel}>
          <X aria-hidden />
          移除这张
        </Button>
      )}
      {phase !== 'sending' && hasPicture && (
        <Button variant="quiet" disabled={disabled} onClick={onRemove}>
          <X aria-hidden />
          不用图片
        </Button>
      )}
    </div>
  )
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="absolute inset-0 grid place-items-center bg-white/80">
      <div className="w-3/4 text-center">
        <span className="num text-m font-bold text-brand-deep">{percent}%</span>
        <div
          role="progressbar"
          aria-label="上传进度"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="mt-1 h-2 overflow-hidden rounded-full bg-mist-2"
        >
          <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
        </div>
      </div>
    </div>
  )
}
