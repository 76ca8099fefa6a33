import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { qualityTint } from '../../../shared/ui/picture/quality-classes.ts'

export type QualityChoiceProps = {
  value: QualityType | null
  isDisabled?: boolean
  onChoose: (type: QualityType) => void
}

/** The five qualities, side by side. */
export function QualityChoice({ value, isDisabled = false, onChoose }: QualityChoiceProps) {
  return (
    <div role="group" aria-label="品质" className="grid grid-cols-5 gap-2 cramped:grid-cols-3">
      {qualityTypes.map(({ type, tab }) => (
        <button
          key={type}
          type="button"
          aria-pressed={value === type}
          disabled={isDisabled}
          onClick={() => onChoose(type)}
          className={`realistic-quality flex min-h-16 flex-col items-center justify-center gap-1 rounded-card text-name font-bold disabled:opacity-50 ${qualityTint[type]}`}
        >
          <QualityShape type={type} size={18} />
          {tab}
        </button>
      ))}
    </div>
  )
}
