import type { LiveEvent } from '@pinge/contract/live.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useQueryClient } from '@tanstack/react-query'
import { takeOverTotals } from '../../../../features/comments/give/student-scores.ts'
import { commentKey } from '../../../../features/comments/give/write-comment.ts'
import { useLiveClass } from '../../../../features/live/use-live-class.ts'
import { endpointQuery } from '../../../../shared/api/endpoint-query.ts'
import { markStaleAfter } from '../../../../shared/api/write/mark-stale-after.ts'
import { isWriting } from '../../../../shared/api/write/send-write.ts'

/**
 * Draws what others do in this class as soon as the server tells it, and reads again what an event does not carry.
 * `onChange` is for what else is on the screen.
 */
export function useLiveChanges(classId: string, onChange?: (event: LiveEvent) => void): void {
  const queryClient = useQueryClient()
  const { queryKey } = endpointQuery(studentList, { filter: true, classId })
  const known = queryClient.getQueryData(queryKey)?.version ?? 0

  useLiveClass(classId, known, (event: LiveEvent, number: number) => {
    onChange?.(event)
    // While a comment of this browser is on its way, what is drawn counts it and the event may not. The pupils are read
    // again when it is answered.
    if ('students' in event && !isWriting(queryClient, commentKey(classId)))
      queryClient.setQueryData(queryKey, (data) => {
        // A list that was read meanwhile may know more than this event.
        if (!data || number <= data.version) return data
        return {
          ...data,
          version: number,
          stuInfoList: takeOverTotals(data.stuInfoList, event.students, changeOf[event.type]),
        }
      })
    void markStaleAfter(queryClient, event.type, { classId })
  })
}

/** What an event's totals come from. */
const changeOf = {
  'comment-given': 'given',
  'comment-undone': 'undone',
  'scores-changed': 'scores',
} as const
