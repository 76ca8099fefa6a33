import { classList } from '@pinge/contract/classes.ts'
import { studentList } from '@pinge/contract/students.ts'
import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/api/endpoint-query.ts'

export const classesQuery = () => endpointQuery(classList, {})

export const studentsQuery = (classId: string) => ({
  ...endpointQuery(studentList, { filter: true, classId }),
  // What went wrong stands in the pupils' place.
  meta: { announces: 'nothing' },
})

/** Asks for what a class is drawn from before it is drawn, so that its pupils stand in its first drawing. */
export async function readClassAhead(search: URLSearchParams, queryClient: QueryClient): Promise<void> {
  const classId = search.get('classId')
  // The one that this device remembers is asked for when it is drawn.
  if (!classId) return
  await Promise.all([
    queryClient.prefetchQuery(classesQuery()),
    queryClient.prefetchQuery(studentsQuery(classId)),
  ])
}
