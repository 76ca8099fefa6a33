import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../shared/ui/Button.tsx'
import { JoinRequestCard } from './JoinRequestCard.tsx'
import { sayMyWishes } from './say-wishes.ts'
import { useJoinRequests } from './use-join-requests.ts'
import { useWelcome } from './use-welcome.ts'

/** More would push the classes out of sight. */
const SHOWN_AT_FIRST = 2

/** Who wants to come into my classes, and where I am waiting myself; nothing when nobody does. */
export function JoinRequests() {
  const [isWhole, setIsWhole] = useState(false)
  const { data } = useJoinRequests()
  useWelcome(data?.mine)
  const { toAnswer = [], mine = [] } = data ?? {}
  const shown = isWhole ? toAnswer : toAnswer.slice(0, SHOWN_AT_FIRST)

  return (
    <>
      <p role="status" className="sr-only">
        {toAnswer.length > 0 && `${toAnswer.length} 位老师想加入班级，等你答复`}
      </p>
      {shown.length > 0 && (
        <section aria-label="等你答复的申请" className="mb-5 flex flex-col gap-3">
          <ul className="flex flex-col gap-3">
            {shown.map((wish) => (
              <li key={wish.id} className="animate-fade-in">
                <JoinRequestCard wish={wish} className="bg-white" />
              </li>
            ))}
          </ul>
          {shown.length < toAnswer.length && (
            <Button variant="white" className="self-center" onClick={() => setIsWhole(true)}>
              还有 {toAnswer.length - shown.length} 条申请
            </Button>
          )}
        </section>
      )}
      {mine.length > 0 && (
        <p className="mb-4 flex gap-2 text-s text-ink-2">
          <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" />
          {sayMyWishes(mine)}
        </p>
      )}
    </>
  )
}
