import {
  EditConflicts,
  studentInformation,
  updateInformation,
  type StudentInformation,
} from '@pinge/contract/student-information.ts'
import { studentDetail, studentList } from '@pinge/contract/students.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../shared/api/call.ts'
import { describeFailure, isNetworkFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { newRequestId } from '../../shared/api/new-request-id.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { showError } from '../../shared/ui/feedback/show-toast.ts'
import { applyFields, fieldKeys, toEdit, type Change, type Fields } from './fields.ts'
import { withWholeTels } from './read-tels.ts'
import { settle, type Conflict } from './settle-conflict.ts'
import { informationQuery } from './use-information.ts'

type Request = { edits: ReturnType<typeof toEdit>[]; requestId: string }
/** Written, as far as anybody knows, nowhere: no answer came. */
type Unsent = { changes: Change[]; request: Request }

/**
 * Writes what a teacher edits: shown at once, told to the server one deed after another, taken back by `undo`. Where a
 * colleague changed the same field meanwhile, it becomes a conflict; nothing is overwritten unseen.
 */
export function useEditInformation(classId: string, studentId?: string) {
  const queryClient = useQueryClient()
  const { queryKey } = informationQuery(classId, studentId)
  const queue = useRef(Promise.resolve(true))
  const [waiting, setWaiting] = useState(0)
  const [done, setDone] = useState<readonly Change[][]>([])
  const kept = useRef(done)
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  // Until the server has answered, an edit lies over what is read: a reading that began before it must not hide it.
  const [pending, setPending] = useState<readonly Change[]>([])
  const over = useRef(pending)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])

  function setOver(next: readonly Change[]): void {
    over.current = next
    setPending(next)
  }

  function keepDone(next: readonly Change[][]): void {
    kept.current = next
    setDone(next)
  }

  function draw(update: (student: StudentInformation) => StudentInformation): void {
    queryClient.setQueryData(queryKey, (data) => data && { ...data, students: data.students.map(update) })
  }

  function requestFor(changes: readonly Change[], versions: ReadonlyMap<string, number>): Request {
    return {
      edits: changes.map(({ id, after }) => toEdit(id, versions.get(id) ?? 0, after)),
      requestId: newRequestId(),
    }
  }

  function knownVersions(): Map<string, number> {
    const students = queryClient.getQueryData(queryKey)?.students ?? []
    return new Map(students.map(({ id, version }) => [id, version]))
  }

  async function tell(changes: Change[], request: Request): Promise<boolean> {
    try {
      const written = await call(updateInformation, { classId, ...request })
      const versions = new Map(written.map(({ id, version }) => [id, version]))
      const after = new Map(changes.map((change) => [change.id, change.after]))
      draw((student) => {
        const version = versions.get(student.id)
        return version === undefined
          ? student
          : { ...applyFields(student, after.get(student.id) ?? {}), version }
      })
      setUnsent((before) => before.filter((one) => one.request !== request && !isCovered(one.changes, after)))
      return true
    } catch (error) {
      return await recover(error, changes, request)
    }
  }

  function keepUnsent(changes: Change[], request: Request): void {
    setUnsent((before) => [...before.filter((one) => one.request !== request), { changes, request }])
  }

  /** A conflict is settled where only one of the two changed a field; else the teacher is asked. */
  async function recover(error: unknown, changes: Change[], request: Request): Promise<boolean> {
    if (isNetworkFailure(error)) {
      keepUnsent(changes, request)
      return false
    }
    setUnsent((before) => before.filter((one) => one.request !== request))
    const refused = z.safeParse(EditConflicts, error instanceof Refusal ? error.data : null)
    if (!refused.success) {
      showError(describeFailure(error))
      await markStale(queryClient, studentInformation)
      return false
    }
    const stored = new Map(refused.data.conflicts.map((conflict) => [conflict.id, conflict.stored]))
    const settled = changes.flatMap((change) => {
      const now = stored.get(change.id)
      return now ? [settle(now, change)] : []
    })
    const clashing = settled.filter(({ clashes }) => clashes.length > 0)
    draw((student) => stored.get(student.id) ?? student)
    const clear = changes.filter(({ id }) => !clashing.some(({ change }) => change.id === id))
    if (clashing.length > 0) setConflicts((before) => [...before, ...clashing])
    if (clear.length === 0) return false
    return await tell(clear, requestFor(clear, knownVersions()))
  }

  /** What is drawn may be newer than what the teacher saw when the edit began: then both versions are shown first. */
  function setAside(changes: readonly Change[]): Change[] {
    const students = queryClient.getQueryData(queryKey)?.students ?? []
    const now = new Map(layOver(students, over.current).map((student) => [student.id, student]))
    const clashing = changes.flatMap((change) => {
      const student = now.get(change.id)
      const conflict = student && settle(student, change)
      return conflict && conflict.clashes.length > 0 ? [conflict] : []
    })
    if (clashing.length > 0) setConflicts((before) => [...before, ...clashing])
    return changes.filter((change) => !clashing.some((conflict) => conflict.change === change))
  }

  function write(changes: Change[], isKept: boolean): Promise<boolean> {
    const meant = changes.filter(({ after }) => fieldKeys(after).length > 0)
    const real = setAside(meant)
    if (real.length === 0) return Promise.resolve(meant.length === 0)
    setWaiting((count) => count + 1)
    setOver([...over.current, ...real])
    queue.current = queue.current.then(async () => {
      try {
        const whole = await withWholeTels(classId, real)
        const isWritten = await tell(whole, requestFor(whole, knownVersions()))
        if (isWritten && isKept) keepDone([...kept.current.slice(-49), whole])
        return isWritten
      } catch (error) {
        // The old number could not be asked for. What was typed stays, like any edit that found no server.
        if (isNetworkFailure(error)) keepUnsent(real, requestFor(real, knownVersions()))
        else showError(describeFailure(error))
        return false
      } finally {
        setOver(over.current.filter((change) => !real.includes(change)))
        setWaiting((count) => count - 1)
        void markStale(queryClient, studentList)
        void markStale(queryClient, studentDetail)
      }
    })
    return queue.current
  }

  return {
    /** The pupils as they are read, with the edits that are on their way. */
    withEdits: (students: readonly StudentInformation[]) =>
      layOver(students, [...unsent.flatMap(({ changes }) => changes), ...pending]),
    edit: (changes: Change[]) => write(changes, true),
    isSaving: waiting > 0,
    /** The last edit, which `undo` takes back. */
    lastEdit: done.at(-1) ?? null,
    undo: () => {
      const last = kept.current.at(-1)
      if (!last) return
      keepDone(kept.current.slice(0, -1))
      void write(
        last.map(({ id, before, after }) => ({ id, before: after, after: before })),
        false,
      )
    },
    /** How many pupils' edits found no server. */
    unsentCount: new Set(unsent.flatMap(({ changes }) => changes.map(({ id }) => id))).size,
    sendAgain: () => {
      for (const { changes, request } of unsent) {
        setWaiting((count) => count + 1)
        queue.current = queue.current
          .then(() => tell(changes, request))
          .finally(() => setWaiting((count) => count - 1))
      }
    },
    conflict: conflicts[0] ?? null,
    settleConflict: (change: Change | null) => {
      setConflicts((before) => before.slice(1))
      if (change) void write([change], true)
    },
  }
}

/** Whether each of these fields has been written anew since. */
function isCovered(changes: readonly Change[], written: ReadonlyMap<string, Fields>): boolean {
  return changes.every(({ id, after }) =>
    fieldKeys(after).every((key) => written.get(id)?.[key] !== undefined),
  )
}

/** Pupils with changes over them, the last one on top; who is not changed stays the same object. */
function layOver(students: readonly StudentInformation[], changes: readonly Change[]): StudentInformation[] {
  const after = new Map<string, Fields>()
  for (const change of changes) after.set(change.id, { ...after.get(change.id), ...change.after })
  return students.map((student) => applyFields(student, after.get(student.id) ?? {}))
}

export type EditInformation = ReturnType<typeof useEditInformation>
