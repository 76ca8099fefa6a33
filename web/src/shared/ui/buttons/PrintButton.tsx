import { Printer } from 'lucide-react'
import { useState } from 'react'
import { printWhenReady, useForgetPrint } from '../layout/print-when-ready.ts'
import { Button, type ButtonProps } from './Button.tsx'

export type PrintButtonProps = Pick<ButtonProps, 'variant' | 'className' | 'disabled'>

/**
 * Prints the screen on A4, or the `PrintView` that is there. What does not belong on paper carries `print:hidden`, what
 * only belongs there `hidden print:block`.
 */
export function PrintButton({ variant = 'mist', disabled, className = '' }: PrintButtonProps) {
  useForgetPrint()
  const [isWaiting, setIsWaiting] = useState(false)
  return (
    <Button
      variant={variant}
      disabled={disabled}
      isBusy={isWaiting}
      className={`print:hidden ${className}`}
      onClick={() => setIsWaiting(printWhenReady(() => setIsWaiting(false)))}
    >
      <Printer aria-hidden />
      打印
    </Button>
  )
}
