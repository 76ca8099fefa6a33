import type { ClassSummary } from '@pinge/contract/classes.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { useAddExample } from './use-add-example.ts'

/** A teacher who removed the example class may have it again; one at a time. */
export function AddExample({ classes }: { classes: readonly ClassSummary[] }) {
  const { lookAround, isSending, problem } = useAddExample()
  if (classes.some(({ isExample, isOwner }) => isExample && isOwner)) return null
  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
      <Button variant="quiet" isBusy={isSending} onClick={() => void lookAround()}>
        再建一个示例班
      </Button>
      <Problem text={problem} className="text-base" />
    </div>
  )
}
