import { formatFailure } from '../../api/failure/format-failure.ts'
import { ErrorBox } from './ErrorBox.tsx'
import type { ReadViewProps } from './ReadView.tsx'

/** Where what was read stands in several parts of a screen: that it did not come, with a way to try again. */
export function ReadFailure({ read: { data, error, refetch } }: Pick<ReadViewProps<unknown>, 'read'>) {
  if (!error || data !== undefined) return null
  return <ErrorBox reason={formatFailure(error)} onRetry={() => void refetch()} />
}
