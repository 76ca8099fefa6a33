import { readAuthentication, type Authentication } from '@pinge/contract/authentication.ts'
import { useState } from 'react'
import { AuthenticationFacts } from '../../features/authentication/AuthenticationFacts.tsx'
import { AuthenticationForm } from '../../features/authentication/AuthenticationForm.tsx'
import { StateCard } from '../../features/authentication/StateCard.tsx'
import { formatTime } from '../../shared/time/format-time.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'

/** Somebody decides meanwhile. */
const READ_AGAIN_MS = 60_000

/** 认证信息: what shows that a teacher is one, and what became of it. */
export function AuthenticationPage() {
  const read = useRead(readAuthentication, {}, { refetchInterval: READ_AGAIN_MS })
  return (
    <div className="mx-auto flex w-full max-w-[880px] flex-col gap-5 px-4 pt-2 pb-8 md:px-6">
      <h1 className="text-xl font-bold">认证信息</h1>
      <ReadView
        read={read}
        waiting={
          <SkeletonGroup className="flex flex-col gap-5">
            <Skeleton className="h-28 rounded-big" />
            <Skeleton className="h-96 rounded-big" />
          </SkeletonGroup>
        }
      >
        {(authentication) => <Sections authentication={authentication} />}
      </ReadView>
    </div>
  )
}

function Sections({ authentication }: { authentication: Authentication }) {
  const now = useNow()
  const { state } = authentication
  const needsWriting = state === 'none' || state === 'refused'
  // A teacher who is writing goes on writing, whatever is decided meanwhile.
  const [isWriting, setIsWriting] = useState(needsWriting)

  return (
    <>
      <StateCard authentication={authentication} formatTime={(at) => formatTime(at, now)} />
      <section aria-label="认证材料" className="rounded-big bg-white p-4 sm:p-6">
        {isWriting ? (
          <AuthenticationForm
            authentication={authentication}
            onSubmitted={() => setIsWriting(false)}
            onCancel={state === 'none' ? undefined : () => setIsWriting(false)}
          />
        ) : (
          <AuthenticationFacts authentication={authentication} onEdit={() => setIsWriting(true)} />
        )}
      </section>
    </>
  )
}
