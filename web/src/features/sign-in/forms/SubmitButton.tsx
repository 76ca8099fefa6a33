import { Button } from '../../../shared/ui/buttons/Button.tsx'

export type SubmitButtonProps = {
  label: string
  isSending: boolean
  /** Why the last try came to nothing, where no field is to blame. */
  problem: string
}

export function SubmitButton({ label, isSending, problem }: SubmitButtonProps) {
  return (
    <>
      {problem && (
        <p role="alert" className="rounded-field bg-danger-tint px-4 py-3 text-s text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" size="l" isBusy={isSending} className="mt-2 w-full">
        {label}
      </Button>
    </>
  )
}
