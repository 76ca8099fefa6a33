import { qualityTypes } from '@pinge/contract/quality-type.ts'
import { QualityShape } from '../../shared/ui/picture/QualityShape.tsx'

/** What the shapes under a name mean. */
export function QualityLegend({ className = '' }: { className?: string }) {
  return (
    <ul aria-label="今天夸过的品质" className={`flex items-center gap-3.5 text-s text-ink-2 ${className}`}>
      {qualityTypes.map(({ type, tab }) => (
        <li key={type} className="flex items-center gap-1.5 board:text-lg">
          <QualityShape type={type} />
          {tab}
        </li>
      ))}
    </ul>
  )
}
