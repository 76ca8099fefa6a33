import type { TrainingType } from '@pinge/contract/training/items.ts'

const marks = {
  1: { path: 'M5 1a4 4 0 1 0 .01 0', className: 'fill-q1' },
  2: { path: 'M1.5 1.5h7v7h-7z', className: 'fill-q2' },
  3: { path: 'M5 1l4.5 8h-9z', className: 'fill-q3' },
} as const

/** ● ■ ▲: which game, told by shape and colour. What stands beside it names it. */
export function GameMark({ type }: { type: TrainingType }) {
  const { path, className } = marks[type]
  return (
    <svg viewBox="0 0 10 10" aria-hidden className={`size-2.5 ${className}`}>
      <path d={path} />
    </svg>
  )
}
