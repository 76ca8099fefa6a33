import { classList } from '@pinge/contract/classes.ts'
import { libraryDownload } from '@pinge/contract/content/library.ts'
import * as own from '@pinge/contract/content/own-files.ts'
import { recordPlay } from '@pinge/contract/content/videos.ts'
import { confirmFile } from '@pinge/contract/files.ts'
import * as errors from '@pinge/contract/protocol/errors/content.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeClass } from '../../../test/make/class.ts'
import { makeOwnFile } from '../../../test/make/content.ts'
import { fileChooser, MB, openOwnLibrary, type OwnLibrary } from '../../../test/own-library.ts'
import { address, goBack, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { cutOffStorage, reconnectStorage, uploadedFiles } from '../../../test/storage.ts'

let library: OwnLibrary
beforeEach(() => {
  library = openOwnLibrary({ quotaBytes: 10 * MB, maxFileBytes: 5 * MB })
  server.answer(classList, [makeClass({ classId: 'c1' }), makeClass({ classId: 'c2', className: '四(1)班' })])
})

const menuOf = async (name: string) => screen.findByRole('button', { name: `${name}的操作` })

it('a teacher uploads files into a folder and sees how much room is left', async () => {
  const user = await openScreen('/library?scope=own')
  await user.click(await screen.findByRole('button', { name: '三年级' }))
  expect(address()).toContain('at=d1')
  // The folder is open once the way to it is drawn: what is chosen before goes where one was.
  await screen.findByRole('navigation', { name: '文件夹的位置' })
  await screen.findByText('已用 2 MB，共 10 MB')
  await user.upload(await fileChooser(), [new File(['%PDF-'], '教案.pdf'), new File(['PK'], '课件.pptx')])
  await screen.findByText('教案.pdf')
  await screen.findByText('课件.pptx')
  await waitFor(() =>
    expect(server.requests(own.saveOwnFile)).toMatchObject([
      { name: '教案.pdf', folderId: 'd1', key: expect.stringMatching(/^staging\/wang\/[\w-]+\.pdf$/) },
      { name: '课件.pptx', folderId: 'd1' },
    ]),
  )
  expect(server.requests(confirmFile).map(({ purpose }) => purpose)).toEqual(['library', 'library'])
  // A computer without an office says nothing of the type.
  expect(uploadedFiles().map(({ type }) => type)).toEqual([own.OWN_FILE_TYPES.pdf, own.OWN_FILE_TYPES.pptx])
})

it('Back leads out of a folder to where one came from, as the way above the files does', async () => {
  const user = await openScreen('/library?scope=own')
  await user.click(await screen.findByRole('button', { name: '三年级' }))
  await screen.findByRole('navigation', { name: '文件夹的位置' })
  await goBack()

  await menuOf('三年级')
  expect(address()).toBe('/library?scope=own')
})

it('what cannot be sent says why, and what was cut off is sent again by one tap', async () => {
  const user = await openScreen('/library?scope=own')
  const input = await fileChooser()
  input.removeAttribute('accept')
  await user.upload(input, [new File(['x'], '游戏.exe'), new File([new Uint8Array(6 * MB)], '大.pdf')])
  await screen.findByText(errors.ownFileTypeNotAccepted.message)
  screen.getByText(errors.ownFileTooLarge.message)
  expect(screen.queryByRole('button', { name: '重新上传游戏.exe' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '移除游戏.exe' }))
  await user.click(screen.getByRole('button', { name: '移除大.pdf' }))

  cutOffStorage()
  await user.upload(input, new File(['%PDF-'], '教案.pdf'))
  const again = await screen.findByRole('button', { name: '重新上传教案.pdf' })
  reconnectStorage()
  await user.click(again)
  await menuOf('教案.pdf')
  expect(screen.queryByText('游戏.exe')).toBeNull()
})

it('a file is renamed, moved and shared with the teachers of a class', async () => {
  server.answer(own.renameOwn, null)
  server.answer(own.moveOwn, null)
  server.answer(own.shareOwn, null)
  const user = await openScreen('/library?scope=own')
  await user.click(await menuOf('班会.pptx'))
  await user.click(screen.getByRole('menuitem', { name: '改名' }))
  const rename = within(await screen.findByRole('dialog', { name: '改名' }))
  await user.fill(rename.getByLabelText('名称'), '/')
  await user.click(rename.getByRole('button', { name: '保存' }))
  await rename.findByText('请填写 1–120 个字，不能有斜杠')
  await user.fill(rename.getByLabelText('名称'), '新班会')
  await user.click(rename.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(server.requests(own.renameOwn)).toMatchObject([{ id: 'f1', name: '新班会' }]))

  await user.click(await menuOf('班会.pptx'))
  await user.click(screen.getByRole('menuitem', { name: '移动' }))
  const move = within(await screen.findByRole('dialog', { name: '移动“班会.pptx”' }))
  await user.selectOptions(move.getByLabelText('移到'), '三年级')
  await user.click(move.getByRole('button', { name: '移动' }))
  await waitFor(() => expect(server.requests(own.moveOwn)).toMatchObject([{ ids: ['f1'], folderId: 'd1' }]))

  await user.click(await menuOf('班会.pptx'))
  await user.click(screen.getByRole('menuitem', { name: '共享给班级' }))
  const share = within(await screen.findByRole('dialog', { name: '共享给班级' }))
  await user.click(await share.findByLabelText('四(1)班'))
  await user.click(share.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(server.requests(own.shareOwn)).toMatchObject([{ id: 'f1', classIds: ['c2'] }]))
})

it.each([
  ['共享给班级', 'dialog', '保存', own.shareOwn],
  ['删除', 'alertdialog', '删除', own.removeOwn],
] as const)(
  '%s that is answered late shuts no other question about the files',
  async (action, role, done, call) => {
    const held = server.hold(call)
    const user = await openScreen('/library?scope=own')
    await user.click(await menuOf('班会.pptx'))
    await user.click(screen.getByRole('menuitem', { name: action }))
    const asked = within(await screen.findByRole(role))
    await user.click(await asked.findByRole('button', { name: done }))
    await waitFor(() => expect(server.requests(call)).toHaveLength(1))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
    await user.click(screen.getByRole('button', { name: '新建文件夹' }))
    const folder = within(await screen.findByRole('dialog', { name: '新建文件夹' }))
    await user.fill(folder.getByRole('textbox'), '四年级')
    const read = server.requests(own.ownFileList).length
    held.answer(null)

    await waitFor(() => expect(server.requests(own.ownFileList).length).toBeGreaterThan(read))
    expect(folder.getByRole('textbox')).toHaveProperty('value', '四年级')
    expect(screen.getByRole('dialog', { name: '新建文件夹' })).toBeTruthy()
  },
)

it('what another device shares meanwhile stays shared when this one shares with another class', async () => {
  holdClock()
  server.answer(own.shareOwn, null)
  const user = await openScreen('/library?scope=own')
  await user.click(await menuOf('班会.pptx'))
  await user.click(screen.getByRole('menuitem', { name: '共享给班级' }))
  const share = within(await screen.findByRole('dialog', { name: '共享给班级' }))
  await user.click(await share.findByLabelText('四(1)班'))
  library.files = library.files.map((file) => ({ ...file, classIds: ['c1'] }))
  // The teacher looks at this page again.
  await pass(60_000)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(share.getAllByRole('checkbox', { checked: true })).toHaveLength(2))
  await user.click(share.getByRole('button', { name: '保存' }))

  await waitFor(() => expect(server.requests(own.shareOwn)).toMatchObject([{ classIds: ['c1', 'c2'] }]))
})

