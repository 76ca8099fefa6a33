import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from './Button.tsx'

const HOLD_MS = 1_200

export type HoldButtonProps = { isBusy: boolean; onHeld: () => void; children: ReactNode }

/**
 * Does what cannot be done by a slip of the hand: it is held, by finger, mouse, Enter or space, until it is full. A screen
 * reader presses without holding, and has heard before what will be done.
 */
export function HoldButton({ isBusy, onHeld, children }: HoldButtonProps) {
  const [isHeld, setIsHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The browser's timer.
  useEffect(() => () => clearTimeout(timer.current), [])

  function hold(): void {
    setIsHeld(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setIsHeld(false)
      onHeld()
    }, HOLD_MS)
  }
  function letGo(): void {
    setIsHeld(false)
    clearTimeout(timer.current)
  }

  return (
    <Button
      variant="danger"
      isBusy={isBusy}
      className="relative isolate touch-none overflow-hidden"
      onPointerDown={({ button }) => button === 0 && hold()}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onBlur={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        if (!event.repeat) hold()
      }}
      onKeyUp={(event: KeyboardEvent) => {
        event.preventDefault()
        letGo()
      }}
      // Neither a tap nor a key: an aid has pressed it.
      onClick={({ detail }) => detail === 0 && onHeld()}
    >
      <span
        aria-hidden
        style={{ transitionDuration: isHeld ? `${HOLD_MS}ms` : '160ms' }}
        className={`absolute inset-0 -z-1 origin-left bg-danger-deep transition-transform ease-linear ${isHeld ? 'scale-x-100' : 'scale-x-0'}`}
      />
      {children}
    </Button>
  )
}
