import { studentInformation } from '@pinge/contract/student-information.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLiveClass } from '../../features/live/use-live-class.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'

/** Reads the table anew as soon as somebody else changes pupils of this class. */
export function useLiveInformation(classId: string): void {
  const queryClient = useQueryClient()
  useLiveClass(classId, 0, ({ type }) => {
    if (type === 'students-changed' || type === 'reload') void markStale(queryClient, studentInformation)
  })
}
