/** Lets a part of the page fill the screen, or ends it. A browser may refuse it; then the page stays as it is. */
export function togglePartFullscreen(part: HTMLElement | null): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : part?.requestFullscreen()
  void change?.catch(() => {})
}
