import type { ArchiveDocument } from '@pinge/contract/archives/documents.ts'
import { healthSheet, type HealthSheet } from '@pinge/contract/archives/health.ts'
import { exportHealth } from '@pinge/contract/archives/table/table-file.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { download } from '../../../shared/api/call/download.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import type { Send } from '../../../shared/sheet/edits/sheet-editor.ts'
import { useSheet, valuesOf } from '../../../shared/sheet/use-sheet.ts'
import { saveFile } from '../../../shared/table/save-file.ts'
import { ArchiveSheet } from '../sheets/ArchiveSheet.tsx'
import { ReadSheet } from '../sheets/ReadSheet.tsx'
import { SheetHead } from '../sheets/SheetHead.tsx'
import type { OpenDocument } from '../open-document.ts'
import { classFitness } from './standard/class-fitness.ts'
import { ClassFitnessBar } from './standard/ClassFitnessBar.tsx'
import { BesideStandard, type ShownTests } from './standard/BesideStandard.tsx'
import { assessOf, healthColumns, healthRows, sendMeasurements } from './health-columns.ts'

const ImportTests = onDemand(async () => (await import('./ImportTests.tsx')).ImportTests, {
  when: ({ isOpen }) => isOpen,
})

type FitnessTestsProps = {
  classId: string
  className: string
  isArchived: boolean
  opened: OpenDocument
  document: ArchiveDocument
}

/** 体质 of the open document. */
export function FitnessTests(props: FitnessTestsProps) {
  const { classId, document } = props
  const read = useRead(healthSheet, { classId, documentId: document.documentId })
  return (
    <ReadSheet title="体质" read={read}>
      {(data) => <Tests {...props} data={data} />}
    </ReadSheet>
  )
}

function Tests({
  classId,
  className,
  document,
  data,
  isArchived,
  opened,
}: FitnessTestsProps & { data: HealthSheet }) {
  const queryClient = useQueryClient()
  const [isImporting, setImporting] = useState(false)
  const { items, standardName, customAsideName } = data
  const columns = useMemo(
    () => healthColumns({ items, grade: data.grade, standardName, customAsideName }),
    [items, data.grade, standardName, customAsideName],
  )
  const rows = useMemo(() => healthRows(data.rows), [data.rows])
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
  const grade = data.standardName === null ? null : data.grade
  const shown = { rows, columns, state: sheet.state, grade }
  const withoutGender = rows.filter(({ gender }) => gender === null).length
  return (
    <>
      <SheetHead
        title="体质"
        opened={opened}
        isArchived={isArchived}
        onImport={() => setImporting(true)}
        onExport={async () =>
          saveFile(
            await download(exportHealth, { classId, documentId }),
            `${className}体质健康 ${document.name}.xlsx`,
          )
        }
      />
      <p className="text-m text-ink-2">
        {data.standardName === null
          ? '班级没有小学年级，只记录数据，不评分；可以在班级信息里填写年级。'
          : `按《${data.standardName}》评分。`}
        {data.standardName !== null && withoutGender > 0 && ` ${withoutGender} 名学生没有填性别，不能评分。`}
      </p>
      <BesideStandard {...shown}>
        <ArchiveSheet
          classId={classId}
          label="体质表"
          document={document}
          columns={columns}
          rows={rows}
          sheet={sheet}
          isEditing={opened.isEditing && !isArchived}
        >
          {data.standardName !== null && rows.length > 0 && <Rates {...shown} />}
        </ArchiveSheet>
      </BesideStandard>
      <ImportTests
        isOpen={isImporting}
        onClose={() => setImporting(false)}
        data={data}
        columns={columns}
        onTake={sheet.type}
      />
    </>
  )
}

/** What the class comes to, as one types. */
function Rates({ rows, state, columns, grade }: ShownTests) {
  const all = rows.map((row) => assessOf(valuesOf(state, row, columns), row, grade))
  return <ClassFitnessBar fitness={classFitness(all)} />
}
