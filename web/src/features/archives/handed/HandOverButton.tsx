import { Tablet } from 'lucide-react'
import { useState } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import type { HandOverDialogProps } from './HandOverDialog.tsx'

const HandOverDialog = onDemand(async () => (await import('./HandOverDialog.tsx')).HandOverDialog, {
  when: ({ isOpen }) => isOpen,
})

/** 交给学生填写: asks who takes the device. */
export function HandOverButton(props: Pick<HandOverDialogProps, 'classId' | 'documentId' | 'pupils'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="white" onClick={() => setOpen(true)}>
        <Tablet aria-hidden />
        交给学生填写
      </Button>
      <HandOverDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
