import { ownFileList, saveOwnFolder } from '@pinge/contract/content/own-files.ts'
import { pictureList } from '@pinge/contract/training/levels.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { MB, openOwnLibrary } from '../../../../test/own-library.ts'
import { openScreen } from '../../../../test/screen.tsx'
import { server } from '../../../../test/server.ts'
import { listOf, openTraining } from '../../../../test/training.ts'

const none = { folders: [], files: [], usedBytes: 0, quotaBytes: 1_000_000, maxFileBytes: 100_000 }

beforeEach(() => {
  openTraining()
  server.answer(pictureList, listOf([]))
  server.answer(ownFileList, none)
})

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
