import './drawn-several.css'
import type { Student } from '@pinge/contract/students.ts'
import type { CSSProperties } from 'react'
import { nameWidth, widestWord } from '../../../shared/text/name-width.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { NameText } from '../../../shared/text/NameText.tsx'

/** More stand in two rows on a wide screen. */
const MAX_IN_ROW = 3
/** So many stand beside each other there. */
const columnsOf = (count: number) =>
  count <= MAX_IN_ROW ? count : count <= 4 ? 2 : count <= 6 ? 3 : count <= 8 ? 4 : 5

/** Several names, in the order in which they were drawn. */
export function DrawnSeveral({ students }: { students: readonly Student[] }) {
  const columns = columnsOf(students.length)
  return (
    <ol
      aria-label="抽到的学生"
      data-has-two-rows={students.length > MAX_IN_ROW ? '' : undefined}
      className="drawn-several grid size-full gap-2 overflow-y-auto"
      // React's type knows no properties of our own.
      style={
        { '--columns': columns, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } as CSSProperties
      }
    >
      {students.map(({ id, username, header }) => (
        <li
          key={id}
          data-drawn-id={id}
          data-is-long={nameWidth(username) > MAX_IN_LINE ? '' : undefined}
          className="flex min-w-0 items-center gap-2 rounded-card bg-white/80 p-2 md:flex-col"
        >
          <Avatar header={header} />
          <span
            className="min-w-0 leading-tight font-bold text-balance wrap-anywhere"
            style={
              { '--characters': charactersOf(username), '--word': widestWord(username) } as CSSProperties
            }
          >
            <NameText>{username}</NameText>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A name of more stands in several lines. */
const MAX_IN_LINE = 6

/** How many characters wide the widest line of a name is on a phone. */
function charactersOf(name: string): number {
  return Math.min(Math.max(widestWord(name) || nameWidth(name), 3), MAX_IN_LINE)
}
