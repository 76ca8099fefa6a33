import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { formatFailure, isNetworkFailure } from '../../api/failure/format-failure.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { showError } from '../feedback/show-toast.ts'

export type ExportButtonProps = Pick<ButtonProps, 'variant' | 'className'> & {
  /** Makes the file and saves it. */
  onExport: () => Promise<void>
}

/** Saves what the screen shows as a file. */
export function ExportButton({ onExport, variant = 'mist', className = '' }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: onExport,
    // What the server refuses is announced where all refusals are.
    onError: (error) => isNetworkFailure(error) && showError(formatFailure(error)),
  })
  return (
    <Button
      variant={variant}
      isBusy={isPending}
      className={`print:hidden ${className}`}
      onClick={() => mutate()}
    >
      {!isPending && <FileDown aria-hidden />}
      导出
    </Button>
  )
}
