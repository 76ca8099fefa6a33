import { LogIn } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../shared/ui/form/Button.tsx'
import { lazyDialog } from '../../shared/ui/overlay/lazy-dialog.tsx'
import type { JoinClassFormProps } from './JoinClassForm.tsx'

const JoinClassForm = lazyDialog<JoinClassFormProps>(
  async () => (await import('./JoinClassForm.tsx')).JoinClassForm,
  ({ onClose }) => onClose(),
)

export type JoinClassButtonProps = Pick<JoinClassFormProps, 'onEnter'> & { className?: string }

/** 用班级号加入; its dialog is loaded when it is opened. */
export function JoinClassButton({ onEnter, className = '' }: JoinClassButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="white" className={className} onClick={() => setIsOpen(true)}>
        <LogIn aria-hidden />
        用班级号加入
      </Button>
      <Suspense>{isOpen && <JoinClassForm onClose={() => setIsOpen(false)} onEnter={onEnter} />}</Suspense>
    </>
  )
}
