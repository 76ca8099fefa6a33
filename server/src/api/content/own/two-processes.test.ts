import * as contract from '@pinge/contract/content/own-files.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'
import { contextOf, writeBeside } from '../../../../test/write-beside.ts'
import { move } from './keep-own-files.ts'

let world: TestClass
beforeEach(async () => {
  world = await startTestClass([])
})
afterEach(() => world.close())

it('two folders that are put into each other at the same time do not both go', async () => {
  const { app, owner, token } = world
  const { database } = app
  const folder = async (name: string) => (await app.call(contract.saveOwnFolder, { name }, token)).data.id
  const [lessons, tests] = [await folder('教案'), await folder('试卷')]
  const second = await writeBeside(
    database,
    ({ write }) =>
      write((trx) => move(trx, contextOf(app, owner.userId), { ids: [lessons], folderId: tests })),
    () => app.call(contract.moveOwn, { ids: [tests], folderId: lessons }, token),
  )

  expect(second.code).toBe(errors.folderInItself.code)
  expect((await app.call(contract.removeOwn, { ids: [tests] }, token)).code).toBe(200)
  expect((await app.call(contract.ownFileList, {}, token)).data.folders).toEqual([])
})
