import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { onDemand } from '../../shared/on-demand.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import type { ExportRosterDialogProps } from './ExportRosterDialog.tsx'

const ExportRosterDialog = onDemand<ExportRosterDialogProps>(
  async () => (await import('./ExportRosterDialog.tsx')).ExportRosterDialog,
)

/** The class as a file of the template's shape, to be mended there and brought back. */
export function ExportRoster({ classId, pupils }: { classId: string; pupils: number }) {
  const [isAsking, setIsAsking] = useState(false)
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
      {isAsking && (
        <ExportRosterDialog classId={classId} pupils={pupils} onClose={() => setIsAsking(false)} />
      )}
    </>
  )
}
