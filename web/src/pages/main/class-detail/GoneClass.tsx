import { useEffect } from 'react'
import { ClassNotFound } from '../../../features/classes/ClassNotFound.tsx'
import { forgetUnsentWords, useUnsentWords } from '../../../features/comments/dialog/unsent-words.store.ts'

/** A class that is not there, in one sentence, with what was being written when it went away. */
export function GoneClass() {
  return (
    <>
      <ClassNotFound />
      <UnsentWords />
    </>
  )
}

/** What was written in a comment that can no longer be given, to be taken along. */
function UnsentWords() {
  const words = useUnsentWords(({ remark, free }) => [free?.text, remark].filter(Boolean).join('\n'))
  // A store lies outside React: what was shown once is not shown on another screen.
  useEffect(() => forgetUnsentWords, [])
  if (words === '') return null
  return (
    <section aria-label="没有提交的点评" className="mx-auto -mt-6 mb-10 grid w-full max-w-md gap-2 px-4">
      <p className="text-m text-ink-2">刚才写的点评没有提交，可以从这里复制：</p>
      <p className="rounded-card bg-white p-4 wrap-anywhere whitespace-pre-line select-text">{words}</p>
    </section>
  )
}
