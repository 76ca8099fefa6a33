import { useEffect } from 'react'

/** A file that is dropped beside its field would take the place of the page, and of all that is typed. */
export function useNoStrayDrop(): void {
  // The world outside: the browser's own answer to a drop.
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
