import { studentList } from '@pinge/contract/students.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'
import { numbersInNames } from '../../platform/db/migrations/0095-numbers-in-names.ts'

let at: TestClass
beforeEach(async () => {
  at = await startTestClass(['10号', '2号'])
})
afterEach(() => at.close())

it('the tenth team stands after the second, and 10号 after 2号, also where they are from before numbers were counted', async () => {
  const { app, token, classId } = at
  const { categoryId } = await at.newScheme('小组', { 第10组: [], 第2组: [] })
  await app.database.write(async (trx) => {
    // As they were then: sign by sign.
    await trx
      .updateTable('students')
      .set(({ ref }) => ({ nameKey: ref('username') }))
      .execute()
    await trx
      .updateTable('teams')
      .set(({ ref }) => ({ nameKey: ref('teamName') }))
      .execute()
    await numbersInNames(trx)
  })

  expect((await at.teams(categoryId, 2)).map(({ teamName }) => teamName)).toEqual(['第2组', '第10组'])
  const { stuInfoList } = (await app.call(studentList, { classId }, token)).data
  expect(stuInfoList.map(({ username }) => username)).toEqual(['2号', '10号'])
})
