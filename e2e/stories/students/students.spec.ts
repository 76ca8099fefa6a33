import { classList } from '@pinge/contract/classes.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { officeFile } from '../../harness/files/roster-files.ts'
import { expect, test } from '../../harness/test.ts'
import { nameClass, uploadRoster } from '../../screens/create-class.ts'

test.beforeEach(async ({ page, signedInTeacher: _ }) => {
  await nameClass(page, '三年级', '2')
})

test('a file that unpacks to two hundred million characters is refused, and the server goes on', async ({
  page,
  api,
  teacher,
}) => {
  await uploadRoster(page, await officeFile('bomb.xlsx'))
  const meanwhile = await api.call(classList, {}, teacher.accessToken)

  await expect(page.getByRole('alert')).toContainText(errors.rosterTooManyRows.message)
  expect(meanwhile).toEqual([])
})
