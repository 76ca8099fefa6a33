import { Search, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { isOfInputMethod } from '../../../shared/keys/is-of-input-method.ts'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { focusSearch } from '../grid/move-focus.ts'

export type StudentSearchProps = {
  typed: string
  onType: (typed: string) => void
  /** Enter: the first pupil found is the one who was meant. */
  onPickFirst: () => void
  /** Space after letters: that pupil, and others with them. */
  onSelectFirst: () => void
  /** Enter with nothing typed: the selected pupils are all who are meant. */
  onEnter: () => void
}

/** Finds pupils by letters, and gives by keys alone. */
export function StudentSearch(props: StudentSearchProps) {
  const { typed, onType, onPickFirst, onSelectFirst, onEnter } = props

  function handleKeyDown(event: KeyboardEvent): void {
    // Enter that ends the writing of Chinese picks a word, not a pupil.
    if (isOfInputMethod(event.nativeEvent)) return
    if (event.key === 'Enter') {
      // The card that takes the focus here would be pressed by the same key.
      event.preventDefault()
      if (typed.trim() === '') onEnter()
      else onPickFirst()
    }
    // No name begins with pinyin letters and a space.
    if (event.key === ' ' && /^[a-z]+$/i.test(typed)) {
      event.preventDefault()
      onSelectFirst()
    }
    if (event.key === 'Escape' && typed !== '') {
      // The class hears of the key next, finds the search empty, and would end what was begun.
      event.preventDefault()
      onType('')
    }
  }

  return (
    <label className="flex min-h-12 min-w-0 flex-1 cramped:basis-full items-center gap-2.5 rounded-full bg-white/80 pr-1 pl-4 text-ink-2 focus-within:outline-3 focus-within:outline-brand sm:w-66 sm:flex-none">
      <Search aria-hidden className="size-4.5 shrink-0" />
      <input
        data-finds-students
        type="search"
        value={typed}
        aria-label="按姓名或拼音首字母找学生"
        placeholder="姓名、拼音首字母，如 cyn"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={handleKeyDown}
        className="min-h-11 w-full min-w-0 bg-transparent text-name text-ellipsis text-ink shadow-none! outline-none! placeholder:text-ink-2 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <IconButton
          label="清空查找"
          className="size-11!"
          onClick={() => {
            focusSearch()
            onType('')
          }}
        >
          <X />
        </IconButton>
      )}
    </label>
  )
}
