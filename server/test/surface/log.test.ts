import { addClass } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { passwordSignIn, register, signOut, UserInfo } from '@pinge/contract/sign-in.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { readPastedRoster } from '@pinge/contract/roster/roster.ts'
import { hash } from 'node:crypto'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { createTestDataDir, type TestDataDir } from '../data-dir.ts'
import { startServer, type TestServer } from '../server.ts'

let home: TestDataDir
let server: TestServer
beforeEach(async () => {
  home = await createTestDataDir()
  // The most talkative level: what is not said here is never said.
  server = await startServer({ ...home.settings, LOG_LEVEL: 'trace' })
})
afterEach(async () => {
  await server.kill()
  await home.remove()
})

it('logs no name, phone, token or password, whatever happens', async () => {
  const password = hash('sha256', 'morning-sun')
  const wrongPassword = hash('sha256', 'evening-star')
  const teacher = { tel: '13812345678', nickname: '欧阳老师', password }
  await server.call(register.path, teacher)
  await server.call(passwordSignIn.path, { tel: teacher.tel, password: wrongPassword })
  const signedIn = await server.call(passwordSignIn.path, { tel: teacher.tel, password })
  const { accessToken } = z.parse(UserInfo, signedIn.data)
  const made = await server.call(addClass.path, { className: '三年级(2)班' }, accessToken)
  const { classId } = z.parse(addClass.data, made.data)
  const guardians = [{ name: '诸葛建国', relation: '父亲', tel: '13987654321' }]
  const students = [{ username: '司马浩然', guardians }]
  const added = await server.call(addStudents.path, { classId, students }, accessToken)
  const studentIds = z.parse(addStudents.data, added.data).ids
  const comment = { classId, itemId: 's1-01', studentIds, remark: '今天帮助了同学' }
  await server.call(giveComment.path, comment, accessToken)
  await server.call(readPastedRoster.path, { text: '上官一诺\n端木子轩' }, accessToken)

  // Mistakes of every kind, with the same words in them.
  await server.call(giveComment.path, { ...comment, remark: '今天帮助了同学'.repeat(99) }, accessToken)
  await server.call(addStudents.path, { classId, students: [{ username: 7, ...guardians[0] }] }, accessToken)
  await server.call('/api/nowhere', teacher, accessToken)
  await fetch(`${server.origin}${giveComment.path}?name=${encodeURIComponent('司马浩然')}&tel=13987654321`)
  await fetch(`${server.origin}/%zz司马浩然`, { headers: { authorization: accessToken } })
  await sendNoRequest(
    server.origin,
    `POST ${giveComment.path} HTTP/1.1\r\nauthorization: ${accessToken}\r\nx\r\n\r\n`,
  )

  // A bug: a rule in the database of which the server knows nothing, and whose refusal repeats the pupil's name.
  const database = await openDatabase({ databaseUrl: home.databaseUrl, dataDir: home.dataDir }, Date.now)
  await database.write((trx) =>
    trx.schema.createIndex('namesOnce').unique().on('students').column('username').execute(),
  )
  await database.close()
  const failed = await server.call(addStudents.path, { classId, students }, accessToken)
  await server.call(signOut.path, {}, accessToken)
  await server.stop()

  expect(failed).toEqual({ status: 500, code: 500, msg: '出错啦... 请联系管理员!', data: null })
  const log = server.output()
  expect(log).toContain('"msg":"unexpected failure"')
  expect(log).toContain(addStudents.path)
  expect(log).toContain('at async addStudents (')
  const secrets = ['欧阳', '司马', '诸葛', '上官', '端木', '今天帮助', '13812345678', '13987654321']
  const told = [...secrets, ...secrets.map(encodeURIComponent), password, wrongPassword, accessToken]
  expect(told.filter((secret) => log.includes(secret))).toEqual([])
})

/** Sends bytes as they are; answers when the server has hung up. */
async function sendNoRequest(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.end(bytes)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}
