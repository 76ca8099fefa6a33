import { Hourglass, Info } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Invites } from '../invites/Invites.tsx'
import { JoinRequestCard } from './JoinRequestCard.tsx'
import { formatDeclined, formatWaiting } from './format-join-requests.ts'
import { useJoinAnswers } from './use-join-answers.ts'
import { useJoinRequests } from './use-join-requests.ts'

/** More would push the classes out of sight. */
const SHOWN_AT_FIRST = 2

const ownRequests = 'mb-4 flex gap-2 text-s text-ink-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0'

/** Where I am invited, which colleagues ask to join my classes, and which classes I wait for myself; nothing while there is neither. */
export function JoinRequests() {
  const [isWhole, setIsWhole] = useState(false)
  const { data } = useJoinRequests()
  const { toAnswer = [], mine = [] } = data ?? {}
  const declined = useJoinAnswers(data?.mine)
  const shown = isWhole ? toAnswer : toAnswer.slice(0, SHOWN_AT_FIRST)

  return (
    <>
      <Invites />
      <p role="status" className="sr-only">
        {toAnswer.length > 0 && `${toAnswer.length} 位老师想加入班级，等你答复`}
      </p>
      {shown.length > 0 && (
        <section aria-label="待处理的申请" className="mb-5 flex flex-col gap-3">
          <ul className="flex flex-col gap-3">
            {shown.map((joinRequest) => (
              <li key={joinRequest.id} className="animate-fade-in">
                <JoinRequestCard joinRequest={joinRequest} className="bg-white" />
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
        <p className={ownRequests}>
          <Hourglass aria-hidden />
          {formatWaiting(mine)}
        </p>
      )}
      <div role="status">
        {declined.length > 0 && (
          <p className={ownRequests}>
            <Info aria-hidden />
            {formatDeclined(declined)}
          </p>
        )}
      </div>
    </>
  )
}
