import { classRoster } from '@pinge/contract/roster/roster.ts'
import { rosterColumns, rosterSheetRows } from '@pinge/contract/roster/roster-sheet.ts'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../shared/api/call/call.ts'
import { useTask } from '../../shared/api/use-task.ts'
import { exportTable } from '../../shared/table/export-table.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'

/** The class as a file of the template's shape, to be mended there and brought back. */
export function ExportRoster({ classId, pupils }: { classId: string; pupils: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const { run, isRunning } = useTask(exportRoster, { announces: 'failures' })
  async function save(): Promise<void> {
    await run(classId)
    setIsAsking(false)
  }

  return (
    <>
      <Button
        variant="quiet"
        className="self-start px-2! text-brand! hover:text-brand-deep!"
        onClick={() => setIsAsking(true)}
      >
        <FileDown aria-hidden />
        导出名单
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="导出名单"
        description={`文件里有 ${pupils} 名学生的学号、性别、出生日期，还有家长姓名和完整的电话。请妥善保存，不要发到群里。`}
        confirmLabel="导出"
        isBusy={isRunning}
        onConfirm={() => void save()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}

async function exportRoster(classId: string): Promise<void> {
  const { className, students } = await call(classRoster, { classId })
  // All of it text, so that what is brought back is what was written.
  const columns = rosterColumns.map(({ heading, width }, at) => ({
    heading,
    width,
    type: 'text' as const,
    value: (cells: readonly string[]) => cells[at] ?? '',
  }))
  await exportTable(
    { fileName: `${className}学生名单`, sheetName: '学生名单', columns },
    rosterSheetRows(students),
  )
}
