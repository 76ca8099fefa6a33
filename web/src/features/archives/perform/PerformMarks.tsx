import type { ArchiveDocument } from '@pinge/contract/archives/documents.ts'
import { performSheet, type PerformSheet } from '@pinge/contract/archives/perform.ts'
import { exportPerform } from '@pinge/contract/archives/table/table-file.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ChartLine, Settings2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { download } from '../../../shared/api/call/download.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import type { Send } from '../../../shared/sheet/edits/sheet-editor.ts'
import { useSheet } from '../../../shared/sheet/use-sheet.ts'
import { saveFile } from '../../../shared/table/save-file.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ArchiveSheet } from '../sheets/ArchiveSheet.tsx'
import { ReadSheet } from '../sheets/ReadSheet.tsx'
import { SheetHead } from '../sheets/SheetHead.tsx'
import type { OpenDocument } from '../open-document.ts'
import { MarkFigures } from './MarkFigures.tsx'
import { performColumns, performRows, sendMarks } from './perform-columns.ts'

const ImportMarks = onDemand(async () => (await import('./ImportMarks.tsx')).ImportMarks, {
  when: ({ isOpen }) => isOpen,
})
const ColumnsSheet = onDemand(async () => (await import('../marks/columns/ColumnsSheet.tsx')).ColumnsSheet)
const PupilTerms = onDemand(async () => (await import('../marks/terms/PupilTerms.tsx')).PupilTerms)

type PerformMarksProps = {
  classId: string
  className: string
  isOwner: boolean
  isArchived: boolean
  opened: OpenDocument
}

/** 学业 of the open document. */
export function PerformMarks(props: PerformMarksProps & { document: ArchiveDocument }) {
  const { classId, document } = props
  const read = useRead(performSheet, { classId, documentId: document.documentId })
  return (
    <ReadSheet title="学业" read={read}>
      {(data) => <Marks {...props} data={data} />}
    </ReadSheet>
  )
}

function Marks(props: PerformMarksProps & { document: ArchiveDocument; data: PerformSheet }) {
  const { classId, className, document, data, isOwner, isArchived, opened } = props
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useState<'import' | 'columns' | 'terms'>()
  const { subjects, kinds, customAsideName } = data
  const columns = useMemo(
    () => performColumns({ subjects, kinds, customAsideName }),
    [subjects, kinds, customAsideName],
  )
  const rows = useMemo(() => performRows(data.rows), [data.rows])
  const { documentId } = document
  const send = useCallback<Send>(
    (cells, requestId) => sendMarks(queryClient, { classId, documentId }, cells, requestId),
    [queryClient, classId, documentId],
  )
  const sheet = useSheet({
    name: `${documentId}/perform`,
    columns,
    rows,
    send,
  })
  return (
    <>
      <SheetHead
        title="学业"
        opened={opened}
        isArchived={isArchived}
        onImport={() => setDialog('import')}
        onExport={async () =>
          saveFile(
            await download(exportPerform, { classId, documentId }),
            `${className}学业 ${document.name}.xlsx`,
          )
        }
      >
        {data.rows.length > 0 && <TermsButton onClick={() => setDialog('terms')} />}
        {opened.isEditing && !isArchived && (
          <Button variant="mist" onClick={() => setDialog('columns')}>
            <Settings2 aria-hidden />
            {isOwner ? '学科和栏目' : '栏目'}
          </Button>
        )}
      </SheetHead>
      <ArchiveSheet
        classId={classId}
        label="成绩表"
        document={document}
        columns={columns}
        rows={rows}
        sheet={sheet}
        isEditing={opened.isEditing && !isArchived}
      >
        <MarkFigures data={data} />
      </ArchiveSheet>
      <ImportMarks
        isOpen={dialog === 'import'}
        onClose={() => setDialog(undefined)}
        data={data}
        columns={columns}
        onTake={sheet.type}
      />
      {dialog === 'columns' && (
        <ColumnsSheet
          {...{ classId, sheet: data, isOwner, gone: opened.gone }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'terms' && (
        <PupilTerms classId={classId} pupils={data.rows} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

function TermsButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="mist" onClick={onClick}>
      <ChartLine aria-hidden />
      各学期
    </Button>
  )
}