it('the classes of a file stand as they were sent until the answer comes', async () => {
  const held = server.hold(own.shareOwn)
  const user = await openScreen('/library?scope=own')
  await user.click(await menuOf('班会.pptx'))
  await user.click(screen.getByRole('menuitem', { name: '共享给班级' }))
  const share = within(await screen.findByRole('dialog', { name: '共享给班级' }))
  await user.click(await share.findByLabelText('四(1)班'))
  await user.click(share.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(server.requests(own.shareOwn)).toHaveLength(1))
  await user.click(share.getByLabelText('四(1)班'))

  expect(share.getByLabelText('四(1)班')).toHaveProperty('checked', true)
  held.refuse('serviceBusy')
  await share.findByRole('alert')
  await user.click(share.getByLabelText('四(1)班'))
  expect(share.getByLabelText('四(1)班')).toHaveProperty('checked', false)
})

it('the folder that a file is moved to stands as it was sent until the answer comes', async () => {
  server.hold(own.moveOwn)
  const user = await openScreen('/library?scope=own')
  await user.click(await menuOf('班会.pptx'))
  await user.click(screen.getByRole('menuitem', { name: '移动' }))
  const move = within(await screen.findByRole('dialog', { name: '移动“班会.pptx”' }))
  await user.selectOptions(move.getByLabelText('移到'), '三年级')
  await user.click(move.getByRole('button', { name: '移动' }))
  await waitFor(() => expect(server.requests(own.moveOwn)).toMatchObject([{ folderId: 'd1' }]))

  expect(move.getByLabelText('移到')).toHaveProperty('disabled', true)
})

