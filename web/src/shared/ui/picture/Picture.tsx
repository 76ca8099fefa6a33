import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { useState } from 'react'
import { qualityTint, qualityText } from './quality-classes.ts'

export type PictureProps = {
  /** A picture of the shipped family: `/img/<name>.webp`. */
  name: string
  /** In CSS pixels of the plain scale. */
  size?: number
  /** What stands in for a picture that does not come: this text's first character, on the type's colour. */
  fallback?: { text: string; type: QualityType }
  className?: string
}

/** One picture of the family. The words beside it say what it means, so the picture itself says nothing. */
export function Picture({ name, size = 44, fallback, className = '' }: PictureProps) {
  const [failedName, setFailedName] = useState<string>()
  const box = { width: `${size / 16}rem`, height: `${size / 16}rem` }

  if (failedName === name && fallback) {
    return (
      <span
        aria-hidden
        style={box}
        className={`grid shrink-0 place-items-center rounded-field font-bold ${qualityTint[fallback.type]} ${qualityText[fallback.type]} ${className}`}
      >
        {fallback.text.slice(0, 1)}
      </span>
    )
  }
  return (
    <img
      src={`/img/${name}.webp`}
      alt=""
      width={size}
      height={size}
      style={box}
      draggable={false}
      onError={() => setFailedName(name)}
      className={`shrink-0 ${className}`}
    />
  )
}
