import { classList } from '@pinge/contract/classes.ts'
import { undoComment } from '@pinge/contract/comments.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'

/** Takes back what was given in one deed, from its record. */
export function useUndoBatch(classId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (undo: { batchId: string; requestId: string }) => call(undoComment, { classId, ...undo }),
    networkMode: 'always',
    // Refused or not, what is shown is no longer sure: another teacher may have been quicker.
    onSettled: () =>
      Promise.all([
        markStale(queryClient, studentList, { filter: true, classId }),
        markStale(queryClient, commentRecords),
        markStale(queryClient, classList),
      ]),
  })
}
