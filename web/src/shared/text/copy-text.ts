export type Copied = 'copied' | 'selected'

/**
 * Puts text on the clipboard, or else selects it where it stands. A browser gives its clipboard only to pages that came
 * over HTTPS or from the same device, and a school's own server is often neither.
 */
export async function copyText(text: string, place: Element | null | undefined): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    if (copyByCommand(text)) return 'copied'
    if (place instanceof HTMLTextAreaElement) {
      // The keys copy what is selected where the focus is.
      place.focus()
      place.select()
    } else if (place) getSelection()?.selectAllChildren(place)
    return 'selected'
  }
}

/** The old way, which a page has over plain HTTP as well; some browsers take it only where something is selected. */
function copyByCommand(text: string): boolean {
  let isTaken = false
  function take(event: ClipboardEvent): void {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    isTaken = true
  }
  document.addEventListener('copy', take)
  document.execCommand('copy')
  document.removeEventListener('copy', take)
  return isTaken
}

/** For the place beside the button. */
export function formatSelected(what: string): string {
  return `这里不能自动复制。${what}已经选中，请按 Ctrl+C，或者长按后点“复制”。`
}
