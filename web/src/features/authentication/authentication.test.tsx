import {
  readAuthentication,
  submitAuthentication,
  type Authentication,
} from '@pinge/contract/authentication.ts'
import { classList } from '@pinge/contract/classes.ts'
import { confirmFile, storageConfig, viewFile } from '@pinge/contract/files.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { noAuthentication } from '../../../test/make/teacher.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { cutOffStorage, openStorage, pictureUrl, pngFile } from '../../../test/storage.ts'
import type { User } from '../../../test/user.ts'

let authentication: Authentication

const state = () => screen.findByRole('region', { name: '认证状态' })
const submit = () => screen.getByRole('button', { name: '提交审核' })
const school = () => screen.getByLabelText<HTMLInputElement>('学校')
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

beforeEach(() => {
  authentication = noAuthentication
  openStorage()
  server.answer(classList, [])
  server.answer(readAuthentication, () => authentication)
  server.answer(viewFile, ({ url }) => ({ url: `${url}?signed`, expireTime: Date.now() + 60_000 }))
  server.answer(submitAuthentication, ({ school: handedIn, subject, certificateUrl }) => {
    authentication = { ...noAuthentication, state: 'pending', school: handedIn, subject, certificateUrl }
    return authentication
  })
})

async function fillIn(user: User, name = '育才小学'): Promise<void> {
  await state()
  await user.fill(school(), name)
  await user.selectOptions(screen.getByLabelText('任教学科'), '语文')
  await user.upload(screen.getByLabelText('教师资格证文件'), pngFile('证件.png'))
  await screen.findByRole('img', { name: '教师资格证预览' })
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull())
}

it('a teacher who has handed in nothing is told what is missing, and hands it in', async () => {
  const user = await openScreen('/comment/Authentication')
  expect((await state()).textContent).toContain('未认证')
  await user.click(submit())
  expect(alerts()).toEqual(['请填写学校', '请选择学科', '请上传教师资格证的照片'])

  await fillIn(user)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await user.click(submit())
  await screen.findByText('已提交，审核结果会发到系统消息')
  expect((await state()).textContent).toContain('审核中')
  expect(server.requests(submitAuthentication)).toMatchObject([
    { school: '育才小学', subject: '语文', certificateUrl: pictureUrl(1) },
  ])
  const certificate = await screen.findByRole('img', { name: '教师资格证' })
  expect(certificate.getAttribute('src')).toBe(`${pictureUrl(1)}?signed`)
})

it('a subject that is not listed is written by hand', async () => {
  const user = await openScreen('/comment/Authentication')
  await fillIn(user)
  await user.selectOptions(screen.getByLabelText('任教学科'), '其他学科')
  await user.fill(screen.getByLabelText('学科名称'), '国际象棋')
  await user.click(submit())

  await waitFor(() => expect(server.requests(submitAuthentication)).toMatchObject([{ subject: '国际象棋' }]))
})

it('a teacher who was refused reads why, and mends what was handed in before', async () => {
  authentication = {
    state: 'refused',
    school: '育才小学',
    subject: '语文',
    certificateUrl: pictureUrl(3),
    reason: '照片看不清楚',
    submittedAt: Date.now(),
    decidedAt: Date.now(),
  }
  const user = await openScreen('/comment/Authentication')

  expect((await state()).textContent).toContain('原因：照片看不清楚')
  expect(school().value).toBe('育才小学')
  await user.click(submit())
  await waitFor(async () => expect((await state()).textContent).toContain('审核中'))
})

it('a certificate that is on its way is waited for, and the one that was refused is not handed in again', async () => {
  authentication = {
    ...noAuthentication,
    state: 'refused',
    school: '育才小学',
    subject: '语文',
    certificateUrl: pictureUrl(3),
    reason: '照片看不清楚',
  }
  const confirmed = server.hold(confirmFile)
  const user = await openScreen('/comment/Authentication')
  await user.upload(await screen.findByLabelText('教师资格证文件'), pngFile('证件.png'))
  await user.click(submit())
  expect(submit().getAttribute('aria-busy')).toBe('true')

  confirmed.answer({ url: pictureUrl(1) })
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull())
  await user.click(submit())
  await screen.findByText('已提交，审核结果会发到系统消息')
  expect(server.requests(submitAuthentication)).toMatchObject([{ certificateUrl: pictureUrl(1) }])
})

