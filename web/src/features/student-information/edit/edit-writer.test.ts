import * as errors from '@pinge/contract/protocol/errors.ts'
import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { NetworkFailure } from '../../../shared/api/failure/network-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { makeInformation } from '../../../../test/make/student.ts'
import { nextEditState, noEdits, withEdits, type EditRequest, type EditState } from './edit-state.ts'
import { createEditWriter } from './edit-writer.ts'
import type { Change } from './fields.ts'

type Answer = { id: string; version: number }[]

let state: EditState
let students: StudentInformation[]
let sent: EditRequest[]
let answers: (Answer | Error)[]
let refused: unknown[]

beforeEach(() => {
  state = noEdits
  students = [
    makeInformation({ id: 'mei', version: 3, stuNo: '7' }),
    makeInformation({ id: 'tao', version: 1 }),
  ]
  sent = []
  answers = []
  refused = []
})

function writer() {
  return createEditWriter({
    state: () => state,
    dispatch: (event) => (state = nextEditState(state, event)),
    students: () => students,
    draw: (update) => (students = students.map(update)),
    send: async (request) => {
      sent.push(request)
      const answer = answers.shift()
      if (!answer || answer instanceof Error) throw answer ?? new NetworkFailure()
      return answer
    },
    withWholeTels: async (changes) => [...changes],
    newRequestId: () => `request-${sent.length}`,
    onUnsent: () => {},
    onRefused: (error) => refused.push(error),
  })
}

const renumbered: Change = { id: 'mei', before: { stuNo: '7' }, after: { stuNo: '12' } }

function conflict(stored: StudentInformation): Refusal {
  const { code, message } = errors.studentsChanged
  return new Refusal(code, message, { conflicts: [{ id: stored.id, stored, given: {} }] })
}

describe('an edit', () => {
  it('lies over what is read until the server answers, and is written with its version', async () => {
    answers = [[{ id: 'mei', version: 4 }]]

    const written = writer().write([renumbered], 'new')

    expect(withEdits(students, state)[0]?.stuNo).toBe('12')
    expect(await written).toBe(true)
    expect(sent[0]?.edits).toEqual([{ id: 'mei', version: 3, stuNo: '12' }])
    expect(students[0]).toMatchObject({ stuNo: '12', version: 4 })
    expect(state).toMatchObject({ waiting: 0, pending: [], done: [[renumbered]] })
  })

  it('is taken back by another one', async () => {
    answers = [[{ id: 'mei', version: 4 }], [{ id: 'mei', version: 5 }]]
    const edits = writer()
    await edits.write([renumbered], 'new')

    await edits.takeBack()

    expect(sent).toHaveLength(2)
    expect(sent[1]?.edits).toEqual([{ id: 'mei', version: 4, stuNo: '7' }])
    expect(state.done).toEqual([])
  })

  it('is taken back also while it is on its way, and the one before it stays', async () => {
    answers = [[{ id: 'tao', version: 2 }], [{ id: 'mei', version: 4 }], [{ id: 'mei', version: 5 }]]
    const edits = writer()
    const birthday: Change = { id: 'tao', before: { birthday: '' }, after: { birthday: '2017-03-05' } }
    await edits.write([birthday], 'new')
    void edits.write([renumbered], 'new')

    await edits.takeBack()

    expect(sent[2]?.edits).toEqual([{ id: 'mei', version: 4, stuNo: '7' }])
    expect(state).toMatchObject({ done: [[birthday]], undone: [[renumbered]] })
  })

  it('that was taken back on its way and found no server leaves the one before it alone', async () => {
    answers = [[{ id: 'tao', version: 2 }]]
    const edits = writer()
    await edits.write([{ id: 'tao', before: {}, after: { birthday: '2017-03-05' } }], 'new')
    void edits.write([renumbered], 'new')

    expect(await edits.takeBack()).toBe(false)

    expect(sent).toHaveLength(2)
    expect(withEdits(students, state)[0]?.stuNo).toBe('12')
  })

  it('is taken back and put there again while it is on its way', async () => {
    answers = [[{ id: 'mei', version: 4 }], [{ id: 'mei', version: 5 }], [{ id: 'mei', version: 6 }]]
    const edits = writer()
    void edits.write([renumbered], 'new')
    void edits.takeBack()

    expect(await edits.putAgain()).toBe(true)

    expect(sent.map(({ edits: [edit] }) => edit)).toMatchObject([
      { version: 3, stuNo: '12' },
      { version: 4, stuNo: '7' },
      { version: 5, stuNo: '12' },
    ])
    expect(state).toMatchObject({ done: [[renumbered]], undone: [] })
  })

  it('that found no server stays in sight and is sent again under its number', async () => {
    const edits = writer()
    expect(await edits.write([renumbered], 'new')).toBe(false)
    expect(withEdits(students, state)[0]?.stuNo).toBe('12')

    answers = [[{ id: 'mei', version: 4 }]]
    edits.sendAgain()
    await edits.write([{ id: 'tao', before: {}, after: { birthday: '2017-03-05' } }], 'new')

    expect(sent[1]).toEqual(sent[0])
    expect(students[0]?.stuNo).toBe('12')
  })

  it('that a server had no time for, or a gateway did not understand, waits like one that found none', async () => {
    answers = [new Refusal(errors.serviceBusy.code, errors.serviceBusy.message), new Refusal(502, '')]
    const edits = writer()
    expect(await edits.write([renumbered], 'new')).toBe(false)
    expect(await edits.write([{ id: 'tao', before: {}, after: { stuNo: '8' } }], 'new')).toBe(false)

    expect(refused).toEqual([])
    expect(withEdits(students, state).map(({ stuNo }) => stuNo)).toEqual(['12', '8'])
    expect(state.unsent).toHaveLength(2)
  })

  it('that follows one which found no server is no conflict with any colleague', async () => {
    const edits = writer()
    await edits.write([renumbered], 'new')
    answers = [[{ id: 'mei', version: 4 }]]

    expect(await edits.write([{ id: 'mei', before: { stuNo: '12' }, after: { stuNo: '13' } }], 'new')).toBe(
      true,
    )

    expect(sent[1]?.edits).toEqual([{ id: 'mei', version: 3, stuNo: '13' }])
    expect(state).toMatchObject({ conflicts: [], unsent: [] })
  })

  it('that the server refuses for another reason is told, and nothing stays drawn', async () => {
    answers = [new Refusal(403, '没有权限')]

    expect(await writer().write([renumbered], 'new')).toBe(false)

    expect(refused).toHaveLength(1)
    expect(withEdits(students, state)[0]?.stuNo).toBe('7')
  })
})

