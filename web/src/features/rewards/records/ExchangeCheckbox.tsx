import { Check } from 'lucide-react'

/** Selects an exchange: the box looks like every other one, and its target is as large as a finger. */
export function ExchangeCheckbox(props: { label: string; isChecked: boolean; onToggle: () => void }) {
  return (
    <span className="relative grid size-12 place-items-center">
      <input
        type="checkbox"
        aria-label={props.label}
        checked={props.isChecked}
        onChange={props.onToggle}
        className="peer absolute inset-0 size-12 cursor-pointer appearance-none rounded-full"
      />
      <span className="pointer-events-none grid size-5 place-items-center rounded-[6px] bg-mist-2 text-transparent ring-2 ring-ink-3 ring-inset peer-checked:bg-brand peer-checked:text-white peer-checked:ring-brand">
        <Check aria-hidden className="size-3.5 stroke-[3.5]" />
      </span>
    </span>
  )
}
