import { classRoster, type RosterStudent } from '@pinge/contract/roster/roster.ts'
import { useState } from 'react'
import { formatFailure } from '../../shared/api/failure/format-failure.ts'
import { useRead } from '../../shared/api/use-read.ts'

const none: readonly RosterStudent[] = []

/** Who is in the class that a roster goes into; none while that class is not made. */
export function useClassmates(classId: string | null) {
  const [telsOf, setTelsOf] = useState<string[]>([])
  const { data, error, isFetching, refetch } = useRead(
    classRoster,
    { classId: classId ?? '', telsOf },
    // Whole phones are read for this, and forgotten right after.
    { enabled: classId !== null, gcTime: 0, keepsPrevious: true },
  )
  return {
    classmates: data?.students ?? none,
    isKnown: classId === null || data !== undefined,
    isReading: isFetching && !data,
    problem: !data && error ? `没有读到班里的学生：${formatFailure(error)}` : '',
    readAgain: () => void refetch(),
    /** Asks for the whole phones of these pupils, once: the server writes down that they were read. */
    compareTels: (ids: readonly string[]) => {
      const added = ids.filter((id) => !telsOf.includes(id))
      if (added.length > 0) setTelsOf([...telsOf, ...added])
    },
  }
}
