import { libraryPreview } from '@pinge/contract/content/library.ts'
import { ownFileList, saveOwnFolder } from '@pinge/contract/content/own-files.ts'
import { pictureList } from '@pinge/contract/training/levels.ts'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeOwnFile } from '../../../../test/make/content.ts'
import { MB, openOwnLibrary } from '../../../../test/own-library.ts'
import { address, openScreen } from '../../../../test/screen.tsx'
import { server } from '../../../../test/server.ts'
import { listOf, openTraining } from '../../../../test/training.ts'

const none = { folders: [], files: [], usedBytes: 0, quotaBytes: 1_000_000, maxFileBytes: 100_000 }

beforeEach(() => {
  openTraining()
  server.answer(pictureList, listOf([]))
  server.answer(ownFileList, none)
})
afterEach(() => void vi.unstubAllGlobals())

it('the address of own pictures that are gone leads back to the levels, and says why', async () => {
  await openScreen('/pinge-activity/img?item=own-4-gone')
  await screen.findByText('这组图片打不开了，请换一组')
  await screen.findByRole('button', { name: '自己的图片' })
})

it('a new set asks for a name and pictures, and keeps both when the network is gone', async () => {
  server.fail(saveOwnFolder)
  const user = await openScreen('/pinge-activity/img')
  await user.click(await screen.findByRole('button', { name: '自己的图片' }))
  const dialog = within(await screen.findByRole('dialog', { name: '自己的图片' }))
  await user.click(await dialog.findByRole('button', { name: '做一组' }))
  await dialog.findByText('请给这组图片起个名字，1–120 个字，不能有斜杠')
  await user.type(dialog.getByLabelText('新的一组'), '校园里的花')
  await dialog.findByText('请先选图片')
  expect(server.requests(saveOwnFolder)).toEqual([])

  await user.click(dialog.getByRole('button', { name: '选图片' }))
  const pictures = ['菊花', '桂花'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }))
  await user.upload(dialog.getByLabelText('要上传的图片'), pictures)
  await user.click(await dialog.findByRole('button', { name: '已选 2 张' }))
  await user.click(dialog.getByRole('button', { name: '做一组' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/网络/)
  expect(dialog.getByLabelText<HTMLInputElement>('新的一组').value).toBe('校园里的花')
  expect(dialog.getByRole('button', { name: '已选 2 张' })).toBeTruthy()
})

it('pictures that have arrived are told and counted in the dialog, where no toast covers its buttons', async () => {
  openOwnLibrary({ quotaBytes: 9 * MB, maxFileBytes: 3 * MB })
  server.answer(saveOwnFolder, { id: 'd3' })
  const user = await openScreen('/pinge-activity/img')
  await user.click(await screen.findByRole('button', { name: '自己的图片' }))
  const dialog = within(await screen.findByRole('dialog', { name: '自己的图片' }))
  async function makeSet(name: string): Promise<void> {
    await user.type(await dialog.findByLabelText('新的一组'), name)
    await user.click(await dialog.findByRole('button', { name: '选图片' }))
    const picture = new File(['x'], `${name}.png`, { type: 'image/png' })
    await user.upload(dialog.getByLabelText('要上传的图片'), picture)
    await user.click(await dialog.findByRole('button', { name: '已选 1 张' }))
    await user.click(dialog.getByRole('button', { name: '做一组' }))
  }
  await makeSet('校园里的花')
  await dialog.findByText('已上传 1 个文件')
  expect(screen.getAllByText('已上传 1 个文件')).toHaveLength(1)
  await makeSet('操场上的树')

  await dialog.findByText('已上传 2 个文件')
})

it('pictures that come late lead no teacher to the board who has shut the dialog meanwhile', async () => {
  const library = openOwnLibrary({ quotaBytes: 9 * MB, maxFileBytes: 3 * MB })
  const picture = (at: number) =>
    makeOwnFile({ id: `p${at}`, name: `花${at}.png`, ext: 'png', folderId: 'd1', size: MB })
  library.files = Array.from({ length: 6 }, (_, at) => picture(at))
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close: () => undefined }))
  const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null))
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) =>
    input === '/media/flower' ? new Response('picture') : await fetch(input, init),
  )
  const held = server.hold(libraryPreview)
  const user = await openScreen('/pinge-activity/img')
  await user.click(await screen.findByRole('button', { name: '自己的图片' }))
  const dialog = within(await screen.findByRole('dialog', { name: '自己的图片' }))
  await user.click(await dialog.findByRole('button', { name: '用这组' }))
  await dialog.findByText(/^正在取图片/u)
  await user.click(dialog.getByRole('button', { name: '关闭' }))

  const [file] = library.files
  if (!file) throw new Error('There is no picture')
  const flower = { url: '/media/flower', expireTime: Date.now() + 60_000 }
  const preview = { kind: 'image', state: 'ready', address: flower, reason: '', file } as const
  await act(async () => {
    held.answer(preview)
    // Four of them also for the cover of the set.
    await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(library.files.length + 4))
  })

  expect(address()).toBe('/pinge-activity/img')
})
