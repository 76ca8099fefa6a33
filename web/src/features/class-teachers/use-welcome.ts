import { classList } from '@pinge/contract/classes.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { showSuccess } from '../../shared/ui/show-toast.ts'
import { answeredWishes, joinedClasses, type MyWish } from './say-wishes.ts'

/** Reads the classes anew once an owner has answered, and greets whoever was let in. */
export function useWelcome(wishes: readonly MyWish[] | undefined): void {
  const queryClient = useQueryClient()
  const before = useRef(wishes)

  // The world outside: what an owner answers on another device.
  useEffect(() => {
    const answered = wishes && before.current ? answeredWishes(before.current, wishes) : []
    before.current = wishes
    if (answered.length > 0) void welcome(queryClient, answered)
  }, [wishes, queryClient])
}

async function welcome(queryClient: QueryClient, answered: readonly MyWish[]): Promise<void> {
  try {
    const classes = await queryClient.fetchQuery({ ...endpointQuery(classList, {}), staleTime: 0 })
    for (const className of joinedClasses(answered, classes)) showSuccess(`${className}已经在你的班级里了`)
  } catch {
    // The class list says itself that it could not be read.
  }
}
