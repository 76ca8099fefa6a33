import type { ArchiveDocument } from '@pinge/contract/archives/documents.ts'
import { healthRates } from '@pinge/contract/archives/figures.ts'
import { healthSheet, type HealthSheet } from '@pinge/contract/archives/health.ts'
import { exportHealth } from '@pinge/contract/archives/table/table-file.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { download } from '../../../shared/api/call/download.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import type { Send } from '../../../shared/sheet/sheet-editor.ts'
import { useSheet, valuesOf, type Sheet } from '../../../shared/sheet/use-sheet.ts'
import { saveFile } from '../../../shared/table/save-file.ts'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { ArchiveSheet } from '../sheets/ArchiveSheet.tsx'
import { SheetHead } from '../sheets/SheetHead.tsx'
import type { OpenDocument } from '../open-document.ts'
import { assessOf, healthColumns, healthRows, sendMeasurements, type FitnessRow } from './health-columns.ts'

const ImportTests = onDemand(async () => (await import('./ImportTests.tsx')).ImportTests, {
  when: ({ isOpen }) => isOpen,
})

type FitnessTestsProps = {
  classId: string
  isArchived: boolean
  opened: OpenDocument
  document: ArchiveDocument
}

/** 体质 of the open document. */
export function FitnessTests(props: FitnessTestsProps) {
  const { classId, document } = props
  const read = useRead(healthSheet, { classId, documentId: document.documentId })
  const waiting = (
    <SkeletonGroup>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-96 w-full" />
    </SkeletonGroup>
  )
  return (
    <ReadView read={read} waiting={waiting}>
      {(data) => <Tests {...props} data={data} />}
    </ReadView>
  )
}

function Tests({ classId, document, data, isArchived, opened }: FitnessTestsProps & { data: HealthSheet }) {
  const queryClient = useQueryClient()
  const [isImporting, setImporting] = useState(false)
  const columns = useMemo(() => healthColumns(data), [data])
  const rows = useMemo(() => healthRows(data), [data])
  const { documentId } = document
  const send = useCallback<Send>(
    (cells, requestId) => sendMeasurements(queryClient, { classId, documentId }, cells, requestId),
    [queryClient, classId, documentId],
  )
  const sheet = useSheet({
    name: `${documentId}/health`,
    columns,
    rows,
    send,
  })
  const withoutGender = rows.filter(({ gender }) => gender === null).length
  return (
    <>
      <SheetHead
        title="体质"
        opened={opened}
        isArchived={isArchived}
        onImport={() => setImporting(true)}
        onExport={async () =>
          saveFile(await download(exportHealth, { classId, documentId }), `体质健康 ${document.name}.xlsx`)
        }
      />
      <p className="text-m text-ink-2">
        {data.standardName === null
          ? '班级没有小学年级，只记录数据，不评分；可以在班级信息里填写年级。'
          : `按《${data.standardName}》评分。`}
        {data.standardName !== null && withoutGender > 0 && ` ${withoutGender} 名学生没有填性别，不能评分。`}
      </p>
      <ArchiveSheet
        label="体质表"
        document={document}
        columns={columns}
        rows={rows}
        sheet={sheet}
        isEditing={opened.isEditing && !isArchived}
      >
        {data.standardName !== null && (
          <Rates rows={rows} state={sheet.state} columns={columns} grade={data.grade} />
        )}
      </ArchiveSheet>
      <ImportTests isOpen={isImporting} onClose={() => setImporting(false)} data={data} onTake={sheet.type} />
    </>
  )
}

type RatesProps = {
  rows: readonly FitnessRow[]
  state: Sheet['state']
  columns: readonly { key: string }[]
  grade: number | null
}

/** Of those who are fully tested, as one types. */
function Rates({ rows, state, columns, grade }: RatesProps) {
  const { count, passRate, excellentRate, levels } = healthRates(
    rows.map((row) => ({ level: assessOf(valuesOf(state, row, columns), row, grade).level })),
  )
  const percent = (rate: number | null): string => (rate === null ? '—' : `${Math.round(rate * 1000) / 10}%`)
  return (
    <section aria-label="全班情况" className="rounded-card bg-white p-4 text-m tabular-nums">
      <h2 className="mb-1 text-l font-bold">全班情况</h2>
      <p>
        测完 {count} 人 · 及格率 {percent(passRate)} · 优秀率 {percent(excellentRate)}
      </p>
      <p className="text-ink-2">{levels.map(({ name, count: of }) => `${name} ${of} 人`).join(' · ')}</p>
    </section>
  )
}
