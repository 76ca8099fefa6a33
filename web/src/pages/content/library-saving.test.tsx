import * as library from '@pinge/contract/content/library.ts'
import { recordPlay } from '@pinge/contract/content/videos.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeFile, makePage } from '../../../test/make/content.ts'
import { openScreen } from '../../../test/screen.tsx'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { server } from '../../../test/server.ts'

beforeEach(() => {
  server.answer(library.libraryTree, [])
  server.answer(recordPlay, { createdAt: 1 })
})

it('files of the library are saved under their own name, and one that is gone says so', async () => {
  const saved = watchSavedFiles()
  const plan = makeFile({ id: 'plan', name: '班会.zip', ext: 'zip', fileType: 'other', preview: 'none' })
  server.answer(library.libraryList, makePage([makeFile({ id: 'card', name: '任务卡.pdf' }), plan]))
  server.answer(library.libraryDownload, { url: '/media/plan', name: '班会.zip', expireTime: 1 })
  const user = await openScreen('/library')
  await user.click(await screen.findByRole('button', { name: '下载班会.zip' }))
  await waitFor(() => expect(saved).toEqual(['班会.zip']))

  server.refuse(library.libraryDownload, 'contentNotFound')
  await user.click(screen.getByRole('button', { name: '下载任务卡.pdf' }))
  await screen.findByText('内容不存在或已下架')
  expect(saved).toEqual(['班会.zip'])
})

it('a file above 200 MB is saved after a question', async () => {
  const saved = watchSavedFiles()
  const MB = 1024 * 1024
  server.answer(
    library.libraryList,
    makePage([
      makeFile({ id: 'film', name: '大片.mp4', ext: 'mp4', size: 200 * MB + 1 }),
      makeFile({ id: 'clip', name: '短片.mp4', ext: 'mp4', size: 200 * MB }),
    ]),
  )
  server.answer(library.libraryDownload, ({ id }) => ({ url: '/media', name: id, expireTime: 1 }))
  const user = await openScreen('/library')
  await user.click(await screen.findByRole('button', { name: '下载短片.mp4' }))
  await waitFor(() => expect(saved).toEqual(['clip']))

  await user.click(screen.getByRole('button', { name: '下载大片.mp4' }))
  await user.click(await screen.findByRole('button', { name: '取消' }))
  expect(saved).toEqual(['clip'])
  await user.click(screen.getByRole('button', { name: '下载大片.mp4' }))
  const question = within(await screen.findByRole('alertdialog', { name: '下载“大片.mp4”？' }))
  await user.click(question.getByRole('button', { name: '下载' }))
  await waitFor(() => expect(saved).toEqual(['clip', 'film']))
})
