import { giveComment } from '@pinge/contract/comments.ts'
import { confirmFile, storageConfig } from '@pinge/contract/files.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { item, openClass, pupil } from '../../../test/class-screen.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import { cutOffStorage, openStorage, pictureUrl, pngFile } from '../../../test/storage.ts'
import type { User } from '../../../test/user.ts'

beforeEach(() => {
  openSchoolClass()
  openStorage()
})
afterEach(() => void vi.unstubAllGlobals())

const photo = () => screen.queryByRole('group', { name: '照片' })

async function choosePhoto(file: File): Promise<User> {
  const user = await openClass()
  await user.click(pupil('王浩然'))
  await chooseAgain(file)
  return user
}

async function chooseAgain(file: File): Promise<void> {
  fireEvent.change(await screen.findByLabelText('照片文件'), { target: { files: [file] } })
}

const isThere = () =>
  waitFor(() => expect(screen.getByRole('img', { name: '照片预览' }).className).not.toContain('opacity'))

it('a comment carries a photo, and waits until it is there', async () => {
  const confirmed = server.hold(confirmFile)
  const user = await choosePhoto(pngFile())
  await user.click(await item('积极发言'))
  await screen.findByText('照片还没有上传完，请稍等')
  expect(server.requests(giveComment)).toEqual([])

  await waitFor(() => expect(server.requests(confirmFile)).toMatchObject([{ purpose: 'comment' }]))
  confirmed.answer({ url: pictureUrl(7) })
  await isThere()
  await user.click(await item('积极发言'))
  await waitFor(() => expect(server.requests(giveComment)).toMatchObject([{ photo: pictureUrl(7) }]))
})

describe('a photo that is still being made smaller', () => {
  let read = (): void => undefined

  beforeEach(() => {
    const reading = new Promise((resolve) => {
      read = () => resolve({ width: 8, height: 8, close: () => undefined })
    })
    vi.stubGlobal('createImageBitmap', () => reading)
  })

  it('has its place at once, and its comment waits for it', async () => {
    const user = await choosePhoto(pngFile())
    expect(photo()).toBeTruthy()
    await user.click(await item('积极发言'))
    await screen.findByText('照片还没有上传完，请稍等')
    expect(server.requests(giveComment)).toEqual([])

    read()
    await waitFor(() => expect(server.requests(confirmFile)).toHaveLength(1))
    await isThere()
    await user.click(await item('积极发言'))
    await waitFor(() => expect(server.requests(giveComment)).toMatchObject([{ photo: pictureUrl(1) }]))
  })

  it('is not sent once it is taken away, and the comment goes without it', async () => {
    const user = await choosePhoto(pngFile())
    await user.click(screen.getByRole('button', { name: '去掉照片' }))
    await act(async () => read())
    expect(photo()).toBeNull()
    await user.click(await item('积极发言'))

    await waitFor(() => expect(server.requests(giveComment)).toHaveLength(1))
    expect(server.requests(giveComment)[0]).not.toHaveProperty('photo')
    expect(server.requests(confirmFile)).toEqual([])
  })

  it('is not sent once the dialog is closed', async () => {
    const user = await choosePhoto(pngFile())
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(async () => read())
    await vi.dynamicImportSettled()

    expect(server.requests(storageConfig)).toEqual([])
  })
})

it('a photo that failed to go up is not waited for: the teacher is told to retry it or to take it away', async () => {
  cutOffStorage()
  const user = await choosePhoto(pngFile())
  await screen.findByRole('button', { name: '重新上传照片' })
  await user.click(await item('积极发言'))
  await screen.findByText('照片没有上传成功，请重新上传，或去掉照片')
  expect(server.requests(giveComment)).toEqual([])

  await user.click(screen.getByRole('button', { name: '去掉照片' }))
  await user.click(await item('积极发言'))
  await waitFor(() => expect(server.requests(giveComment)).toHaveLength(1))
})

describe('a file that is no fit photo', () => {
  const notAPhoto = '只能上传 png、jpeg、jpg 格式的图片'
  const unfit = [
    {
      kind: 'no picture that browsers know',
      file: new File(['x'], 'a.heic', { type: 'image/heic' }),
      told: notAPhoto,
    },
    {
      kind: 'too large',
      file: pngFile('a.png', 3 * 1024 * 1024 + 1),
      told: '图片不能超过 3 MB，请压缩后再上传',
    },
  ]

  it.each(unfit)('because it is $kind is told, and the comment goes without it', async ({ file, told }) => {
    const user = await choosePhoto(file)
    await screen.findByText(told)
    expect(photo()).toBeNull()
    await user.click(await item('积极发言'))

    await waitFor(() => expect(server.requests(giveComment)).toHaveLength(1))
    expect(server.requests(giveComment)[0]).not.toHaveProperty('photo')
  })

  it('makes room for another one that is', async () => {
    const user = await choosePhoto(new File(['x'], 'a.heic', { type: 'image/heic' }))
    await screen.findByText(notAPhoto)
    await chooseAgain(pngFile())
    await waitFor(() => expect(server.requests(confirmFile)).toHaveLength(1))
    await isThere()
    await user.click(await item('积极发言'))

    await waitFor(() => expect(server.requests(giveComment)).toMatchObject([{ photo: pictureUrl(1) }]))
  })
})
