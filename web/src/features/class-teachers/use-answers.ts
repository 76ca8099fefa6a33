import { classList } from '@pinge/contract/classes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { answeredWishes, sortAnswers, withoutClassesOf, type MyWish } from './say-wishes.ts'

/**
 * Reads the classes anew once an owner has answered: whoever was let in is greeted, and the wishes that were declined
 * are returned, so that nobody goes on waiting.
 */
export function useAnswers(wishes: readonly MyWish[] | undefined): readonly MyWish[] {
  const queryClient = useQueryClient()
  const before = useRef(wishes)
  const [declined, setDeclined] = useState<readonly MyWish[]>([])

  // The world outside: what an owner answers on another device.
  useEffect(() => {
    const answered = wishes && before.current ? answeredWishes(before.current, wishes) : []
    before.current = wishes
    if (answered.length > 0) void tell(answered)

    async function tell(these: readonly MyWish[]): Promise<void> {
      try {
        const classes = await queryClient.fetchQuery({ ...endpointQuery(classList, {}), staleTime: 0 })
        const sorted = sortAnswers(these, classes)
        for (const { className } of sorted.granted) showSuccess(`${className}已经在你的班级里了`)
        setDeclined((known) => [...withoutClassesOf(these, known), ...sorted.declined])
      } catch {
        // The class list says itself that it could not be read.
      }
    }
  }, [wishes, queryClient])

  // Asked again, a wish waits again.
  return withoutClassesOf(wishes ?? [], declined)
}
