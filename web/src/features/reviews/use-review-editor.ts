import { saveReview } from '@pinge/contract/reviews/reviews.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { isPassingFailure } from '../../shared/api/failure/is-passing-failure.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { keepReview, takeUpReview } from './kept-reviews.store.ts'
import { editOf, keepOwnText, type Review, type ReviewEdit, type ReviewPlace } from './review-edit.ts'
import type { ReviewSender } from './sending/review-sender.ts'
import type { Conflict } from './sending/review-turns.ts'

/** So long after the last key a text is saved. */
const PAUSE_MS = 800
/** So long after a network that took nothing it is tried once more. */
const RETRY_MS = 5_000

type Base = { version: number; edit: ReviewEdit; savedAt: number | null }

export type ReviewEditorUse = { place: ReviewPlace; isReadOnly: boolean; sender: ReviewSender }

/** The text of one pupil as it is written: it saves itself, and says when it could not. */
export function useReviewEditor(stored: Review, { place, isReadOnly, sender }: ReviewEditorUse) {
  const userId = useCurrentUser()?.userId ?? ''
  const [{ base, edit }, setState] = useState(() => begin(stored, userId, place, isReadOnly))
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { write, isSending, error, problem, forgetProblem } = useWrite(saveReview, { isRepeatable: true })
  const isDirty = edit !== base.edit

  // A colleague saved, or this teacher in another tab, and nothing is typed here.
  if (stored.version > base.version && !isDirty && !isSending) setState(untouched(stored))

  async function save(sent = edit): Promise<boolean> {
    const saved = await sender.save(place.studentId, sent, base.version, async (request) => {
      const written = await write(request)
      if (!written.isDone) throw written.error
      return written.data
    })
    if (!saved.isSaved) {
      setConflict(saved.conflict)
      return false
    }
    const { version, savedAt } = saved
    forgetProblem()
    setState((before) => ({
      ...before,
      base: { version, edit: sent, savedAt: savedAt ?? before.base.savedAt },
    }))
    return true
  }

  /** 写好了: at once, because the next pupil is opened then. */
  async function finish(): Promise<boolean> {
    const done: ReviewEdit = { ...edit, state: 'done' }
    setState((before) => ({ ...before, edit: done }))
    return save(done)
  }

  const saveNow = useEffectEvent(() => void save())
  const saveIfTyped = useEffectEvent(async () => {
    if (isDirty && !isReadOnly && conflict === null) await save()
  })
  const { classId, termKey, studentId } = place
  // The world outside: what is kept on the device, the clock, and the screen that goes on.
  useEffect(() => {
    if (isReadOnly) return
    const kept = isDirty ? { edit, version: base.version, seen: base.edit, typedAt: Date.now() } : null
    keepReview(userId, { classId, termKey, studentId }, kept)
  }, [userId, classId, termKey, studentId, edit, base, isDirty, isReadOnly])
  useEffect(() => {
    if (!isDirty || isReadOnly || isSending || conflict) return undefined
    if (error && !isPassingFailure(error)) return undefined
    const timer = setTimeout(saveNow, error ? RETRY_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [edit, isDirty, isReadOnly, isSending, conflict, error])
  useEffect(() => {
    const detach = sender.attach({ save: () => saveIfTyped() })
    return () => {
      detach()
      void saveIfTyped()
    }
  }, [sender])

  return {
    edit,
    isDirty,
    isSending,
    problem: conflict ? '' : problem,
    /** It is tried again by itself. */
    isWaiting: error !== null && isPassingFailure(error),
    savedAt: base.savedAt,
    conflict,
    change: (next: (before: ReviewEdit) => ReviewEdit) => {
      forgetProblem()
      setState((before) => ({ ...before, edit: next(before.edit) }))
    },
    /** At once; whether it is saved. */
    save: () => (isDirty ? save() : Promise.resolve(true)),
    finish,
    /** Ends a conflict: with the colleague's text, or one's own over it. */
    settle: (keeps: 'own' | 'theirs') => {
      if (!conflict) return
      const theirs = editOf(conflict)
      const next = { version: conflict.version, edit: theirs, savedAt: null }
      setState(({ base: seen, edit: mine }) => ({
        base: next,
        edit: keeps === 'own' ? keepOwnText(seen.edit, mine, theirs) : theirs,
      }))
      setConflict(null)
      forgetProblem()
    },
  }
}

export type ReviewEditing = ReturnType<typeof useReviewEditor>

function begin(stored: Review, userId: string, place: ReviewPlace, isReadOnly: boolean) {
  const { base, edit } = untouched(stored)
  // What is locked is what is printed: words of this device wait until it is unlocked.
  const kept = isReadOnly ? undefined : takeUpReview(userId, place)
  if (!kept) return { base, edit }
  // Saved over the version that was seen: a colleague's text is never written over unseen.
  const { version, edit: typed, seen = base.edit } = kept
  return { base: { ...base, version, edit: seen }, edit: typed }
}

function untouched(stored: Review) {
  const base: Base = { version: stored.version, edit: editOf(stored), savedAt: stored.updatedAt }
  return { base, edit: base.edit }
}