it('a teacher who was approved sees what was handed in, and is warned before it is changed', async () => {
  authentication = {
    ...noAuthentication,
    state: 'approved',
    school: '育才小学',
    subject: '语文',
    certificateUrl: pictureUrl(3),
  }
  const user = await openScreen('/comment/Authentication')
  expect((await state()).textContent).toContain('已通过')
  await user.click(screen.getByRole('button', { name: '修改' }))
  expect(screen.getByText('提交后会重新审核，这期间状态是“审核中”。')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '育才小学',
    '语文',
    '',
  ])
})

it('nothing filled in is lost when the network fails, and one tap sends the same again', async () => {
  const user = await openScreen('/comment/Authentication')
  await fillIn(user)
  server.fail(submitAuthentication)
  await user.click(submit())
  await waitFor(() => expect(alerts()).toEqual([expect.stringContaining('网络连接失败')]))
  expect(school().value).toBe('育才小学')
  expect(school().readOnly).toBe(true)

  server.answer(submitAuthentication, { ...noAuthentication, state: 'pending' })
  await user.click(screen.getByRole('button', { name: '再试一次' }))
  await waitFor(async () => expect((await state()).textContent).toContain('审核中'))
  const [first, second] = server.requests(submitAuthentication)
  expect(second).toEqual(first)
})

it('a teacher who leaves with something filled in is asked first', async () => {
  const user = await openScreen('/comment/Authentication')
  await state()
  await user.fill(school(), '育才小学')
  await user.click(screen.getByRole('link', { name: '返回' }))
  const asked = await screen.findByRole('alertdialog', { name: '注意' })
  expect(asked.textContent).toContain('认证信息还没有提交。离开后，刚才填写的内容就没有了。')
  await user.click(screen.getByRole('button', { name: '继续编辑' }))
  expect(address()).toBe('/comment/Authentication')
  expect(school().value).toBe('育才小学')

  await user.click(screen.getByRole('link', { name: '返回' }))
  await user.click(await screen.findByRole('button', { name: '离开' }))
  await waitFor(() => expect(address()).toBe('/comment'))
})

it('a certificate that failed to go up is not replaced by the one before it', async () => {
  cutOffStorage()
  authentication = {
    ...noAuthentication,
    state: 'refused',
    school: '育才小学',
    subject: '语文',
    certificateUrl: pictureUrl(3),
    reason: '照片看不清楚',
  }
  const user = await openScreen('/comment/Authentication')
  await user.upload(await screen.findByLabelText('教师资格证文件'), pngFile('证件.png'))
  await screen.findByRole('button', { name: '重试' })
  await user.click(submit())

  await screen.findByText('刚选的图片没有上传成功，请重试，或移除后再提交')
  expect(server.requests(submitAuthentication)).toEqual([])
})

it('a storage configuration that fails is told as 获取配置失败, and the picture stays chosen', async () => {
  server.refuse(storageConfig, 'unexpected')
  const user = await openScreen('/comment/Authentication')
  await state()
  await user.upload(screen.getByLabelText('教师资格证文件'), pngFile())

  await screen.findByText('获取配置失败')
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})

it('what cannot be read is asked for again by one tap', async () => {
  server.refuse(readAuthentication, 'serviceBusy')
  const user = await openScreen('/comment/Authentication')
  await user.click(await screen.findByRole('button', { name: /再试一次/ }))
  server.answer(readAuthentication, noAuthentication)
  await user.click(await screen.findByRole('button', { name: /再试一次/ }))

  expect((await state()).textContent).toContain('未认证')
})
