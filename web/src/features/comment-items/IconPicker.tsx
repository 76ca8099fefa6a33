import './icon-picker.css'
import type { ItemIcon } from '@pinge/contract/values/icons/item-icons.ts'
import { useId, useState } from 'react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { SearchInput } from '../../shared/ui/form/SearchInput.tsx'
import { findPictures } from './icon-words.ts'

export type IconPickerProps = { value: ItemIcon; onChange: (icon: ItemIcon) => void }

const PICTURE_PX = 36

/** One picture of the shipped family; native radios underneath, so that the arrow keys walk through them. */
export function IconPicker({ value, onChange }: IconPickerProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const found = findPictures(typed)
  return (
    <fieldset>
      <legend className="mb-1.5 text-s font-bold text-ink-2">图标</legend>
      <SearchInput
        label="找图标"
        value={typed}
        onChange={setTyped}
        placeholder="搜一搜：举手、阅读、值日…"
        maxLength={10}
      />
      {found.length === 0 ? (
        <div className="flex h-44 flex-col items-center justify-center gap-2 text-base text-ink-2">
          没有找到“{typed.trim()}”，换个词试试
          <Button variant="quiet" onClick={() => setTyped('')}>
            清空
          </Button>
        </div>
      ) : (
        <div className="icon-choice mt-2 grid max-h-44 gap-1 overflow-y-auto p-1">
          {found.map(({ icon, name }) => (
            <label key={icon} title={name} className="relative grid h-13 place-items-center">
              <input
                type="radio"
                name={id}
                aria-label={name}
                checked={icon === value}
                onChange={() => onChange(icon)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-field"
              />
              <span className="pointer-events-none absolute inset-0 rounded-field" />
              <img
                src={`/img/${icon}.webp`}
                alt=""
                width={PICTURE_PX}
                height={PICTURE_PX}
                loading="lazy"
                draggable={false}
                className="pointer-events-none relative size-9"
              />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
