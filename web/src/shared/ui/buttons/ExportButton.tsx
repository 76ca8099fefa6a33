import { FileDown } from 'lucide-react'
import { useTask } from '../../api/use-task.ts'
import { Button, type ButtonProps } from './Button.tsx'

export type ExportButtonProps = Pick<ButtonProps, 'variant' | 'className' | 'disabled'> & {
  /** Makes the file and saves it. */
  onExport: () => Promise<void>
}

/** Saves what the screen shows as a file. */
export function ExportButton({ onExport, variant = 'mist', disabled, className = '' }: ExportButtonProps) {
  const { run, isRunning } = useTask(onExport, { announces: 'failures' })
  return (
    <Button
      variant={variant}
      isBusy={isRunning}
      disabled={disabled}
      className={`print:hidden ${className}`}
      onClick={() => void run()}
    >
      {!isRunning && <FileDown aria-hidden />}
      导出
    </Button>
  )
}
