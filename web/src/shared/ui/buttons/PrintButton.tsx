import { Printer } from 'lucide-react'
import { Button, type ButtonProps } from './Button.tsx'

export type PrintButtonProps = Pick<ButtonProps, 'variant' | 'className'>

/**
 * Prints the screen on A4, or the `PrintView` that is there. What does not belong on paper carries `print:hidden`, what
 * only belongs there `hidden print:block`.
 */
export function PrintButton({ variant = 'mist', className = '' }: PrintButtonProps) {
  return (
    <Button variant={variant} className={`print:hidden ${className}`} onClick={() => window.print()}>
      <Printer aria-hidden />
      打印
    </Button>
  )
}
