/** As long as a hand takes for a double tap. */
const DOUBLE_TAP_MS = 500

/** For a tap that shuts what it fell on: the second one of a double tap would fall on whatever lies beneath. */
export function swallowSecondTap(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), DOUBLE_TAP_MS)
}
