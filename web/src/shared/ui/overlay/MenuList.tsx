import {
  useEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'

export type MenuListProps = {
  label: string
  onClose: () => void
  /** The button that opened it: it closes the menu itself, and has the focus afterwards. */
  opener?: RefObject<HTMLElement | null>
  className?: string
  style?: CSSProperties
  /** `MenuItem`s, and words between them. */
  children: ReactNode
}

/** An open menu: the arrows walk through it, Escape, Tab and a press elsewhere close it. */
export function MenuList({ label, onClose, opener, className = '', style, children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)

  // The focus and presses elsewhere on the page lie outside React.
  useEffect(() => {
    const menu = list.current
    if (!menu) return
    const before = opener?.current ?? document.activeElement
    // Its button may stand at the lower edge of the window.
    menu.scrollIntoView({ block: 'nearest' })
    const chosen = menu.querySelector<HTMLElement>('[aria-checked=true]')
    // What comes later has no item yet: the keys and Escape are heard all the same.
    const first = chosen ?? itemsOf(menu)[0] ?? menu
    first.focus()
    return () => {
      // Not when the chosen action has moved it already.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    }
  }, [opener])
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node)) return
      if (!list.current?.contains(target) && !opener?.current?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', closeOutside, true)
    return () => document.removeEventListener('pointerdown', closeOutside, true)
  }, [onClose, opener])

  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => walk(event, onClose)}
      style={style}
      className={`z-30 animate-fade-in overflow-y-auto rounded-card bg-white p-2 text-left shadow-float ${className}`}
    >
      {children}
    </div>
  )
}

function walk(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const items = itemsOf(event.currentTarget)
  const at = items.findIndex((item) => item === document.activeElement)
  const next = {
    ArrowDown: at + 1,
    ArrowUp: Math.max(at, 0) - 1 + items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key]
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.stopPropagation()
    onClose()
  } else if (next !== undefined) {
    event.preventDefault()
    items[next % items.length]?.focus()
  }
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}
