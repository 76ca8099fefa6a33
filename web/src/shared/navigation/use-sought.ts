import { useState } from 'react'

/** A field whose words are sought. What it sent is drawn some time later, and undoes nothing that was typed since. */
export function useSought(value: string, onSeek: (wanted: string) => void, isComposing = false) {
  const [text, setText] = useState(value)
  // What is drawn, and what was sent after it.
  const [sent, setSent] = useState<readonly string[]>([value])
  if (value !== sent[0]) {
    const drawn = sent.lastIndexOf(value)
    setSent(drawn === -1 ? [value] : sent.slice(drawn))
    // One that was not sent here is Back, a link, or all filters taken away.
    if (drawn === -1 && !isComposing) setText(value)
  }

  function seek(wanted = text.trim()): void {
    if (wanted === value && sent.length === 1) return
    setSent([...sent, wanted])
    onSeek(wanted)
  }

  return { text, setText, seek }
}
