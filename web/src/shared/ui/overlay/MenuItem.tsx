import type { ReactNode } from 'react'

export type MenuItemProps = {
  onSelect: () => void
  /** For a menu in which one is chosen. */
  isChecked?: boolean
  className?: string
  children: ReactNode
}

export function MenuItem({ onSelect, isChecked, className = '', children }: MenuItemProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      {...(isChecked === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': isChecked })}
      onClick={onSelect}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      className={`flex min-h-12 w-full items-center gap-3 rounded-field px-4 text-left text-name -outline-offset-3 select-none focus:bg-mist [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-2 ${className}`}
    >
      {children}
    </button>
  )
}
