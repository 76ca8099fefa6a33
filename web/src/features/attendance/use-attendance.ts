import { attendanceDays, attendanceList, attendanceMonth } from '@pinge/contract/attendance.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'

const DAYS_A_PAGE = 30

/** Who was marked on a day, by whom; without a date on the server's own day, which is also told. */
export function useAttendance(classId: string, date: string | undefined) {
  return useQuery({
    ...endpointQuery(attendanceList, { classId, ...(date === undefined ? {} : { date }) }),
    // What went wrong stands in the pupils' place.
    meta: { announces: 'nothing' },
  })
}

/** A month, YYYY-MM, pupil by pupil and day by day. */
export function useAttendanceMonth(classId: string, month: string) {
  return useQuery({ ...endpointQuery(attendanceMonth, { classId, month }), meta: { announces: 'nothing' } })
}

/** The days on which attendance was taken, page by page, the newest first. */
export function useAttendanceDays(classId: string) {
  return useInfiniteQuery({
    queryKey: [attendanceDays.path, { classId }, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        attendanceDays,
        { classId, limit: DAYS_A_PAGE, ...(cursor === undefined ? {} : { cursor }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: { announces: 'nothing' },
  })
}
