import { studentInformation } from '@pinge/contract/student-information.ts'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'

/** Pupils and guardians of a class, or of one pupil alone. */
export function useInformation(classId: string, studentId?: string) {
  return useQuery(informationQuery(classId, studentId))
}

export function informationQuery(classId: string, studentId?: string) {
  return endpointQuery(studentInformation, {
    classId,
    ...(studentId !== undefined && { ids: [studentId] }),
  })
}
