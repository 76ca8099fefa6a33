import { classRoster, type RosterStudent } from '@pinge/contract/roster/roster.ts'
import { formatFailure } from '../../shared/api/failure/format-failure.ts'
import { useRead } from '../../shared/api/use-read.ts'

const none: readonly RosterStudent[] = []

/** Who is in the class that a roster goes into; none while that class is not made. */
export function useClassmates(classId: string | null) {
  const { data, error, isFetching, refetch } = useRead(
    classRoster,
    { classId: classId ?? '' },
    // It holds the phones of all guardians: it is read for this, and forgotten right after.
    { enabled: classId !== null, gcTime: 0 },
  )
  return {
    classmates: data?.students ?? none,
    isKnown: classId === null || data !== undefined,
    isReading: isFetching && !data,
    problem: !data && error ? `没有读到班里的学生：${formatFailure(error)}` : '',
    readAgain: () => void refetch(),
  }
}
