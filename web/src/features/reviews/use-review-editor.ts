import { saveReview, type WrittenReview } from '@pinge/contract/reviews/reviews.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isNetworkFailure } from '../../shared/api/failure/network-failure.ts'
import { Refusal } from '../../shared/api/failure/refusal.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { findKeptReview, keepReview, takeUpReview } from './kept-reviews.store.ts'
import { editOf, type Review, type ReviewEdit, type ReviewPlace } from './review-edit.ts'

/** So long after the last key a text is saved. */
const PAUSE_MS = 800
/** So long after a network that took nothing it is tried once more. */
const RETRY_MS = 5_000

/** What a colleague has saved meanwhile. */
export type Conflict = WrittenReview & { version: number; teacherName: string }

type Base = { version: number; edit: ReviewEdit; savedAt: number | null }

/** The text of one pupil as it is written: it saves itself, and says when it could not. */
export function useReviewEditor(stored: Review, place: ReviewPlace, isReadOnly: boolean) {
  const userId = useCurrentUser()?.userId ?? ''
  const [{ base, edit }, setState] = useState(() => begin(stored, userId, place))
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { write, isSending, error, problem, forgetProblem } = useWrite(saveReview, { isRepeatable: true })
  const isDirty = edit !== base.edit

  // A colleague saved, or this teacher in another tab, and nothing is typed here.
  if (stored.version > base.version && !isDirty && !isSending) setState(untouched(stored))

  const saveInTurn = useTurns(saveOver)
  const save = async (sent = edit) => (await saveInTurn(sent)) > 0

  /** The version that was made; 0 where nothing was saved. */
  async function saveOver(sent: ReviewEdit, earlier: number): Promise<number> {
    const written = await write({ ...place, ...sent, version: Math.max(base.version, earlier) })
    const conflicting = written.isDone ? null : conflictIn(written.error)
    // The answer to the same text was lost on its way.
    const isStored = conflicting !== null && isSame(conflicting, sent)
    if (!written.isDone && !isStored) {
      setConflict(conflicting)
      return 0
    }
    const version = written.isDone ? written.data.version : (conflicting?.version ?? 0)
    const savedAt = written.isDone ? written.data.updatedAt : base.savedAt
    const kept = findKeptReview(userId, place)
    if (kept && isSame(kept.edit, sent)) keepReview(userId, place, null)
    forgetProblem()
    setState((before) => ({ ...before, base: { version, edit: sent, savedAt } }))
    return version
  }

  /** 写好了: at once, because the next pupil is opened then. */
  async function finish(): Promise<boolean> {
    const done: ReviewEdit = { ...edit, state: 'done' }
    setState((before) => ({ ...before, edit: done }))
    return save(done)
  }

  const saveNow = useEffectEvent(() => void save())
  const saveOnLeaving = useEffectEvent(() => {
    if (isDirty && !isReadOnly && conflict === null) void save()
  })
  const { classId, termKey, studentId } = place
  // The world outside: what is kept on the device, the clock, and the screen that goes on.
  useEffect(() => {
    if (isReadOnly) return
    const kept = isDirty ? { edit, version: base.version } : null
    keepReview(userId, { classId, termKey, studentId }, kept)
  }, [userId, classId, termKey, studentId, edit, base, isDirty, isReadOnly])
  useEffect(() => {
    if (!isDirty || isReadOnly || isSending || conflict) return undefined
    if (error && !isNetworkFailure(error)) return undefined
    const timer = setTimeout(saveNow, error ? RETRY_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [edit, isDirty, isReadOnly, isSending, conflict, error])
  useEffect(() => () => saveOnLeaving(), [])

  return {
    edit,
    isDirty,
    isSending,
    problem: conflict ? '' : problem,
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
      setState((before) => ({ base: next, edit: keeps === 'own' ? { ...before.edit } : theirs }))
      setConflict(null)
      forgetProblem()
    },
  }
}

export type ReviewEditing = ReturnType<typeof useReviewEditor>

/**
 * One save after the other: each is written over the version that the one before it made, and not over the one that was
 * seen when it began, which the server would take for a colleague's. What is on its way already is not sent twice.
 */
function useTurns(saveOver: (sent: ReviewEdit, earlier: number) => Promise<number>) {
  const underway = useRef<{ sent: ReviewEdit; version: Promise<number> } | null>(null)
  return (sent: ReviewEdit): Promise<number> => {
    const before = underway.current
    if (before?.sent === sent) return before.version
    const version = before ? before.version.then((earlier) => saveOver(sent, earlier)) : saveOver(sent, 0)
    const own = { sent, version }
    underway.current = own
    return version.finally(() => {
      if (underway.current === own) underway.current = null
    })
  }
}

function begin(stored: Review, userId: string, place: ReviewPlace) {
  const { base, edit } = untouched(stored)
  const kept = takeUpReview(userId, place)
  if (!kept) return { base, edit }
  // Saved over the version that was seen: a colleague's text is never written over unseen.
  return { base: { ...base, version: kept.version }, edit: kept.edit }
}

function untouched(stored: Review) {
  const base: Base = { version: stored.version, edit: editOf(stored), savedAt: stored.updatedAt }
  return { base, edit: base.edit }
}

function isSame(stored: WrittenReview, sent: ReviewEdit): boolean {
  return JSON.stringify(editOf(stored)) === JSON.stringify(editOf(sent))
}

function conflictIn(error: unknown): Conflict | null {
  if (!(error instanceof Refusal) || typeof error.data !== 'object' || error.data === null) return null
  // The data of `reviewEdited`, which no other refusal of this call has.
  return 'stored' in error.data ? (error.data.stored as Conflict) : null
}
