import { Button } from '../../shared/ui/buttons/Button.tsx'

export type FormEndProps = {
  label: string
  isSending: boolean
  /** Empty while there is none. */
  problem: string
  disabled?: boolean
}

/** Why the last try came to nothing, and the button for the next. */
export function FormEnd({ label, isSending, problem, disabled = false }: FormEndProps) {
  return (
    <>
      {problem && (
        <p role="alert" className="rounded-field bg-danger-tint px-4 py-3 text-s text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" isBusy={isSending} disabled={disabled} className="self-start">
        {label}
      </Button>
    </>
  )
}
