import { addExample, EXAMPLE_STUDENTS } from '@pinge/contract/example.ts'
import { checkReview } from '@pinge/contract/reviews/check-review.ts'
import { draftReviews, usualSettings, type ReviewDraft } from '@pinge/contract/reviews/reviews.ts'
import { givenName } from '@pinge/contract/reviews/sentences.ts'
import { studentList } from '@pinge/contract/students.ts'
import { termList } from '@pinge/contract/terms.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let classId: string
let drafts: ReviewDraft[]
let names: Map<string, string>
let genders: Map<string, 'male' | 'female' | null>
beforeEach(async () => {
  app = await startTestApp()
  const token = (await app.newTeacher()).accessToken
  ;({ classId } = (await app.call(addExample, {}, token)).data)
  const terms = (await app.call(termList, { classId }, token)).data
  const termKey = terms.find(({ isCurrent }) => isCurrent)?.key ?? ''
  const { stuInfoList } = (await app.call(studentList, { classId }, token)).data
  genders = new Map(stuInfoList.map(({ id, gender }) => [id, gender]))
  names = new Map(stuInfoList.map(({ id, username }) => [id, username]))
  const studentIds = [...names.keys()]
  drafts = (await app.call(draftReviews, { classId, termKey, studentIds, seed: 1 }, token)).data
})
afterEach(() => app.close())

/** How often each pupil was praised for each item, counted row by row: 「pupil 项目」 → times. */
async function praisedTimes(): Promise<Map<string, number>> {
  const { rows } = await sql<{ studentId: string; item: string }>`
    select ${sql.ref('studentId')}, ${sql.ref('itemName')} as item from ${sql.table('ledger')} as given
    where ${sql.ref('classId')} = ${classId} and kind = 'praise' and not exists (
      select 1 from ${sql.table('ledger')} as undo where undo.kind = 'undo'
        and undo.${sql.ref('undoneBatchId')} = given.${sql.ref('batchId')}
        and undo.${sql.ref('studentId')} = given.${sql.ref('studentId')})`.execute(app.database.read)
  const times = new Map<string, number>()
  for (const { studentId, item } of rows) {
    const key = `${studentId} ${item}`
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  return times
}

it('every number of the example class’s drafts is the number of its records', async () => {
  const times = await praisedTimes()
  const wrong = drafts.flatMap(({ studentId, sentences }) =>
    sentences.flatMap(({ evidence }) =>
      evidence.filter(
        ({ kind, label, count }) => kind === 'item' && times.get(`${studentId} ${label}`) !== count,
      ),
    ),
  )
  expect(drafts).toHaveLength(EXAMPLE_STUDENTS)
  expect(
    drafts.every(({ sentences }) => sentences.some(({ evidence }) => evidence[0]?.kind === 'item')),
  ).toBe(true)
  expect(wrong).toEqual([])
})

it('no draft of the example class names another child, takes the wrong pronoun, repeats, labels or has the wrong length', () => {
  const classmates = drafts.map(({ studentId, text }) => ({
    studentId,
    text,
    username: names.get(studentId) ?? '',
  }))
  const problems = classmates.flatMap(({ studentId, username, text }) =>
    checkReview(text, {
      studentId,
      username,
      gender: genders.get(studentId) ?? null,
      classmates,
      minLength: usualSettings.minLength,
      maxLength: usualSettings.maxLength,
      words: [],
    }).map((problem) => ({ username, ...problem })),
  )
  expect(problems).toEqual([])
  for (const { username, text } of classmates)
    expect.soft(text.split(givenName(username)).length - 1, text).toBeLessThanOrEqual(2)
})
