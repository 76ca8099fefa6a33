import { classDetail } from '@pinge/contract/class-edit.ts'
import { consentList, saveConsent, type Consent } from '@pinge/contract/privacy/consents.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeClassDetail } from '../../../test/make/class.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { printPage } from '../../../test/device/print.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

let school: SchoolClass
let consents: Consent[]

beforeEach(() => {
  school = openSchoolClass()
  server.answer(classDetail, makeClassDetail({ classId: 'c1', school: '实验小学', className: '三年级(2)班' }))
  const pupil = { header: '1', givenOn: null, withdrawnOn: null }
  consents = [
    { ...pupil, studentId: 'mei', username: '陈梅', state: 'none' },
    { ...pupil, studentId: 'tao', username: '李涛', state: 'given', givenOn: '2026-09-01' },
  ]
  server.answer(consentList, () => consents)
  server.answer(saveConsent, ({ studentIds, date }) => {
    consents = consents.map((consent) =>
      studentIds.includes(consent.studentId) ? { ...consent, state: 'given', givenOn: date } : consent,
    )
    return null
  })
})

const open = () => openScreen('/comment/consent?classId=c1', makeTeacher({ nickname: '王老师' }))
const pupil = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })

it('says of how many pupils there is no consent, and puts it down for all of them at once', async () => {
  const user = await open()
  await screen.findByText('2 名学生中，1 名没有家长同意：陈梅。')

  await user.click(await screen.findByRole('button', { name: '选没有同意的' }))
  expect((await pupil('陈梅')).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: '登记同意' }))

  await screen.findByText('2 名学生的家长都已同意添加照片。')
  expect(consents.find(({ studentId }) => studentId === 'mei')?.state).toBe('given')
})

it('keeps what was chosen when the server refuses, and says why', async () => {
  server.refuse(saveConsent, 'withdrawnBeforeGiven')
  const user = await open()
  await user.click(await pupil('李涛'))
  await user.click(screen.getByRole('button', { name: '登记撤回' }))

  await screen.findByText('撤回日期不能早于同意日期，请检查日期')
  expect((await pupil('李涛')).getAttribute('aria-pressed')).toBe('true')
})

it('lets a co-teacher read who consented, and change nothing', async () => {
  school.summary = { ...school.summary, isOwner: false }
  await open()

  const list = await screen.findByRole('list', { name: '每名学生的家长同意' })
  expect(within(list).getByText('已同意 · 2026.9.1')).toBeDefined()
  expect(screen.queryByRole('button', { name: '登记同意' })).toBeNull()
})

it('prints a form with the facts of the class, for each pupil who is chosen', async () => {
  const user = await open()
  await user.click(await pupil('陈梅'))
  await user.click(await pupil('李涛'))
  const forms = await printPage(() => screen.getAllByRole('article', { hidden: true }))

  expect(forms).toHaveLength(2)
  await waitFor(() => expect(forms[0]?.textContent).toContain('实验小学 三年级(2)班　学生姓名：陈梅'))
})

it('puts down the pupils who are chosen now, also after a try whose answer did not come', async () => {
  server.fail(saveConsent)
  const user = await open()
  await user.click(await pupil('陈梅'))
  await user.click(screen.getByRole('button', { name: '登记同意' }))
  await screen.findByText(/网络/u)
  server.answer(saveConsent, null)
  await user.click(await pupil('陈梅'))
  await user.click(await pupil('李涛'))
  await user.click(screen.getByRole('button', { name: '登记撤回' }))

  await screen.findByText('已登记 1 名学生的家长撤回同意')
  expect(server.requests(saveConsent)).toMatchObject([
    { studentIds: ['mei'], state: 'given' },
    { studentIds: ['tao'], state: 'withdrawn' },
  ])
})

it('leaves those chosen who are chosen while an answer is on its way', async () => {
  const held = server.hold(saveConsent)
  const user = await open()
  await user.click(await pupil('陈梅'))
  await user.click(screen.getByRole('button', { name: '登记同意' }))
  await user.click(await pupil('李涛'))
  held.answer(null)

  await screen.findByText('已登记 1 名学生的家长同意')
  expect((await pupil('李涛')).getAttribute('aria-pressed')).toBe('true')
})

it('is chosen for all pupils and for none by one button', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '全选' }))
  screen.getByText('已选 2 名学生')
  await user.click(screen.getByRole('button', { name: '都不选' }))

  screen.getByText('点学生的名字，再登记')
  expect(screen.getByRole('button', { name: '登记同意' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: '登记撤回' })).toHaveProperty('disabled', true)
})

it('prints an empty form to be filled by hand where no pupil is chosen', async () => {
  await open()
  await pupil('陈梅')
  const form = await printPage(() => screen.getByRole('article', { hidden: true }))

  expect(form.textContent).not.toContain('陈梅')
  expect(form.textContent).toContain('我撤回以前的同意')
})

it('is read alone in a class that rests', async () => {
  school.summary = { ...school.summary, isArchived: true }
  await open()

  await screen.findByText('登记和撤回由班级创建者来做，归档的班级只能查看。')
  expect(screen.queryByRole('button', { name: /^陈梅/u })).toBeNull()
})

it('begins with pupils in a class that has none', async () => {
  consents = []
  await open()

  await screen.findByText('先添加学生，再登记家长同意。')
})

it('that could not be read is asked for again by one tap', async () => {
  server.refuse(consentList, 'serviceBusy')
  const user = await open()
  await screen.findByText('没有加载出来')
  server.answer(consentList, () => consents)
  await user.click(screen.getByRole('button', { name: '再试一次' }))

  await pupil('陈梅')
})
