/**
 * For a tap that shuts what it fell on: the second one of a double tap would fall on whatever lies beneath. The browser
 * counts the taps of a hand itself, also where a slow computer hears of the second one late.
 */
export function swallowSecondTap(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return window.removeEventListener('click', swallow, { capture: true })
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true })
}
