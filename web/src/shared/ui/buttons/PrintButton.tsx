import { Printer } from 'lucide-react'
import { printWhenReady, useForgetPrint, useIsPrintWaiting } from '../layout/print-when-ready.ts'
import { Button, type ButtonProps } from './Button.tsx'

export type PrintButtonProps = Pick<ButtonProps, 'variant' | 'className' | 'disabled'>

/**
 * Prints the screen on A4, or the `PrintView` that is there. What does not belong on paper carries `print:hidden`, what
 * only belongs there `hidden print:block`.
 */
export function PrintButton({ variant = 'mist', disabled, className = '' }: PrintButtonProps) {
  useForgetPrint()
  return (
    <Button
      variant={variant}
      disabled={disabled}
      isBusy={useIsPrintWaiting()}
      className={`print:hidden ${className}`}
      onClick={printWhenReady}
    >
      <Printer aria-hidden />
      打印
    </Button>
  )
}
