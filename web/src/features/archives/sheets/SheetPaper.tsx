import { useIsPrinting } from '../../../shared/device/use-is-printing.ts'
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

/** So many columns stand beside each other on upright paper, which takes all pupils of most classes on one page. */
const MAX_UPRIGHT = 8

/** A sheet on A4, laid across where it has many columns. */
export function SheetPaper({ classId, className, title, name, hasUnsaved, blocks }: SheetPaperProps) {
  const notes = [name, ...(hasUnsaved ? ['有还没有保存的格子'] : [])]
  const isPrinting = useIsPrinting()
  const shown = isPrinting ? blocks() : []
  const isWide = shown.some(({ headings }) => headings.length > MAX_UPRIGHT)
  return (
    <Paper classId={classId} className={className} title={title} notes={notes} isWide={isWide}>
      {() => {
        if (shown.length === 0) return <p>还没有填写。</p>
        return shown.map(({ headings, rows }, place) => (
          <div key={place} className={`pb-3 ${isWide ? '' : 'paper-dense'}`}>
            <PaperTable label={`${title}（${place + 1}）`} headings={headings} rows={rows} unbroken={[0]} />
          </div>
        ))
      }}
    </Paper>
  )
}
