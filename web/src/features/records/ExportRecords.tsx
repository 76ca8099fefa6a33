import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { exportRecords } from '@pinge/contract/records.ts'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { download } from '../../shared/api/download.ts'
import { saveFile } from '../../shared/lib/save-file.ts'
import { Button } from '../../shared/ui/Button.tsx'

export type ExportRecordsProps = { className: string; request: RequestOf<typeof exportRecords> }

/** The records as they are filtered, as many as there are, in one file. */
export function ExportRecords({ className, request }: ExportRecordsProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await download(exportRecords, request), `${className}点评记录.xlsx`),
  })
  return (
    <Button variant="mist" isBusy={isPending} onClick={() => mutate()}>
      {!isPending && <FileDown aria-hidden />}
      导出
    </Button>
  )
}
