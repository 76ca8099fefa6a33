import { addClass, classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { liveTicket } from '@pinge/contract/live.ts'
import { commentFeed, commentSummary } from '@pinge/contract/records.ts'
import { register } from '@pinge/contract/sign-in.ts'
import { storageConfig } from '@pinge/contract/files.ts'
import { readRoster } from '@pinge/contract/roster/roster.ts'
import { qrLoginContent } from '@pinge/contract/qr-sign-in.ts'
import { siteDetail } from '@pinge/contract/site.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { hash, randomUUID } from 'node:crypto'
import { call } from '../../load/call.ts'
import { formRequest } from '../../load/form-request.ts'
import { openLoad } from '../../load/load.ts'
import { signedRequest } from '../../load/signed-request.ts'
import { slowestReads } from '../../load/slowest-reads.ts'
import { atMost, type Row } from '../../row.ts'
import { startServer } from '../../servers/start-server.ts'
import type { RowContext } from '../row-context.ts'

const CONNECTIONS = 48
const PUPILS = 200
const COMMENTS = 250
/** Of one upload: every one of a turn is held in this process, too. */
const PICTURE_BYTES = 500_000
/** Of one roster file: some 600 KB. */
const ROSTER_LINES = 20_000
/** What one reader may wait while somebody does that. */
const MAX_READ_MS = 200

type Attack = { name: string; request: () => Buffer }

/**
 * Row 14: how long honest readers wait while one client asks for what is costly, from many connections at once. It
 * speaks to a server of its own on this machine, for some seconds each.
 */
export async function attackRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const home = await makeHome(options.comments.small)
  const product = await startServer('product', home.settings)
  const lastsMs = options.passMs * 4
  try {
    const attacks = await prepareAttacks(product.origin)
    const quiet = await slowestReads(product, home.school, lastsMs)
    const rows: Row[] = []
    for (const { name, request } of attacks) {
      const attacked = attack(product.origin, request, lastsMs)
      const { figure } = await slowestReads(product, home.school, lastsMs)
      const answered = await attacked
      rows.push({
        figure: `14 class list beside ${name}, p99`,
        engine,
        measured: `${figure.toFixed(1)} ms (${Math.round((answered / lastsMs) * 1_000)}/s of them)`,
        yardstick: `${quiet.figure.toFixed(1)} ms when quiet`,
        ...atMost(figure / MAX_READ_MS, 1),
      })
    }
    return rows
  } finally {
    await product.stop()
    await home.remove()
  }
}

/**
 * Asks again and again until the time is over, whatever it is answered, on new connections where the server closes one
 * before it has taken all of a file. Answers how often it asked.
 */
async function attack(origin: string, request: () => Buffer, lastsMs: number): Promise<number> {
  const endsAt = performance.now() + lastsMs
  let load = await openLoad(origin, CONNECTIONS)
  let asked = 0
  while (performance.now() < endsAt) {
    // Few at a time: signing them must not keep the readers, who are in this process too, from hearing their answers.
    const requests = Array.from({ length: CONNECTIONS }, () => ({ bytes: request(), isRight: () => true }))
    asked += requests.length
    try {
      await load.send(requests)
    } catch {
      load.close()
      load = await openLoad(origin, CONNECTIONS)
    }
  }
  load.close()
  return asked
}

async function prepareAttacks(origin: string): Promise<Attack[]> {
  const teacher = { tel: '13911112222', nickname: '李老师', password: hash('sha256', 'morning-sun') }
  const { accessToken: token } = await call(origin, register, teacher)
  const { classId } = await call(origin, addClass, { className: '很大的班', grade: 3 }, token)
  const students = Array.from({ length: PUPILS }, (_, index) => ({ username: `学生${index}` }))
  const { ids: studentIds } = await call(origin, addStudents, { classId, students }, token)
  for (let count = 0; count < COMMENTS; count += 1)
    await call(origin, giveComment, { classId, itemId: 's1-01', studentIds }, token)
  const storage = await call(origin, storageConfig, {}, token)
  const roster = { field: 'file', name: '名单.csv', bytes: longRoster() }
  const picture = { field: 'file', name: 'picture', bytes: Buffer.alloc(PICTURE_BYTES, 'a') }
  return [
    {
      name: 'roster files',
      request: () => formRequest(readRoster.path, { fields: {}, file: roster }, token),
    },
    {
      name: 'uploads',
      request: () => {
        const key = `${storage.dir}${randomUUID()}.png`
        const fields = { ...storage.fields, [storage.typeField]: 'image/png', key }
        return formRequest(storage.host, { fields, file: picture })
      },
    },
    { name: 'QR codes', request: () => signedRequest(qrLoginContent.path, {}) },
    { name: 'open calls', request: () => signedRequest(siteDetail.path, {}) },
    { name: 'made-up tokens', request: () => signedRequest(classList.path, {}, 'made up') },
    { name: 'live tickets', request: () => signedRequest(liveTicket.path, { classId }, token) },
    { name: 'feeds', request: () => signedRequest(commentFeed.path, { classId, limit: 100 }, token) },
    { name: 'lists of classes', request: () => signedRequest(classList.path, {}, token) },
    { name: 'summaries', request: () => signedRequest(commentSummary.path, { classId }, token) },
    {
      name: 'the description of calls',
      request: () => Buffer.from('GET /api/docs/yaml HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'),
    },
  ]
}

function longRoster(): Buffer {
  const lines = Array.from({ length: ROSTER_LINES }, (_, index) => `学生${index},${index},13911112222,张建国`)
  return Buffer.from(`姓名,学号,家长电话,家长姓名\n${lines.join('\n')}\n`)
}
