import { viewFile } from '@pinge/contract/files.ts'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../shared/api/call/call.ts'

export type RecordPictureProps = {
  url: string
  /** Shows it for some minutes; after that another address is asked for. */
  viewUrl: string
  alt: string
  className?: string
  isEager?: boolean
}

/** One picture of a record. Its address is kept while it is on the screen, so that a list that is read again does not load it again. */
export function RecordPicture({ url, viewUrl, alt, className = '', isEager = false }: RecordPictureProps) {
  const [shown, setShown] = useState({ url, src: viewUrl, tries: 0 })
  const current = shown.url === url ? shown : { url, src: viewUrl, tries: 0 }

  async function askAgain(): Promise<void> {
    const tries = current.tries + 1
    if (tries > 1) return setShown({ ...current, src: '', tries })
    try {
      const { url: src } = await call(viewFile, { url })
      setShown({ url, src, tries })
    } catch {
      setShown({ ...current, src: '', tries })
    }
  }

  if (current.src === '')
    return (
      <span
        role="img"
        aria-label={`${alt}（没有加载出来）`}
        className={`grid place-items-center bg-mist text-ink-2 ${className}`}
      >
        <ImageOff aria-hidden className="size-7" />
      </span>
    )
  return (
    <img
      src={current.src}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      draggable={false}
      onError={() => void askAgain()}
      className={`object-cover ${className}`}
    />
  )
}
