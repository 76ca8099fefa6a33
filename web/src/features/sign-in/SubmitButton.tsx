import { Button } from '../../shared/ui/form/Button.tsx'

export type SubmitButtonProps = {
  label: string
  isPending: boolean
  /** Why the last try came to nothing, where no field is to blame. */
  failure: string | undefined
}

export function SubmitButton({ label, isPending, failure }: SubmitButtonProps) {
  return (
    <>
      {failure && (
        <p role="alert" className="rounded-field bg-danger-tint px-4 py-3 text-s text-danger">
          {failure}
        </p>
      )}
      <Button type="submit" size="l" isBusy={isPending} className="mt-2 w-full">
        {label}
      </Button>
    </>
  )
}
