import { classList } from '@pinge/contract/classes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useClassDetail } from '../../features/classes/class-detail.store.ts'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { useCurrentUser } from '../../shared/session/session.ts'

/** The class that the address names, or else the one that this teacher had open last; empty when there is none. */
export function useNamedClass(): string {
  const [search] = useSearchParams()
  const { classId } = useClassDetail(useCurrentUser()?.userId)
  return search.get('classId') || classId
}

/** The name of a class for a file: waited for, because a screen can be used before the classes are read. */
export function useReadClassName(classId: string): () => Promise<string> {
  const queryClient = useQueryClient()
  return async () => {
    const classes = await queryClient.ensureQueryData(endpointQuery(classList, {}))
    return classes.find((one) => one.classId === classId)?.className ?? ''
  }
}
