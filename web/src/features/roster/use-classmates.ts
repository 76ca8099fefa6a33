import { classRoster, type RosterStudent } from '@pinge/contract/roster/roster.ts'
import { useQuery } from '@tanstack/react-query'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'

const nobody: readonly RosterStudent[] = []

/** Who is in the class a roster goes into; nobody while that class is not made. */
export function useClassmates(classId: string | null) {
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery(classRoster, { classId: classId ?? '' }),
    enabled: classId !== null,
    // It holds the phones of all guardians: it is read for this, and forgotten right after.
    gcTime: 0,
    // What went wrong stands beside the button.
    meta: { announces: 'nothing' },
  })
  return {
    classmates: data?.students ?? nobody,
    isKnown: classId === null || data !== undefined,
    isReading: isFetching && !data,
    problem: !data && error ? `没有读到班里的学生：${describeFailure(error)}` : '',
    readAgain: () => void refetch(),
  }
}
