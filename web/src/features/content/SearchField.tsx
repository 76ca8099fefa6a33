import { MAX_CONTENT_KEYWORD_LENGTH } from '@pinge/contract/content/content-values.ts'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { isOfInputMethod } from '../../shared/keys/is-of-input-method.ts'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { rememberSearch, useSearchHistory } from './search-history.store.ts'

export type SearchFieldProps = {
  label: string
  /** What is searched for. */
  value: string
  onChange: (value: string) => void
}

/** So long after the last letter it is searched. */
const PAUSE_MS = 300

/** Searches while one types; while a Chinese word is put together, it waits. Offers what was searched for before. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [isComposing, setComposing] = useState(false)
  // What is drawn, and what was sent after it: that is drawn some time later, and undoes nothing that was typed since.
  const [sent, setSent] = useState([value])
  const history = useSearchHistory(label)
  const listId = useId()
  if (value !== sent[0]) {
    const drawn = sent.lastIndexOf(value)
    setSent(drawn < 0 ? [value] : sent.slice(drawn))
    // Another address was opened.
    if (drawn < 0 && !isComposing) setTyped(value)
  }
  function send(wanted: string): void {
    setSent([...sent, wanted])
    onChange(wanted)
  }
  const search = useEffectEvent(() => send(typed.trim()))
  useEffect(() => {
    if (isComposing || typed.trim() === value) return undefined
    const timer = setTimeout(search, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value, isComposing])
  return (
    <div className="flex min-h-12 w-72 max-w-full items-center gap-2 rounded-full bg-white pl-4 text-ink-2 focus-within:outline-3 focus-within:outline-brand max-sm:w-full">
      <Search aria-hidden className="size-5 shrink-0" />
      <input
        type="text"
        aria-label={label}
        placeholder={label}
        maxLength={MAX_CONTENT_KEYWORD_LENGTH}
        value={typed}
        list={listId}
        onBlur={() => rememberSearch(label, value)}
        onChange={({ target }) => setTyped(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key !== 'Enter' || isOfInputMethod(nativeEvent)) return
          rememberSearch(label, typed.trim())
          send(typed.trim())
        }}
        className="min-w-0 flex-1 bg-transparent text-ink shadow-none! outline-none! placeholder:text-ink-3"
      />
      <datalist id={listId}>
        {history.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </datalist>
      {typed !== '' && (
        <IconButton
          label="清空搜索"
          onClick={() => {
            setTyped('')
            send('')
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
