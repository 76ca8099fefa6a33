import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useTask } from '../../shared/api/use-task.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'

/** What the file is made of comes when it is asked for. */
const exportRoster = async (classId: string) => (await import('./export-roster.ts')).exportRoster(classId)

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
