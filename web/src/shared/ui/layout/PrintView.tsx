import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** What is printed instead of the screen while it is there; on the screen it is not seen. See print.css. */
export function PrintView({ children }: { children: ReactNode }) {
  return createPortal(
    <div data-print-view className="hidden print:block">
      {children}
    </div>,
    document.body,
  )
}
