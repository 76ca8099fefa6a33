import { ReviewLevel, type ReviewLevels } from '@pinge/contract/reviews/review-values.ts'
import type { Proposal } from '@pinge/contract/reviews/propose-levels.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'

export type LevelFieldsProps = {
  levels: ReviewLevels
  proposals: readonly Proposal[]
  isReadOnly: boolean
  onChange: (levels: ReviewLevels) => void
}

/** 五维等级: the teacher's choice. What the product would propose stands below, with its reason. */
export function LevelFields({ levels, proposals, isReadOnly, onChange }: LevelFieldsProps) {
  const open = proposals.some(({ level }, place) => level !== null && levels[place] === null)
  return (
    <section aria-label="五维等级" className="flex flex-col gap-2">
      <div className="grid grid-cols-5 gap-2 max-lg:grid-cols-2">
        {qualityTypes.map(({ type, tab }, place) => (
          <SelectField
            key={type}
            label={tab}
            value={levels[place] ?? ''}
            disabled={isReadOnly}
            options={[
              { value: '', label: '未评' },
              ...ReviewLevel.options.map((level) => ({ value: level, label: level })),
            ]}
            hint={proposals[place]?.reason ?? ''}
            onChange={(value) =>
              onChange(levels.map((level, at) => (at === place ? levelNamed(value) : level)))
            }
          />
        ))}
      </div>
      {open && !isReadOnly && (
        <Button
          variant="soft"
          // On a phone five levels take more than one line.
          className="max-w-full self-start py-2 text-left whitespace-normal!"
          onClick={() => onChange(levels.map((level, place) => level ?? proposals[place]?.level ?? null))}
        >
          没评的用推荐：
          {qualityTypes
            .flatMap(({ tab }, place) => {
              const level = levels[place] === null ? proposals[place]?.level : null
              return level ? `${tab}${level}` : []
            })
            .join('、')}
        </Button>
      )}
    </section>
  )
}

function levelNamed(name: string): ReviewLevel | null {
  return ReviewLevel.options.find((level) => level === name) ?? null
}
