export type SwitchProps = {
  /** What is on or off, for the ear. */
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** On or off, at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      onClick={() => onChange(!isOn)}
      className="group grid size-12 shrink-0 place-items-center rounded-full"
    >
      <span className="flex h-6.5 w-11 items-center rounded-full bg-ink-3 p-0.5 transition-colors duration-160 ease-out group-aria-checked:bg-brand">
        <span className="size-5.5 rounded-full bg-white transition-transform duration-160 ease-out group-aria-checked:translate-x-4.5" />
      </span>
    </button>
  )
}
