import { Printer } from 'lucide-react'
import { Button } from './Button.tsx'

/** Prints the screen on A4. What does not belong on paper carries `print:hidden`, what only belongs there `hidden print:block`. */
export function PrintButton({ className = '' }: { className?: string }) {
  return (
    <Button variant="mist" className={`print:hidden ${className}`} onClick={() => window.print()}>
      <Printer aria-hidden />
      打印
    </Button>
  )
}
