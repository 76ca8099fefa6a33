import { MAX_KEYWORD_LENGTH } from '@pinge/contract/records.ts'
import { useState } from 'react'
import { SearchInput } from './SearchInput.tsx'

export type KeywordFieldProps = {
  label: string
  placeholder?: string
  /** What the address says. */
  keyword: string
  onKeyword: (keyword: string) => void
  className: string
}

/** Words of a filter that the server seeks. It seeks when they are typed to the end, so that half a word asks for nothing. */
export function KeywordField({ keyword, onKeyword, className, ...input }: KeywordFieldProps) {
  const [text, setText] = useState(keyword)
  const [seen, setSeen] = useState(keyword)
  const [sent, setSent] = useState(keyword)
  if (keyword !== seen) {
    setSeen(keyword)
    setSent(keyword)
    // Back, a link, or all filters taken away; what was sent here may have been written on since.
    if (keyword !== sent) setText(keyword)
  }
  const seek = () => {
    setSent(text.trim())
    if (text.trim() !== keyword) onKeyword(text.trim())
  }
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        seek()
      }}
    >
      <SearchInput
        {...input}
        enterKeyHint="search"
        value={text}
        maxLength={MAX_KEYWORD_LENGTH}
        onChange={setText}
        onBlur={seek}
      />
    </form>
  )
}
