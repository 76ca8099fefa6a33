import { useRef, useState, type DragEvent } from 'react'

/** One file, dropped on a place or chosen by an input that is out of sight. */
export function useFileDrop(onFile: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function take(files: FileList | null): void {
    const file = files?.[0]
    if (file) onFile(file)
    // The same file, mended meanwhile, can be chosen again.
    if (input.current) input.current.value = ''
  }

  return {
    /** A file is held over the place. */
    isOver,
    /** Asks the browser for a file. */
    choose: () => input.current?.click(),
    placeProps: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      },
    },
    inputProps: {
      ref: input,
      type: 'file',
      tabIndex: -1,
      className: 'sr-only',
      onChange: () => take(input.current?.files ?? null),
    },
  }
}
