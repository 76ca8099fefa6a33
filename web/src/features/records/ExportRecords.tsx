import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { exportRecords } from '@pinge/contract/records.ts'
import { download } from '../../shared/api/download.ts'
import { saveFile } from '../../shared/table/save-file.ts'
import { ExportButton } from '../../shared/ui/form/ExportButton.tsx'

export type ExportRecordsProps = { className: string; request: RequestOf<typeof exportRecords> }

/** The records as they are filtered, as many as there are, in one file. */
export function ExportRecords({ className, request }: ExportRecordsProps) {
  return (
    <ExportButton
      onExport={async () => saveFile(await download(exportRecords, request), `${className}点评记录.xlsx`)}
    />
  )
}
