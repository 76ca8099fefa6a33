import { useMutation } from '@tanstack/react-query'
import { announcing, type Announces } from './failure/announces.ts'
import { formatFailure } from './failure/format-failure.ts'

/**
 * Something that a tap begins and that writes nothing: a file that is read or saved. Tells whether it is on its way and,
 * in `problem`, why it failed. Answers nothing after a failure.
 */
export function useTask<Wanted = void, Answer = unknown>(
  task: (wanted: Wanted) => Promise<Answer>,
  { announces = 'nothing' }: { announces?: Announces } = {},
) {
  const { mutateAsync, isPending, error, reset } = useMutation({ mutationFn: task, ...announcing(announces) })

  return {
    run: (wanted: Wanted): Promise<Answer | undefined> => mutateAsync(wanted).catch(() => undefined),
    isRunning: isPending,
    problem: error === null ? '' : formatFailure(error),
    forgetProblem: reset,
  }
}
