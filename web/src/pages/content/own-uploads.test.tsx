import * as own from '@pinge/contract/content/own-files.ts'
import { confirmFile } from '@pinge/contract/files.ts'
import * as errors from '@pinge/contract/protocol/errors/content.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeOwnFile } from '../../../test/make/content.ts'
import { fileChooser, MB, openOwnLibrary, type OwnLibrary } from '../../../test/own-library.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { cutOffStorage, reconnectStorage, uploadedFiles } from '../../../test/storage.ts'

let library: OwnLibrary
beforeEach(() => {
  library = openOwnLibrary({ quotaBytes: 4 * MB, maxFileBytes: 3 * MB })
})

const queue = () => screen.findByRole('list', { name: '正在上传' })
const pdf = (name: string, bytes = 8) => new File([new Uint8Array(bytes)], name)

describe('files on their way', () => {
  it('that no longer fit say so before a byte is sent, and those that fit go', async () => {
    const user = await openScreen('/library?scope=own')
    await user.upload(await fileChooser(), [pdf('一.pdf', MB), pdf('二.pdf', 1.5 * MB)])
    const waiting = within(await queue())
    await waiting.findByText(errors.ownQuotaFull.message)

    await screen.findByRole('button', { name: '预览一.pdf' })
    expect(uploadedFiles().map(({ name }) => name)).toEqual(['一.pdf'])
    await user.click(waiting.getByRole('button', { name: '移除二.pdf' }))
    expect(screen.queryByRole('list', { name: '正在上传' })).toBeNull()
  })

  it('are told by name with how far they are, and one that waits is taken back', async () => {
    const held = server.hold(own.saveOwnFile)
    const user = await openScreen('/library?scope=own')
    await user.upload(await fileChooser(), [pdf('一.pdf'), pdf('二.pdf')])
    const waiting = within(await queue())
    await waiting.findByText(/^正在检查/u)
    expect(waiting.getByRole('progressbar', { name: '一.pdf上传进度' }).getAttribute('aria-valuenow')).toBe(
      '100',
    )
    waiting.getByText(/^排队中/u)
    await user.click(waiting.getByRole('button', { name: '取消上传二.pdf' }))
    held.answer({ id: 'f2' })

    await waitFor(() => expect(screen.queryByRole('list', { name: '正在上传' })).toBeNull())
    await screen.findByText('已上传 1 个文件')
    expect(uploadedFiles().map(({ name }) => name)).toEqual(['一.pdf'])
  })

  it('leave nothing behind where they are taken back while they are checked', async () => {
    const held = server.hold(own.saveOwnFile)
    server.answer(own.removeOwn, null)
    const user = await openScreen('/library?scope=own')
    await user.upload(await fileChooser(), pdf('一.pdf'))
    await waitFor(() => expect(server.requests(own.saveOwnFile)).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '取消上传一.pdf' }))
    held.answer({ id: 'f2' })

    await waitFor(() => expect(server.requests(own.removeOwn)).toMatchObject([{ ids: ['f2'] }]))
    expect(screen.queryByText('已上传 1 个文件')).toBeNull()
  })

  it('go on by themselves once the line that cut them is there again', async () => {
    cutOffStorage()
    const user = await openScreen('/library?scope=own')
    await user.upload(await fileChooser(), pdf('一.pdf'))
    await screen.findByRole('button', { name: '重新上传一.pdf' })
    reconnectStorage()
    act(() => void window.dispatchEvent(new Event('online')))

    await screen.findByRole('button', { name: '预览一.pdf' })
  })

  it('for which there is no room after all say so, and go on without being sent again once there is', async () => {
    server.refuse(own.saveOwnFile, 'ownQuotaFull')
    const user = await openScreen('/library?scope=own')
    await user.upload(await fileChooser(), pdf('一.pdf'))
    const told = await within(await queue()).findByRole('alert')
    expect(told.textContent).toBe(`${errors.ownQuotaFull.message}（已传 100%，会接着传）`)
    server.answer(own.saveOwnFile, { id: 'f2' })
    await user.click(screen.getByRole('button', { name: '继续上传一.pdf' }))

    await screen.findByText('已上传 1 个文件')
    expect(uploadedFiles()).toHaveLength(1)
  })

  it('that are not what their name says are not told to go on, since they never can', async () => {
    server.refuse(confirmFile, 'ownFileTypeNotAccepted')
    const user = await openScreen('/library?scope=own')
    await user.upload(await fileChooser(), pdf('坏.pdf'))

    const told = await within(await queue()).findByRole('alert')
    expect(told.textContent).toBe(errors.ownFileTypeNotAccepted.message)
    expect(screen.queryByRole('button', { name: /^(继续|重新)上传/u })).toBeNull()
  })

  it('whose name is too long are kept under its beginning', async () => {
    const coded = `${'%E8%AF%BE'.repeat(20)}.pdf`
    const user = await openScreen('/library?scope=own')
    await user.upload(await fileChooser(), pdf(coded))

    await screen.findByText('已上传 1 个文件')
    expect(server.requests(own.saveOwnFile)).toMatchObject([{ name: `${coded.slice(0, 116)}.pdf` }])
  })

  it('are dropped where the files are, and lie in the folder that is open', async () => {
    await openScreen('/library?scope=own&at=d2')
    const place = await screen.findByRole('group', { name: '上传' })
    fireEvent.dragOver(place)
    expect(place.dataset.over).toBe('true')
    fireEvent.drop(place, { dataTransfer: { files: [pdf('一.pdf')] } })

    await waitFor(() => expect(server.requests(own.saveOwnFile)).toMatchObject([{ folderId: 'd2' }]))
    expect(place.dataset.over).toBeUndefined()
  })
})

