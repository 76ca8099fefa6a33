import { confirmFile, storageConfig } from '@pinge/contract/files.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { makeTeacher } from '../../../../test/make/teacher.ts'
import { server } from '../../../../test/server.ts'
import {
  cutOffStorage,
  openStorage,
  pictureUrl,
  pngFile,
  reconnectStorage,
  uploadedFiles,
} from '../../../../test/storage.ts'
import { createUser, type User } from '../../../../test/user.ts'
import { enterSession } from '../../session/session.ts'
import { useSessionExpired } from '../../session/session-expired.ts'
import type { HeldBack } from '../../form/use-form.ts'
import { PictureField } from './PictureField.tsx'

function Cover() {
  const [url, setUrl] = useState('')
  const [held, setHeld] = useState<HeldBack>(false)
  return (
    <form aria-busy={held === true} data-held={held === false ? '' : String(held)} aria-label="班级">
      <PictureField label="封面" purpose="picture" value={url} onChange={setUrl} onHold={setHeld} />
    </form>
  )
}

const input = () => screen.getByLabelText('封面文件')
const source = () => screen.queryByRole('img', { name: '封面预览' })?.getAttribute('src')
const isFormBusy = () => screen.getByRole('form', { name: '班级' }).getAttribute('aria-busy')
const whyNotSaved = () => screen.getByRole('form', { name: '班级' }).getAttribute('data-held')
const problem = () => screen.queryByRole('alert')?.textContent

let user: User

beforeEach(() => {
  enterSession(makeTeacher(), false)
  openStorage()
  user = createUser()
  render(<Cover />)
})

it('a chosen picture is seen at once, sent, confirmed, and can be taken away again', async () => {
  const confirmed = server.hold(confirmFile)
  await user.upload(input(), pngFile('我.png'))
  expect(source()).toMatch(/^blob:/)
  expect(screen.getByRole('progressbar', { name: '上传进度' })).toBeTruthy()
  await waitFor(() => expect(server.requests(confirmFile)).toHaveLength(1))

  confirmed.answer({ url: pictureUrl(7) })
  await waitFor(() => expect(source()).toBe(pictureUrl(7)))
  expect(uploadedFiles().map(({ name }) => name)).toEqual(['我.png'])
  expect(server.requests(confirmFile)[0]?.key).toMatch(/^staging\/wang\/[\w-]+\.png$/)
  await user.click(screen.getByRole('button', { name: '不用图片' }))
  expect(source()).toBeUndefined()
})

it('a picture that is dropped on the field is taken like a chosen one', async () => {
  const place = screen.getByRole('group', { name: '封面' }).querySelector('.relative')
  fireEvent.drop(place ?? document.body, { dataTransfer: { files: [pngFile()] } })

  await waitFor(() => expect(source()).toBe(pictureUrl(1)))
})

it('a file that is no picture and is dropped over one on its way takes its place, and only it is told', async () => {
  const confirmed = server.hold(confirmFile)
  await user.upload(input(), pngFile('我.png'))
  await waitFor(() => expect(server.requests(confirmFile)).toHaveLength(1))
  const place = screen.getByRole('group', { name: '封面' }).querySelector('.relative')
  const file = new File(['RIFF'], 'a.webp', { type: 'image/webp' })
  fireEvent.drop(place ?? document.body, { dataTransfer: { files: [file] } })

  await act(async () => confirmed.answer({ url: pictureUrl(7) }))

  expect(problem()).toBe('只能上传 png、jpeg、jpg 格式的图片')
  expect(source()).toBeUndefined()
})

it('a file that is no picture or too large is not even sent, and the field says why', async () => {
  fireEvent.change(input(), { target: { files: [new File(['RIFF'], 'a.webp', { type: 'image/webp' })] } })
  expect(problem()).toBe('只能上传 png、jpeg、jpg 格式的图片')

  fireEvent.change(input(), { target: { files: [pngFile('a.png', 3 * 1024 * 1024 + 1)] } })
  expect(problem()).toBe('图片不能超过 3 MB，请压缩后再上传')
  expect(server.requests(storageConfig)).toEqual([])
})

