import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { useSought } from '../../shared/navigation/use-sought.ts'
import { rememberSearch, useSearchHistory } from './search-history.store.ts'

export type SearchFieldProps = {
  label: string
  /** What is searched for. */
  value: string
  onChange: (value: string) => void
}

const MOST_CHARACTERS = 50
/** So long after the last letter it is searched. */
const PAUSE_MS = 300

/** Searches while one types; while a Chinese word is put together, it waits. Offers what was searched for before. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [isComposing, setComposing] = useState(false)
  const { text: typed, setText: setTyped, seek } = useSought(value, onChange, isComposing)
  const history = useSearchHistory(label)
  const listId = useId()
  const search = useEffectEvent(() => seek())
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
        maxLength={MOST_CHARACTERS}
        value={typed}
        list={listId}
        onBlur={() => rememberSearch(label, value)}
        onChange={({ target }) => setTyped(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={({ key }) => {
          if (key !== 'Enter' || isComposing) return
          rememberSearch(label, typed.trim())
          seek()
        }}
        className="min-w-0 flex-1 bg-transparent text-ink shadow-none! outline-none!"
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
            seek('')
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
