import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import type { ReactNode } from 'react'
import { qualityText } from './quality-classes.ts'

export type QualityShapeProps = {
  type: QualityType
  size?: number
  /** Say the quality's name, where no word beside the shape does. */
  isNamed?: boolean
  className?: string
}

const outlines: Record<QualityType, ReactNode> = {
  1: <circle cx="6" cy="6" r="5.2" />,
  2: <rect x="1.2" y="1.2" width="9.6" height="9.6" rx="2" />,
  3: <path d="M6 .8 11.4 10.6H.6Z" strokeLinejoin="round" stroke="currentColor" strokeWidth="1" />,
  4: <path d="M6 .4 11.6 6 6 11.6.4 6Z" />,
  5: <path d="M6 .3l1.75 3.6 3.95.55-2.87 2.77.7 3.93L6 9.27l-3.53 1.88.7-3.93L.3 4.45l3.95-.55Z" />,
}

/** ● ■ ▲ ◆ ★ in the quality's colour, so that colour is never the only cue. */
export function QualityShape({ type, size = 12, isNamed = false, className = '' }: QualityShapeProps) {
  const name = qualityTypes.find((quality) => quality.type === type)?.tab
  return (
    <svg
      viewBox="0 0 12 12"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      fill="currentColor"
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={`block shrink-0 ${qualityText[type]} ${className}`}
    >
      {outlines[type]}
    </svg>
  )
}
