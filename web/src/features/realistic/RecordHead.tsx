import type { RealisticSummary } from '@pinge/contract/realistic.ts'
import type { ClassTerm } from '@pinge/contract/terms.ts'
import { Camera, Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { FileInput } from './form/PhotoStrip.tsx'
import { RecordExport, type RecordExportProps } from './RecordExport.tsx'
import type { listRequest } from './realistic-filter.ts'

export type NamedTerm = Pick<ClassTerm, 'key' | 'name'>

export type RecordHeadProps = Pick<RecordExportProps, 'students'> & {
  className: string
  /** The one that is shown; undefined where none is known, then all are. */
  term: NamedTerm | undefined
  terms: readonly NamedTerm[]
  onTerm: (key: string) => void
  request: ReturnType<typeof listRequest>
  summary: RealisticSummary | undefined
  canWrite: boolean
  /** Begins a new record, with what was photographed. */
  onNew: (photos: readonly File[]) => void
}

/** What is shown, of which term, and the ways to write one more: on a phone by its camera. */
export function RecordHead({
  students,
  className,
  term,
  terms,
  onTerm,
  request,
  summary,
  canWrite,
  onNew,
}: RecordHeadProps) {
  const camera = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="mr-auto max-sm:basis-full">
        <h1 className="text-xl font-bold">写实记录</h1>
        {/* On screen it stands above. */}
        <p className="hidden text-m print:block">{[className, term?.name].filter(Boolean).join(' · ')}</p>
        <p className="min-h-6 text-s text-ink-2">
          {summary && `${summary.batches} 条，${summary.students} 个孩子`}
        </p>
      </div>
      {terms.length > 0 && (
        <SelectField
          label="学期"
          isLabelHidden
          className="max-sm:basis-full print:hidden"
          value={term?.key ?? ''}
          options={terms.toReversed().map(({ key, name }) => ({ value: key, label: name }))}
          onChange={onTerm}
        />
      )}
      <RecordExport students={students} className={className} termName={term?.name ?? ''} request={request} />
      {canWrite && (
        <>
          <Button
            className="realistic-camera max-md:flex-1 print:hidden"
            onClick={() => camera.current?.click()}
          >
            <Camera aria-hidden />
            拍照记一条
          </Button>
          <FileInput input={camera} label="相机照片" isCamera onFiles={onNew} />
          <Button className="print:hidden" onClick={() => onNew([])}>
            <Plus aria-hidden />
            记一条
          </Button>
        </>
      )}
    </div>
  )
}
