import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import type { HeldBack } from '../../../shared/form/use-form.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { classCovers } from '../../../shared/ui/picture/class-covers.ts'
import { ClassCover } from '../../../shared/ui/picture/ClassCover.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'

/** Few take a picture of their own, and none before the form is read. */
const OwnCover = onDemand(
  async () => (await import('../../../shared/ui/form/PictureField.tsx')).PictureField,
  {
    fallback: <Skeleton className="h-24 bg-mist" />,
  },
)

export type CoverPickerProps = {
  value: string
  onChange: (classImg: string) => void
  /** While a picture of the teacher's own is on its way, or failed. */
  onHold: (held: HeldBack) => void
  disabled?: boolean
}

export function CoverPicker({ value, onChange, onHold, disabled = false }: CoverPickerProps) {
  const name = useId()
  /** A picture of the teacher's own ends with the choice of a shipped one, on its way or failed. */
  const [choices, setChoices] = useState(0)
  const isShipped = classCovers.some((cover) => cover.classImg === value)
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1.5 text-s font-bold text-ink-2">封面</legend>
      <div className="grid grid-cols-3 gap-2.5 cramped:grid-cols-2 sm:grid-cols-5">
        {classCovers.map((cover) => (
          <label key={cover.classImg} className="relative block">
            <input
              type="radio"
              name={name}
              aria-label={cover.name}
              checked={cover.classImg === value}
              onChange={() => onChange(cover.classImg)}
              // Also of the one that stands chosen under a picture that failed.
              onClick={() => setChoices(choices + 1)}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-card"
            />
            <span className="pointer-events-none block overflow-hidden rounded-card text-center peer-checked:ring-3 peer-checked:ring-brand">
              <ClassCover classImg={cover.classImg} className="h-16" />
              <span className="block bg-mist py-1.5 text-s">{cover.name}</span>
            </span>
            <span className="pointer-events-none absolute top-1.5 left-1.5 hidden size-6 place-items-center rounded-full bg-brand text-white peer-checked:grid">
              <Check aria-hidden className="size-4 stroke-3" />
            </span>
          </label>
        ))}
      </div>
      <div className="mt-4">
        <OwnCover
          key={choices}
          label="或者用自己的图片"
          purpose="picture"
          value={isShipped ? '' : value}
          disabled={disabled}
          onHold={onHold}
          onChange={(url) => onChange(url === '' ? (classCovers[0]?.classImg ?? '') : url)}
        />
      </div>
    </fieldset>
  )
}
