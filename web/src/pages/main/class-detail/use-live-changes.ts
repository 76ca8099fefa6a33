import { classList } from '@pinge/contract/classes.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import type { LiveEvent } from '@pinge/contract/live.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { takeOverTotals } from '../../../features/comments/student-scores.ts'
import { useLiveClass } from '../../../features/live/use-live-class.ts'
import { endpointQuery, markStale } from '../../../shared/api/endpoint-query.ts'

/** What changes seldom, or is not shown here: the part that knows of it is fetched for it. */
function markRestStale(queryClient: QueryClient, classId: string, type: LiveEvent['type']): void {
  import('./mark-class-stale.ts').then(
    (part) => part.markClassStale(queryClient, classId, type),
    // What is read when a dialog opens is new in any case.
    () => {},
  )
}

/**
 * Draws what others do in this class as soon as the server tells it, and reads anew what a change does not carry.
 * `onChange` is for what else is on the screen.
 */
export function useLiveChanges(classId: string, onChange?: (event: LiveEvent) => void): void {
  const queryClient = useQueryClient()
  const request = { filter: true, classId }

  const { queryKey } = endpointQuery(studentList, request)
  const known = queryClient.getQueryData(queryKey)?.version ?? 0

  useLiveClass(classId, known, (event: LiveEvent, number: number) => {
    onChange?.(event)
    // While a deed of this browser is on its way, what is drawn counts it and the server's word may not; that deed will
    // read everything anew when it is done.
    if (queryClient.isMutating({ mutationKey: ['comment', classId] }) > 0) return
    if ('students' in event)
      queryClient.setQueryData(queryKey, (data) => {
        // A list that was read meanwhile may know more than this change.
        if (!data || number <= data.version) return data
        return { ...data, version: number, stuInfoList: takeOverTotals(data.stuInfoList, event.students) }
      })
    void markStale(queryClient, studentList, request)
    void markStale(queryClient, commentRecords)
    markRestStale(queryClient, classId, event.type)
    void markStale(queryClient, classList)
  })
}
