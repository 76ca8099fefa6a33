import { classList } from '@pinge/contract/classes.ts'
import { signOut } from '@pinge/contract/sign-in.ts'
import { qrConfirm, qrLoginContent, qrLoginResult, qrScan } from '@pinge/contract/qr-sign-in.ts'
import { SECOND_MS } from '@pinge/contract/values/durations.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let wang: { accessToken: string; userId: string }
beforeEach(async () => {
  app = await startTestApp({ publicOrigin: 'https://pinge.school.cn', siteName: '实验小学' })
  wang = await app.newTeacher()
})
afterEach(() => app.close())

async function begin() {
  const { data } = await app.call(qrLoginContent, { loginType: 3 })
  return { ...data, id: data.content.split('/').at(-1) ?? '' }
}
async function poll(key: string) {
  app.time.now += SECOND_MS
  return app.call(qrLoginResult, { key, loginType: 3 })
}
const scan = (id: string, token = wang.accessToken) => app.call(qrScan, { id }, token)
const confirm = (id: string, accept: boolean, token = wang.accessToken) =>
  app.call(qrConfirm, { id, accept }, token)

it('signs a browser in by a phone: waiting, scanned, confirmed, and picked up exactly once', async () => {
  const { key, content, id, expireTime } = await begin()
  expect(content).toBe(`https://pinge.school.cn/qr/${id}`)
  expect(content).not.toContain(key)
  expect(expireTime).toBe(app.time.now + 120_000)
  expect(await poll(key)).toMatchObject({ status: 200, code: 20102 })

  expect((await scan(id)).data).toMatchObject({ siteName: '实验小学', device: '未知设备' })
  expect(await poll(key)).toMatchObject({ status: 200, code: 20103, msg: '已扫码, 待确认' })

  expect((await confirm(id, true)).code).toBe(200)
  const { data: user } = await poll(key)
  expect(user.userId).toBe(wang.userId)
  expect(user.accessToken).not.toBe(wang.accessToken)
  expect((await app.call(classList, {}, user.accessToken)).code).toBe(200)
  expect((await poll(key)).code).toBe(20104)
})

it.each([
  { begun: {}, pickedUp: { isPublicComputer: true }, kept: 1 },
  { begun: { isPublicComputer: true }, pickedUp: { isPublicComputer: false }, kept: 0 },
  { begun: { isPublicComputer: true }, pickedUp: {}, kept: 1 },
])(
  'takes a computer for a public one as it was said last: $begun, then $pickedUp',
  async ({ begun, pickedUp, kept }) => {
    const { data } = await app.call(qrLoginContent, { loginType: 3, ...begun })
    const id = data.content.split('/').at(-1) ?? ''
    await scan(id)
    await confirm(id, true)

    app.time.now += SECOND_MS
    await app.call(qrLoginResult, { key: data.key, loginType: 3, ...pickedUp })
    const { isPublicComputer } = await app.database.read
      .selectFrom('sessions')
      .select('isPublicComputer')
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
    expect(isPublicComputer).toBe(kept)
  },
)

it('lets no computer in by a phone that was signed out after it confirmed', async () => {
  const { key, id } = await begin()
  await scan(id)
  await confirm(id, true)
  await app.call(signOut, {}, wang.accessToken)

  expect((await poll(key)).code).toBe(20104)
  expect(await app.database.read.selectFrom('sessions').select('id').execute()).toEqual([])
})

it.each(['nothing', '', '编号', 'k'.repeat(200)])('answers the key “%s” as one that ran out', async (key) => {
  expect(await poll(key)).toMatchObject({ status: 200, code: 20104 })
})

it('lets the phone refuse', async () => {
  const { key, id } = await begin()
  await scan(id)
  expect((await confirm(id, false)).code).toBe(200)

  expect((await poll(key)).code).toBe(20104)
  expect((await confirm(id, true)).code).toBe(20104)
  expect((await poll(key)).code).toBe(20104)
})

it('lets only the teacher who scanned confirm', async () => {
  const { key, id } = await begin()
  const stranger = await app.newTeacher('李老师')
  expect((await confirm(id, true, stranger.accessToken)).code).toBe(20104)
  await scan(id)

  expect((await scan(id, stranger.accessToken)).code).toBe(20104)
  expect((await confirm(id, true, stranger.accessToken)).code).toBe(20104)
  expect((await poll(key)).code).toBe(20103)
  // The same phone may open the page again.
  expect((await scan(id)).code).toBe(200)
  expect((await confirm(id, true)).code).toBe(200)
})

it.each([true, false])('asks no phone again about a code that it has decided on: %s', async (accept) => {
  const { key, id } = await begin()
  await scan(id)
  await confirm(id, accept)
  expect((await scan(id)).code).toBe(20104)

  // One whose answer was lost tells it again.
  expect((await confirm(id, accept)).code).toBe(200)
  expect((await poll(key)).code).toBe(accept ? 200 : 20104)
  expect((await scan(id)).code).toBe(20104)
})

it('gives the sign-in to one of many that ask at once', async () => {
  const { key, id } = await begin()
  await scan(id)
  await confirm(id, true)
  app.time.now += SECOND_MS

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => app.call(qrLoginResult, { key, loginType: 3 })),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
})

it('ends after two minutes, and knows no key that it did not give', async () => {
  const { key, id } = await begin()
  app.time.now += 120_000

  expect((await poll(key)).code).toBe(20104)
  expect((await scan(id)).code).toBe(20104)
  expect((await poll('A'.repeat(43))).code).toBe(20104)
  // What is in the picture opens nothing.
  const second = await begin()
  expect((await poll(second.id)).code).toBe(20104)
})

it('never limits polls a second apart, and refuses a program that asks without pause', async () => {
  const { key } = await begin()
  for (let second = 0; second < 115; second += 1) expect((await poll(key)).code).toBe(20102)

  expect((await app.call(qrLoginResult, { key, loginType: 3 })).status).toBe(429)
})

it('needs a signed-in phone', async () => {
  const { id } = await begin()

  expect((await scan(id, '')).status).toBe(401)
  expect((await confirm(id, true, '')).status).toBe(401)
})

it('names the address where it listens, where the operator names none', async () => {
  await app.close()
  app = await startTestApp()

  expect((await begin()).content).toMatch(/^http:\/\/127\.0\.0\.1:8080\/qr\/[\w-]{43}$/)
})
