import type { ReactNode } from 'react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'

export type NothingFoundProps = {
  /** What was searched for; empty for nothing. */
  keyword: string
  /** What is said where no word was searched for. */
  title: string
  text: string
  onClear: () => void
  /** Another place to look for the word. */
  children?: ReactNode
}

/** A list without anything in it: for a word, which is taken back by one tap, or for what it is narrowed to. */
export function NothingFoundContent({ keyword, title, text, onClear, children }: NothingFoundProps) {
  if (keyword === '') return <EmptyState picture="clipboard" title={title} text={text} />
  return (
    <EmptyState
      picture="clipboard"
      title={`没有找到“${keyword}”`}
      text="换个词试试。"
      className="wrap-anywhere"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {children}
          <Button variant="soft" onClick={onClear}>
            清空
          </Button>
        </div>
      }
    />
  )
}
