import { useEffect, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export type BlockingDialogProps = {
  title: string
  isTitleHidden?: boolean
  role?: 'dialog' | 'alertdialog'
  /** Hides the screen beneath, also on paper: who stands before it may be a stranger. */
  isCovering?: boolean
  className?: string
  children: ReactNode
}

/**
 * Nothing but its own buttons closes it: no click outside, no Escape, no close button. The browser's own dialog,
 * because it must come with the first page and stand above any other dialog that is open.
 */
export function BlockingDialog({
  title,
  isTitleHidden,
  role,
  isCovering = false,
  className = '',
  children,
}: BlockingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const textId = useId()

  // The browser opens a modal dialog only by a call.
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return createPortal(
    // A modal dialog hears Escape itself, and this one stays until it is answered.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role={role}
      data-covers={isCovering || undefined}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      // Some browsers close on a second Escape all the same.
      onClose={() => dialog.current?.showModal()}
      className={`pointer-events-auto m-auto max-h-[calc(100dvh-2rem)] w-[min(26.25rem,calc(100vw-2rem))] animate-rise-in overflow-y-auto rounded-big bg-white p-8 text-center text-ink shadow-float ${isCovering ? 'backdrop:bg-mist' : 'backdrop:bg-scrim'} ${className}`}
    >
      <h2 id={titleId} className={isTitleHidden ? 'sr-only' : 'text-l font-bold'}>
        {title}
      </h2>
      <div id={textId}>{children}</div>
    </dialog>,
    document.body,
  )
}