it('a file is not offered to a class that is archived; one that has it can give it back', async () => {
  server.answer(classList, [
    makeClass({ classId: 'c1', className: '三(1)班' }),
    makeClass({ classId: 'c2', className: '四(1)班', isArchived: true }),
    makeClass({ classId: 'c3', className: '五(1)班', isArchived: true }),
  ])
  library.files = library.files.map((file) => (file.id === 'f1' ? { ...file, classIds: ['c3'] } : file))
  const user = await openScreen('/library?scope=own')
  await user.click(await menuOf('班会.pptx'))
  await user.click(screen.getByRole('menuitem', { name: '共享给班级' }))
  const share = within(await screen.findByRole('dialog', { name: '共享给班级' }))
  const over = await share.findByLabelText('五(1)班（已归档）')
  share.getByLabelText('三(1)班')
  expect(share.queryByLabelText(/四\(1\)班/u)).toBeNull()
  await user.click(over)
  share.getByRole('checkbox', { name: '五(1)班（已归档）', checked: false })
})

it('a removed file waits thirty days among the removed ones and comes back', async () => {
  server.answer(own.removeOwn, () => {
    library.files = [makeOwnFile({ removedAt: Date.now() })]
    return null
  })
  server.answer(own.restoreOwn, () => {
    library.files = [makeOwnFile({})]
    return null
  })
  const user = await openScreen('/library?scope=own')
  await user.click(await menuOf('班会.pptx'))
  await user.click(screen.getByRole('menuitem', { name: '删除' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await screen.findByRole('button', { name: '三年级' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

  await user.click(screen.getByRole('button', { name: '最近删除' }))
  await screen.findByText(/30 天后清除/u)
  await user.click(screen.getByRole('button', { name: '恢复班会.pptx' }))
  await screen.findByText('最近没有删除过文件')
})

it('a file that is saved is told of as used', async () => {
  server.answer(libraryDownload, { url: '/media/own/f1.pptx', name: '班会.pptx', expireTime: Date.now() })
  server.answer(recordPlay, { createdAt: 1 })
  const user = await openScreen('/library?scope=own')
  await user.click(await menuOf('班会.pptx'))
  await user.click(screen.getByRole('menuitem', { name: '下载' }))
  await waitFor(() =>
    expect(server.requests(recordPlay)).toMatchObject([{ categoryId: 5, type: 3, entryId: 'f1' }]),
  )
})

it('what colleagues share is read and not changed', async () => {
  library.files = [makeOwnFile({ ownerName: '李老师' })]
  const user = await openScreen('/library?scope=own&own=shared')
  await screen.findByText(/李老师共享/u)
  expect(screen.queryByLabelText('要上传的文件')).toBeNull()
  await user.click(await menuOf('班会.pptx'))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['下载', '收藏'])
})
