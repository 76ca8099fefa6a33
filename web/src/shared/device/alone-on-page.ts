import { inertOthers } from 'aria-hidden'

/**
 * A ref for what fills the whole window: neither the keyboard nor a screen reader finds what it covers. What is told, as by a
 * toast, and dialogs that open over it, are found; and so is what says of itself that it stands over all.
 */
export function aloneOnPage(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  return inertOthers([element, ...document.querySelectorAll('[aria-live], [data-over-all]')])
}