it('a picture whose upload failed stays chosen, and goes up with one tap', async () => {
  cutOffStorage()
  await user.upload(input(), pngFile())
  await waitFor(() => expect(problem()).toBe('网络连接失败'))
  expect(source()).toMatch(/^blob:/)

  reconnectStorage()
  await user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(source()).toBe(pictureUrl(1)))
  expect(problem()).toBeUndefined()
})

it('a picture whose upload failed goes with the one before it when no picture is wanted', async () => {
  await user.upload(input(), pngFile())
  await waitFor(() => expect(source()).toBe(pictureUrl(1)))
  cutOffStorage()
  await user.upload(input(), pngFile())
  await waitFor(() => expect(problem()).toBe('网络连接失败'))
  await user.click(screen.getByRole('button', { name: '不用图片' }))

  expect(source()).toBeUndefined()
  expect(problem()).toBeUndefined()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

it('a form does not go without the picture whose upload failed until that one is removed', async () => {
  cutOffStorage()
  await user.upload(input(), pngFile())
  await waitFor(() => expect(whyNotSaved()).toBe('刚选的图片没有上传成功，请重试，或移除后再提交'))
  await user.click(screen.getByRole('button', { name: '移除这张' }))

  expect(whyNotSaved()).toBe('')
  expect(source()).toBeUndefined()
  expect(problem()).toBeUndefined()
})

it('a picture whose upload failed is removed, and the one before it stays', async () => {
  await user.upload(input(), pngFile())
  await waitFor(() => expect(source()).toBe(pictureUrl(1)))
  cutOffStorage()
  await user.upload(input(), pngFile())
  await user.click(await screen.findByRole('button', { name: '移除这张' }))

  expect(source()).toBe(pictureUrl(1))
  expect(whyNotSaved()).toBe('')
})

it.each([storageConfig, confirmFile])(
  'a picture stays chosen when the session ends at $path',
  async (call) => {
    server.refuse(call, 'sessionExpired')
    await user.upload(input(), pngFile())

    await waitFor(() => expect(useSessionExpired.getState().text).toBe('登录信息失效，请重新登录！'))
    await waitFor(() => expect(problem()).toBeTruthy())
    expect(source()).toMatch(/^blob:/)
  },
)

it('a picture that the server does not take is told in its words', async () => {
  server.refuse(confirmFile, 'pictureDamaged')
  await user.upload(input(), pngFile())

  await waitFor(() => expect(problem()).toBe('图片不完整或已损坏，请换一张再试'))
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})

it('an upload is stopped by the teacher, and the field is empty again', async () => {
  server.hold(confirmFile)
  await user.upload(input(), pngFile())
  await user.click(screen.getByRole('button', { name: '取消上传' }))

  expect(source()).toBeUndefined()
  expect(screen.getByRole('button', { name: '选择图片' })).toBeTruthy()
})

it('a form waits for its picture until it is there, fails or is given up', async () => {
  const confirmed = server.hold(confirmFile)
  await user.upload(input(), pngFile())
  expect(isFormBusy()).toBe('true')
  confirmed.answer({ url: pictureUrl(7) })
  await waitFor(() => expect(isFormBusy()).toBe('false'))
  expect(source()).toBe(pictureUrl(7))

  server.hold(confirmFile)
  await user.upload(input(), pngFile())
  expect(isFormBusy()).toBe('true')
  await user.click(screen.getByRole('button', { name: '取消上传' }))
  expect(isFormBusy()).toBe('false')

  server.refuse(confirmFile, 'pictureDamaged')
  await user.upload(input(), pngFile())
  await waitFor(() => expect(problem()).toBeTruthy())
  await waitFor(() => expect(isFormBusy()).toBe('false'))
})

it('the storage configuration is asked for once for several pictures', async () => {
  await user.upload(input(), pngFile('一.png'))
  await waitFor(() => expect(source()).toBe(pictureUrl(1)))
  await user.upload(input(), pngFile('二.png'))
  await waitFor(() => expect(source()).toBe(pictureUrl(2)))

  expect(server.requests(storageConfig)).toHaveLength(1)
})
