import { useEffect } from 'react'
import { ClassNotFound } from '../../../features/classes/ClassNotFound.tsx'
import { forgetUnsentWords, useUnsentWords } from '../../../features/comments/dialog/unsent-words.store.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'

/** A class that is not there, in one sentence, with what was being written when it went away. */
export function GoneClass({ classId }: { classId: string }) {
  const userId = useCurrentUser()?.userId
  const words = useUnsentWords((written) =>
    written.userId === userId && written.writtenFor?.classId === classId
      ? [written.free?.text, written.remark].filter(Boolean).join('\n')
      : '',
  )
  return (
    <>
      <ClassNotFound />
      {words !== '' && <UnsentWords words={words} />}
    </>
  )
}

/** What was written in a comment that can no longer be given, to be taken along. */
function UnsentWords({ words }: { words: string }) {
  // A store lies outside React: what was shown once is not shown on another screen.
  useEffect(() => forgetUnsentWords, [])
  return (
    <section aria-label="没有提交的点评" className="mx-auto -mt-6 mb-10 grid w-full max-w-md gap-2 px-4">
      <p className="text-m text-ink-2">刚才写的点评没有提交，可以从这里复制：</p>
      <p className="rounded-card bg-white p-4 wrap-anywhere whitespace-pre-line select-text">{words}</p>
    </section>
  )
}
