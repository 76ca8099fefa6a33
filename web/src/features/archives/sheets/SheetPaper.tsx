import { Paper, PaperTable } from '../../../shared/ui/layout/Paper.tsx'
import type { PaperBlock } from './paper-blocks.ts'

export type SheetPaperProps = {
  classId: string
  className: string
  title: string
  /** Of the document. */
  name: string
  hasUnsaved: boolean
  blocks: () => readonly PaperBlock[]
}

/** A sheet on A4, laid across. */
export function SheetPaper({ classId, className, title, name, hasUnsaved, blocks }: SheetPaperProps) {
  const notes = [name, ...(hasUnsaved ? ['有还没有保存的格子'] : [])]
  return (
    <Paper classId={classId} className={className} title={title} notes={notes} isWide>
      {() => {
        const shown = blocks()
        if (shown.length === 0) return <p>还没有填写。</p>
        return shown.map(({ headings, rows }, place) => (
          <div key={place} className="pb-3">
            <PaperTable label={`${title}（${place + 1}）`} headings={headings} rows={rows} unbroken={[0]} />
          </div>
        ))
      }}
    </Paper>
  )
}
