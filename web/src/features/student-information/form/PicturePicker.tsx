import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { headerOf, studentAvatars } from '../../../shared/ui/picture/avatar-pictures.ts'

export type PicturePickerProps = { header: string; onChange: (header: string) => void }

/** One of the 24 shipped pictures. */
export function PicturePicker({ header, onChange }: PicturePickerProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-s font-bold text-ink-2">头像</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(56px,1fr))] gap-1">
        {studentAvatars.map((picture) => {
          const value = headerOf(picture)
          return (
            <label
              key={value}
              title={picture.name}
              className="grid size-14 cursor-pointer place-items-center rounded-full has-checked:outline-3 has-checked:-outline-offset-1 has-checked:outline-brand has-focus-visible:outline-3 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="header"
                aria-label={picture.name}
                checked={value === header}
                onChange={() => onChange(value)}
                className="sr-only"
              />
              <Avatar header={value} size={46} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