describe('folders', () => {
  it('show the way to them, by which one goes back', async () => {
    const user = await openScreen('/library?scope=own&at=d2')
    const way = within(await screen.findByRole('navigation', { name: '文件夹的位置' }))
    expect(way.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '我的资料',
      '三年级',
      '语文',
    ])
    await user.click(way.getByRole('button', { name: '三年级' }))

    await screen.findByRole('button', { name: '语文的操作' })
    expect(address()).toBe('/library?scope=own&at=d1')
  })

  it('of an address that are gone show the top, where what is uploaded then lies', async () => {
    const user = await openScreen('/library?scope=own&at=gone')
    await user.upload(await fileChooser(), pdf('一.pdf'))

    await waitFor(() => expect(server.requests(own.saveOwnFile)[0]?.folderId).toBeUndefined())
    expect(screen.queryByRole('navigation', { name: '文件夹的位置' })).toBeNull()
  })

  it('are made in the open one, and a refusal stands beside the name that was typed', async () => {
    server.refuse(own.saveOwnFolder, 'tooManyOwnFolders')
    const user = await openScreen('/library?scope=own&at=d1')
    await user.click(await screen.findByRole('button', { name: '新建文件夹' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新建文件夹' }))
    await user.fill(dialog.getByLabelText('名称'), ' 数学 ')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText(errors.tooManyOwnFolders.message)
    expect(dialog.getByLabelText<HTMLInputElement>('名称').value).toBe(' 数学 ')
    server.answer(own.saveOwnFolder, { id: 'd3' })
    await user.click(dialog.getByRole('button', { name: '保存' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requests(own.saveOwnFolder).at(-1)).toMatchObject({ name: '数学', parentId: 'd1' })
  })

  it.each([
    ['改名', '改名', '保存', own.renameOwn],
    ['移动', '移动“三年级”', '移动', own.moveOwn],
  ] as const)(
    'of which the %s is answered late shut no file that is being renamed by then',
    async (action, title, confirm, call) => {
      const held = server.hold(call)
      const user = await openScreen('/library?scope=own')
      async function ask(name: string, wanted: string, heading: string) {
        await user.click(await screen.findByRole('button', { name: `${name}的操作` }))
        await user.click(screen.getByRole('menuitem', { name: wanted }))
        return within(await screen.findByRole('dialog', { name: heading }))
      }
      const first = await ask('三年级', action, title)
      await user.click(first.getByRole('button', { name: confirm }))
      await waitFor(() => expect(server.requests(call)).toHaveLength(1))
      await user.click(first.getByRole('button', { name: '关闭' }))
      const second = await ask('班会.pptx', '改名', '改名')
      await user.fill(second.getByLabelText('名称'), '家长会.pptx')
      const asked = server.requests(own.ownFileList).length
      held.answer(null)

      await waitFor(() => expect(server.requests(own.ownFileList).length).toBeGreaterThan(asked))
      expect(screen.getByRole('dialog', { name: '改名' })).toBeTruthy()
      expect(second.getByLabelText<HTMLInputElement>('名称').value).toBe('家长会.pptx')
    },
  )

  it('are removed with what lies in them only after that was said', async () => {
    server.refuse(own.removeOwn, 'serviceBusy')
    const user = await openScreen('/library?scope=own')
    await user.click(await screen.findByRole('button', { name: '三年级的操作' }))
    await user.click(screen.getByRole('menuitem', { name: '删除' }))
    const question = within(await screen.findByRole('alertdialog', { name: '删除“三年级”？' }))
    question.getByText(/文件夹和里面的文件都会删除/u)
    await user.click(question.getByRole('button', { name: '删除' }))

    await question.findByText(/忙/u)
    await user.click(question.getByRole('button', { name: '取消' }))
    await screen.findByRole('button', { name: '三年级' })
  })
})

it('a file that is being converted says so, and is looked at once it is ready', async () => {
  library.files = [
    makeOwnFile({ preview: 'converting' }),
    makeOwnFile({ id: 'f2', name: '坏.pptx', preview: 'failed', favorite: true }),
  ]
  await openScreen('/library?scope=own')

  await screen.findByText(/正在生成预览，先下载也行$/u)
  expect(screen.getByText(/不能预览，可以下载$/u).textContent).toContain('已收藏')
})

it('files that could not be read are asked for again, and none are put where they may be there already', async () => {
  server.refuse(own.ownFileList, 'serviceBusy')
  const user = await openScreen('/library?scope=own')
  await screen.findByText('没有加载出来')
  expect(screen.queryByLabelText('要上传的文件')).toBeNull()
  server.answer(own.ownFileList, {
    folders: [],
    files: [],
    usedBytes: 0,
    quotaBytes: 4 * MB,
    maxFileBytes: 3 * MB,
  })
  await user.click(screen.getByRole('button', { name: '再试一次' }))

  await screen.findByText('点“上传”，或者把课件拖到这里。')
})
