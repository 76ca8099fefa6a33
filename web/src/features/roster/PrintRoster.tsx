import { Printer } from 'lucide-react'
import { useState } from 'react'
import { onDemand } from '../../shared/on-demand.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import type { PrintRosterDialogProps } from './PrintRosterDialog.tsx'

const PrintRosterDialog = onDemand<PrintRosterDialogProps>(
  async () => (await import('./PrintRosterDialog.tsx')).PrintRosterDialog,
)

/** The class as a list on paper, after it was asked whether with the parents' phones. */
export function PrintRoster(props: Omit<PrintRosterDialogProps, 'onClose'>) {
  // Counted, because not every browser says when its paper is out.
  const [asked, setAsked] = useState(0)
  return (
    <>
      <Button variant="quiet" className="max-md:hidden" onClick={() => setAsked(asked + 1)}>
        <Printer aria-hidden />
        打印
      </Button>
      {asked > 0 && <PrintRosterDialog key={asked} {...props} onClose={() => setAsked(0)} />}
    </>
  )
}
