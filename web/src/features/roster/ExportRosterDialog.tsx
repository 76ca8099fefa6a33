import { useState } from 'react'
import { useTask } from '../../shared/api/use-task.ts'
import { Segmented, type SegmentedOption } from '../../shared/ui/form/Segmented.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { exportRoster } from './export-roster.ts'

export type ExportRosterDialogProps = { classId: string; pupils: number; onClose: () => void }

type Tels = 'whole' | 'none'
const choices: readonly SegmentedOption<Tels>[] = [
  { value: 'whole', label: '含电话' },
  { value: 'none', label: '不含电话' },
]
const promises: Record<Tels, string> = {
  whole: '还有两位家长的姓名、关系和完整的电话。请妥善保存，不要发到群里。',
  none: '还有两位家长的姓名和关系，没有电话。',
}

/** Asks whether the file shall hold the parents' phones, and says what it will hold. */
export function ExportRosterDialog({ classId, pupils, onClose }: ExportRosterDialogProps) {
  const [tels, setTels] = useState<Tels>('whole')
  const { run, isRunning } = useTask(exportRoster, { announces: 'failures' })
  async function save(): Promise<void> {
    await run({ classId, isWithTels: tels === 'whole' })
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title="导出名单"
      description={`文件里有 ${pupils} 名学生的学号、姓名、性别、出生日期，${promises[tels]}`}
      confirmLabel="导出"
      isBusy={isRunning}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <Segmented label="家长电话" value={tels} options={choices} onChange={setTels} className="mt-4" />
    </ConfirmDialog>
  )
}
