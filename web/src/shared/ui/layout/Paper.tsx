import { classDetail } from '@pinge/contract/class-edit.ts'
import { useState, type ReactNode } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useIsPrinting } from '../../device/use-is-printing.ts'
import { formatDayTime } from '../../time/format-time.ts'
import { useHoldPrint } from './print-when-ready.ts'
import { PrintView } from './PrintView.tsx'
import { serverNow } from '../../time/server-clock.store.ts'

type PaperHeadProps = {
  school?: string
  className?: string
  title: string
  /** What the page is about: a range, a filter, what is not saved. */
  notes?: readonly string[]
}

const noNotes: readonly string[] = []

/** Whose the page is, what it shows and when it was printed. */
function PaperHead({ school = '', className = '', title, notes = noNotes }: PaperHeadProps) {
  return (
    <header className="mb-2">
      <h1 className="text-l font-bold">{joined([school, className, title])}</h1>
      <p className="text-s">
        <NoteLine notes={notes} />
      </p>
    </header>
  )
}

function NoteLine({ notes }: { notes: readonly string[] }) {
  // It is made when the page is printed.
  const [printedAt] = useState(serverNow)
  return joined([...notes, `打印于 ${formatDayTime(printedAt)}`])
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}

export type PaperProps = Omit<PaperHeadProps, 'school'> & {
  /** Of the class whose paper it is; its school stands on top. */
  classId?: string
  /** On paper laid across. */
  isWide?: boolean
  children: () => ReactNode
}

/** What is printed instead of the screen, made when it is printed. */
export function Paper({ classId = '', isWide = false, children, ...head }: PaperProps) {
  const detail = useRead(classDetail, { classId }, { enabled: classId !== '' })
  useHoldPrint(detail.isLoading)
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  return (
    <PrintView>
      <div className={isWide ? 'paper-wide' : ''}>
        <PaperHead {...head} school={detail.data?.school ?? ''} />
        {children()}
      </div>
    </PrintView>
  )
}

export type PaperTableProps = {
  label: string
  headings: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** All columns are as wide, as in the tables below each other on one page. */
  isEven?: boolean
  /** The places of the columns that are not broken into lines, such as a time; a student number never is. */
  unbroken?: readonly number[]
}

const noPlaces: readonly number[] = []

/** A table that runs on over the pages, with its heading on each. */
export function PaperTable({ label, headings, rows, isEven = false, unbroken = noPlaces }: PaperTableProps) {
  const isUnbroken = (at: number): boolean => unbroken.includes(at) || headings[at] === '学号'
  return (
    <table aria-label={label} className={`paper-table ${isEven ? 'table-fixed' : ''}`}>
      <thead>
        <tr>
          {headings.map((heading, at) => (
            <th key={at} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, at) => (
              <td
                key={at}
                className={`${typeof cell === 'number' ? 'num' : ''} ${isUnbroken(at) ? 'whitespace-nowrap' : ''}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
