import { useCallback, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { MenuList } from './MenuList.tsx'

export type MenuProps = {
  /** What the menu is about, for the ear. */
  label: string
  trigger: ReactNode
  triggerProps?: Omit<ComponentProps<'button'>, 'ref' | 'onClick' | 'children'>
  align?: 'start' | 'end'
  listClassName?: string
  /** `MenuItem`s; `close` shuts the menu before an action. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a menu below it. */
export function Menu({
  label,
  trigger,
  triggerProps,
  align = 'start',
  listClassName = '',
  children,
}: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setIsOpen(false), [])

  return (
    <div className="relative min-w-0">
      <button
        type="button"
        {...triggerProps}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => event.key === 'ArrowDown' && setIsOpen(true)}
      >
        {trigger}
      </button>
      {isOpen && (
        <MenuList
          label={label}
          onClose={close}
          opener={button}
          className={`absolute top-full mt-2 ${align === 'end' ? 'right-0' : 'left-0'} ${listClassName}`}
        >
          {children(close)}
        </MenuList>
      )}
    </div>
  )
}
