import { addClass, classList } from '@pinge/contract/classes.ts'
import { confirmFile } from '@pinge/contract/files.ts'
import { classRoster } from '@pinge/contract/roster/roster.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { cutOffStorage, openStorage, pictureUrl, pngFile } from '../../../test/storage.ts'
import type { User } from '../../../test/user.ts'

const next = () => screen.getByRole('button', { name: '下一步，添加学生' })
const skip = () => screen.findByRole('button', { name: '先建班，以后再添加' })
const cover = (name: string) => screen.getByRole('radio', { name })

beforeEach(() => {
  openStorage()
  server.answer(classList, [])
  server.answer(addClass, { classId: 'c1', geziNo: '12345678' })
  server.answer(classRoster, { className: '三年级(2)班', students: [] })
})

/** The first step with a picture of the teacher's own, which is on its way. */
async function nameClassWithCover(): Promise<User> {
  const user = await openScreen('/comment/create')
  await user.click(await screen.findByRole('radio', { name: '三年级' }))
  await user.fill(screen.getByLabelText('班号'), '2')
  await user.upload(await screen.findByLabelText('或者用自己的图片文件'), pngFile())
  return user
}

it('a class waits for the cover that is on its way, and keeps what is written meanwhile', async () => {
  const confirmed = server.hold(confirmFile)
  const user = await openScreen('/comment/create')
  await user.click(await screen.findByRole('radio', { name: '三年级' }))
  await user.upload(await screen.findByLabelText('或者用自己的图片文件'), pngFile())
  await user.fill(screen.getByLabelText('班号'), '2')
  await user.click(next())
  expect(next().getAttribute('aria-busy')).toBe('true')

  confirmed.answer({ url: pictureUrl(1) })
  await waitFor(() => expect(next().getAttribute('aria-busy')).toBeNull())
  await user.click(next())
  await user.click(await skip())
  await screen.findByRole('heading', { name: '三年级(2)班建好了' })
  expect(server.requests(addClass)).toMatchObject([{ className: '三年级(2)班', classImg: pictureUrl(1) }])
})

it.each([
  ['it is removed', () => screen.getByRole('button', { name: '移除这张' })],
  ['another one is chosen', () => cover('小火箭')],
  ['the one that stood before is chosen', () => cover('小树苗')],
])('a class does not go on without the cover that failed to go up, until %s', async (_, found) => {
  cutOffStorage()
  const user = await nameClassWithCover()
  await screen.findByRole('button', { name: '移除这张' })
  await user.click(next())
  await screen.findByText('刚选的图片没有上传成功，请重试，或移除后再提交')

  await user.click(found())
  expect(screen.queryByText(/没有上传成功/)).toBeNull()
  await user.click(next())
  await skip()
})

it('a class gets a cover of the teacher’s own', async () => {
  const user = await nameClassWithCover()
  await screen.findByRole('button', { name: '不用图片' })
  await user.click(next())
  await user.click(await skip())

  await screen.findByRole('heading', { name: '三年级(2)班建好了' })
  expect(server.requests(addClass)).toMatchObject([{ classImg: pictureUrl(1) }])
})

it('a shipped cover that is chosen while the teacher’s own is on its way stays', async () => {
  const confirmed = server.hold(confirmFile)
  const user = await nameClassWithCover()
  await waitFor(() => expect(server.requests(confirmFile)).toHaveLength(1))
  await user.click(cover('小火箭'))
  confirmed.answer({ url: pictureUrl(1) })
  await user.click(next())
  await user.click(await skip())

  await screen.findByRole('heading', { name: '三年级(2)班建好了' })
  expect(server.requests(addClass)[0]?.classImg).not.toBe(pictureUrl(1))
})
