import { saveHandedForm } from '@pinge/contract/archives/handed-form.ts'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { keepWords, useHanded, type OwnWords } from './handed.store.ts'
import { startWords, wordsToSend, type HandedPupil, type HandedRead } from './own-words.ts'

/** What the child whose turn it is has written; kept on the device until it is sent. */
export function useTurn(form: HandedRead, pupil: HandedPupil, readAgain: () => Promise<void>) {
  const { token, words } = useHanded()
  const { write, isSending, problem } = useWrite(saveHandedForm, { isRepeatable: true })
  const [hasEnded, setEnded] = useState(false)
  const own = words?.studentId === pupil.studentId ? words : startWords(form, pupil)

  async function end(turn: 'done' | 'later'): Promise<void> {
    const said = wordsToSend(own, form, pupil)
    const written = await write({ token, studentId: pupil.studentId, turn, ...said })
    // What is asked may have changed: the next try is made with what is asked then.
    if (!written.isDone) return readAgain()
    keepWords(null)
    setEnded(true)
  }

  return {
    own,
    /** There are words of this child already. */
    hasWords: own === words,
    say: (said: Partial<OwnWords>) => keepWords({ ...own, ...said }),
    end,
    /** It was sent, and who is next is not known yet. */
    hasEnded,
    goOn: () => setEnded(false),
    isSending,
    problem,
  }
}
