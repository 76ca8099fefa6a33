import { classList } from '@pinge/contract/classes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { useRead } from '../../shared/api/use-read.ts'

/** The class that the address names; empty when it names none, because this teacher has opened none yet. */
export function useNamedClass(): string {
  const [search] = useSearchParams()
  return search.get('classId') ?? ''
}

/** What this teacher's list says of a class; gone is one that the list lacks once it is read. */
export function useListedClass(classId: string) {
  const read = useRead(classList, {}, { announces: 'refusals' })
  const current = read.data?.find((one) => one.classId === classId)
  return { read, current, isGone: read.data !== undefined && !current }
}

/** The name of a class for a file: waited for, because a screen can be used before the classes are read. */
export function useReadClassName(classId: string): () => Promise<string> {
  const queryClient = useQueryClient()
  return async () => {
    const classes = await queryClient.ensureQueryData(endpointQuery(classList, {}))
    return classes.find((one) => one.classId === classId)?.className ?? ''
  }
}
