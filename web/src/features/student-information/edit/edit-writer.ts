import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { isSessionExpired } from '../../../shared/api/failure/format-failure.ts'
import { isPassingFailure } from '../../../shared/api/failure/is-passing-failure.ts'
import { layOver, type EditEvent, type EditRequest, type EditState } from './edit-state.ts'
import { applyFields, fieldKeys, toEdit, type Change } from './fields.ts'
import { findConflicts, readStored } from './settle-conflict.ts'

export type EditWriterDeps = {
  state: () => EditState
  dispatch: (event: EditEvent) => void
  /** The pupils as they are drawn from what was read. */
  students: () => readonly StudentInformation[]
  draw: (update: (student: StudentInformation) => StudentInformation) => void
  send: (request: EditRequest) => Promise<readonly { id: string; version: number }[]>
  /** Asks for the phones that are masked here, so that an edit of them can be taken back. */
  withWholeTels: (changes: readonly Change[]) => Promise<Change[]>
  newRequestId: () => string
  /** The edit waits; it may be the session that is over, and the screen with it. */
  onUnsent: (error: unknown) => void
  /** The server refused, and not because of a conflict. */
  onRefused: (error: unknown) => void
}

/** Of a new edit and of one that is put there again 撤销 can take back what it wrote. */
type Way = 'new' | 'back' | 'again'

/**
 * Writes edits one after another, each with the version of the pupil that it saw. Where a colleague changed the same
 * field meanwhile, it becomes a conflict; nothing is overwritten unseen.
 */
export function createEditWriter(deps: EditWriterDeps) {
  const { state, dispatch } = deps
  const turns = createTurns()

  const requestFor = (changes: readonly Change[]) => toRequest(deps.students(), changes, deps.newRequestId())

  /** Whether it is written, at once or after a conflict in other fields. */
  async function send(changes: readonly Change[], request: EditRequest): Promise<boolean> {
    try {
      deps.draw(asWritten(changes, await deps.send(request)))
      dispatch({ type: 'answered', request, written: changes })
      return true
    } catch (error) {
      return await recover(error, changes, request)
    }
  }

  /** Where only one of the two changed a field, both edits count; else the teacher is asked. */
  async function recover(error: unknown, changes: readonly Change[], request: EditRequest): Promise<boolean> {
    if (isUnsent(error)) {
      dispatch({ type: 'unanswered', request, changes })
      deps.onUnsent(error)
      return false
    }
    dispatch({ type: 'answered', request, written: [] })
    const stored = readStored(error)
    if (!stored) {
      deps.onRefused(error)
      return false
    }
    deps.draw((student) => stored.get(student.id) ?? student)
    const clear = setAside(changes, stored)
    return clear.length > 0 && (await send(clear, requestFor(clear)))
  }

  function setAside(changes: readonly Change[], stored: ReadonlyMap<string, StudentInformation>): Change[] {
    const unsent = state().unsent.flatMap((one) => one.changes)
    const conflicts = findConflicts(stored, changes, unsent)
    if (conflicts.length > 0) dispatch({ type: 'conflicts-found', conflicts })
    return changes.filter(({ id }) => !conflicts.some(({ change }) => change.id === id))
  }

  async function writeInTurn(changes: readonly Change[], way: Way): Promise<boolean> {
    try {
      const whole = await deps.withWholeTels(changes)
      const isWritten = await send(whole, requestFor(whole))
      if (isWritten && way !== 'back') dispatch({ type: 'done', changes: whole, isAgain: way === 'again' })
      return isWritten
    } catch (error) {
      // The old phone could not be asked for. What was typed stays, like any edit that found no server.
      if (!isUnsent(error)) deps.onRefused(error)
      else {
        dispatch({ type: 'unanswered', request: requestFor(changes), changes })
        deps.onUnsent(error)
      }
      return false
    } finally {
      dispatch({ type: 'edit-settled', changes })
    }
  }

  /** Whether it is written. */
  function write(changes: readonly Change[], way: Way): Promise<boolean> {
    const meant = changes.filter(({ after }) => fieldKeys(after).length > 0)
    // What is drawn may be newer than what the teacher saw when the edit began: then both versions are shown first.
    const drawn = new Map(layOver(deps.students(), state().pending).map((student) => [student.id, student]))
    const clear = setAside(meant, drawn)
    if (clear.length === 0) return Promise.resolve(meant.length === 0)
    dispatch({ type: 'edit-begun', changes: clear })
    return turns.take(() => writeInTurn(clear, way), way !== 'back')
  }

  /** The last edit is meant, and none before it: while it is on its way, what becomes of it is waited for. */
  async function step(way: 'back' | 'again'): Promise<boolean> {
    if (!(await turns.last())) return false
    const changes = way === 'back' ? state().done.at(-1)?.map(turnedRound) : state().undone.at(-1)
    if (!changes) return false
    dispatch({ type: way === 'back' ? 'taken-back' : 'put-again' })
    return await write(changes, way)
  }

  return {
    write,
    takeBack: () => step('back'),
    putAgain: () => step('again'),
    sendAgain: () => {
      for (const { changes, request } of state().unsent) {
        dispatch({ type: 'sent-again' })
        const settle = () => dispatch({ type: 'edit-settled', changes: [] })
        void turns.take(() => send(changes, request).finally(settle), false)
      }
    },
  }
}

/** One write after another. */
function createTurns() {
  let queue = Promise.resolve(true)
  let coming = Promise.resolve(true)
  return {
    take: (write: () => Promise<boolean>, canBeTakenBack: boolean): Promise<boolean> => {
      const written = queue.then(write)
      queue = written
      if (canBeTakenBack) {
        coming = written
        // Else one that failed would keep those before it from being taken back.
        void written.then(() => coming === written && (coming = Promise.resolve(true)))
      }
      return written
    },
    /** Whether the last edit is written that 撤销 is to take back, once that is known. */
    last: () => coming,
  }
}

function turnedRound({ id, before, after }: Change): Change {
  return { id, before: after, after: before }
}

/** Nothing is wrong with what was typed: it waits for a server that has time, or for its teacher to sign in again. */
function isUnsent(error: unknown): boolean {
  return isPassingFailure(error) || isSessionExpired(error)
}

/** Each edit names the version of the pupil that is drawn. */
function toRequest(
  students: readonly StudentInformation[],
  changes: readonly Change[],
  requestId: string,
): EditRequest {
  const versions = new Map(students.map(({ id, version }) => [id, version]))
  return { edits: changes.map(({ id, after }) => toEdit(id, versions.get(id) ?? 0, after)), requestId }
}

/** Draws what was written, with the versions that the server answered. */
function asWritten(changes: readonly Change[], answer: readonly { id: string; version: number }[]) {
  const versions = new Map(answer.map(({ id, version }) => [id, version]))
  const after = new Map(changes.map((change) => [change.id, change.after]))
  return (student: StudentInformation): StudentInformation => {
    const version = versions.get(student.id)
    if (version === undefined) return student
    return { ...applyFields(student, after.get(student.id) ?? {}), version }
  }
}
