import { formatPoints } from '@pinge/contract/values/format-points.ts'
export type ScoreBubbleProps = { score: number; className?: string }

/** A score in a speech bubble. Zero is mist, below zero is clay: earth, never alarm red. */
export function ScoreBubble({ score, className = '' }: ScoreBubbleProps) {
  return (
    <span
      className={`num block h-6 min-w-8 rounded-field rounded-bl-[4px] px-2 text-center text-name/6 ring-2 ring-white ${look(score)} ${className}`}
    >
      {formatPoints(score)}
    </span>
  )
}

function look(score: number): string {
  if (score === 0) return 'bg-mist-2 text-ink-2'
  return score < 0 ? 'bg-clay-tint text-clay' : 'bg-brand-tint text-brand-deep'
}