describe('when a colleague was quicker', () => {
  it('in another field, both edits count', async () => {
    const theirs = makeInformation({ id: 'mei', version: 4, stuNo: '7', username: '梅梅' })
    answers = [conflict(theirs), [{ id: 'mei', version: 5 }]]

    expect(await writer().write([renumbered], 'new')).toBe(true)

    expect(sent[1]?.edits).toEqual([{ id: 'mei', version: 4, stuNo: '12' }])
    expect(students[0]).toMatchObject({ username: '梅梅', stuNo: '12', version: 5 })
  })

  it('in the same field, the teacher is asked and nothing is overwritten', async () => {
    answers = [conflict(makeInformation({ id: 'mei', version: 4, stuNo: '9' }))]

    expect(await writer().write([renumbered], 'new')).toBe(false)

    expect(sent).toHaveLength(1)
    expect(state.conflicts[0]?.clashes).toEqual([{ key: 'stuNo', theirs: '9', mine: '12' }])
    expect(students[0]?.stuNo).toBe('9')
  })

  it('than an edit that found no server, the teacher is asked before the next one of that field', async () => {
    const edits = writer()
    await edits.write([renumbered], 'new')
    students = [makeInformation({ id: 'mei', version: 4, stuNo: '9' })]

    expect(await edits.write([{ id: 'mei', before: { stuNo: '12' }, after: { stuNo: '13' } }], 'new')).toBe(
      false,
    )

    expect(sent).toHaveLength(1)
    expect(state.conflicts[0]?.clashes).toEqual([{ key: 'stuNo', theirs: '9', mine: '13' }])
  })

  it('in another field than two edits of which the first found no server, both count', async () => {
    const edits = writer()
    await edits.write([renumbered], 'new')
    const theirs = makeInformation({ id: 'mei', version: 4, stuNo: '7', username: '梅梅' })
    answers = [conflict(theirs), [{ id: 'mei', version: 5 }]]

    expect(await edits.write([{ id: 'mei', before: { stuNo: '12' }, after: { stuNo: '13' } }], 'new')).toBe(
      true,
    )

    expect(students[0]).toMatchObject({ username: '梅梅', stuNo: '13', version: 5 })
  })

  it('and it is drawn already, the teacher is asked before anything is sent', async () => {
    students = [makeInformation({ id: 'mei', version: 4, stuNo: '9' })]

    expect(await writer().write([renumbered], 'new')).toBe(false)

    expect(sent).toEqual([])
    expect(state.conflicts).toHaveLength(1)
  })
})
