import { ImageDown, Table2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTask } from '../../../shared/api/use-task.ts'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { copyPicture, type ChartPicture } from './copy-picture.ts'

export type NumberRow = {
  name: string
  cells: readonly (number | string)[]
  /** The comments that are counted in it. */
  to: string
}

export type ChartCardProps = {
  title: string
  /** The chart in one sentence. */
  summary: string
  isEmpty: boolean
  headings: readonly string[]
  rows: readonly NumberRow[]
  /** Without heading: the card has it. */
  picture: Omit<ChartPicture, 'title'>
  legend?: ReactNode
  className?: string
  children: ReactNode
}

/** One chart with its name, its sentence, its numbers as a table, and the way of its picture to the clipboard. */
export function ChartCard(props: ChartCardProps) {
  const { title, summary, isEmpty, picture, legend, className = '', children } = props
  const [isTableOpen, setIsTableOpen] = useState(false)
  const id = useId()
  const copying = useTask(
    async () => {
      const done = await copyPicture({ title, ...picture })
      showSuccess(done === 'copied' ? '图片已复制，可以直接粘贴' : '已保存为图片')
    },
    { announces: 'failures' },
  )
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-col rounded-big bg-white px-6 pt-4 pb-5 ${className}`}
    >
      <div className="flex min-h-12 items-center gap-1">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {!isEmpty && (
          <div className="-mr-3 ml-auto flex items-center">
            {legend}
            <IconButton
              label={isTableOpen ? '看图' : '看数字'}
              aria-pressed={isTableOpen}
              onClick={() => setIsTableOpen(!isTableOpen)}
            >
              <Table2 aria-hidden />
            </IconButton>
            <IconButton label="复制图片" disabled={copying.isRunning} onClick={() => void copying.run()}>
              <ImageDown aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {isEmpty ? (
        <p className="chart-empty grid flex-1 place-items-center gap-3 py-8 text-center text-base text-ink-2">
          <Picture name="seedling" size={56} />
          {summary}
        </p>
      ) : (
        <>
          <p className="text-s text-ink-2">{summary}</p>
          {!isTableOpen && children}
          <Numbers {...props} isOpen={isTableOpen} />
        </>
      )}
    </section>
  )
}

/** Always there for a screen reader; its ways to the comments are there where they can be seen. */
function Numbers({ title, headings, rows, isOpen }: ChartCardProps & { isOpen: boolean }) {
  return (
    <div className={isOpen ? 'mt-2 overflow-x-auto' : 'sr-only'}>
      <table className="number-table w-full text-base">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="py-1 text-s font-bold text-ink-2">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, to }) => (
            <tr key={to} className="border-t border-hair">
              <th scope="row" className="text-left font-normal">
                {isOpen ? (
                  <Link to={to} className="flex min-h-11 items-center hover:underline">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
              {cells.map((cell, place) => (
                <td key={place} className="num py-1 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
