import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { onDemand } from '../../../shared/on-demand.tsx'
import type { JoinClassFormProps } from './JoinClassForm.tsx'

const JoinClassForm = onDemand(async () => (await import('./JoinClassForm.tsx')).JoinClassForm)

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
      {isOpen && <JoinClassForm onClose={() => setIsOpen(false)} onEnter={onEnter} />}
    </>
  )
}
