import { ClassNotFound } from '../../../features/classes/ClassNotFound.tsx'
import { UnsentWords } from '../../../features/comments/dialog/UnsentWords.tsx'

/** A class that is not there, in one sentence, with what was being written when it went away. */
export function GoneClass() {
  return (
    <>
      <ClassNotFound />
      <UnsentWords />
    </>
  )
}
