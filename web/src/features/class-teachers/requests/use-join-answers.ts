import { classList } from '@pinge/contract/classes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { endpointQuery } from '../../../shared/api/endpoint-query.ts'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { answeredRequests, sortAnswers, withoutClassesOf, type OwnJoinRequest } from './join-answers.ts'

/**
 * Reads the classes again once an owner has answered. A teacher who was let in is greeted; the requests that were declined
 * are returned, so that no teacher goes on waiting.
 */
export function useJoinAnswers(requests: readonly OwnJoinRequest[] | undefined): readonly OwnJoinRequest[] {
  const queryClient = useQueryClient()
  const before = useRef(requests)
  const [declined, setDeclined] = useState<readonly OwnJoinRequest[]>([])

  // The world outside: what an owner answers on another device.
  useEffect(() => {
    const answered = requests && before.current ? answeredRequests(before.current, requests) : []
    before.current = requests
    if (answered.length > 0) void sort(answered)

    async function sort(these: readonly OwnJoinRequest[]): Promise<void> {
      try {
        const classes = await queryClient.fetchQuery({ ...endpointQuery(classList, {}), staleTime: 0 })
        const sorted = sortAnswers(these, classes)
        for (const { className } of sorted.granted) showSuccess(`${className}已经在你的班级里了`)
        setDeclined((known) => [...withoutClassesOf(these, known), ...sorted.declined])
      } catch {
        // The class list says itself that it could not be read.
      }
    }
  }, [requests, queryClient])

  // A request that is made again waits again.
  return withoutClassesOf(requests ?? [], declined)
}
