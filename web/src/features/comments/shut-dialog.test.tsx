import { giveComment } from '@pinge/contract/comments.ts'
import { confirmFile } from '@pinge/contract/files.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { commentDialog, item, notice, openClass, pupil, selectionBar } from '../../../test/class-screen.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import { openStorage, pictureUrl, pngFile } from '../../../test/storage.ts'
import type { User } from '../../../test/user.ts'

let user: User

beforeEach(async () => {
  openSchoolClass()
  openStorage()
  user = await openClass()
})

const STILL_THERE = '写好的备注还在，会随点评一起提交'
const remark = () => screen.findByRole<HTMLInputElement>('textbox', { name: '备注' })
const isShut = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function comment(name: string): Promise<void> {
  await user.click(pupil(name))
  await item('积极发言')
}

async function write(text: string): Promise<void> {
  await user.fill(await remark(), text)
}

async function shut(): Promise<void> {
  await user.keyboard('{Escape}')
  await isShut()
}

async function give(itemName: string): Promise<void> {
  await user.click(await item(itemName))
  await notice(itemName)
}

describe('a remark whose dialog was shut', () => {
  it('by Escape is there again for its pupil, is told, and goes with the comment', async () => {
    await comment('王浩然')
    await write('主动擦黑板')
    await shut()
    await comment('王浩然')
    await screen.findByText(STILL_THERE)
    expect((await remark()).value).toBe('主动擦黑板')
    await give('积极发言')

    await waitFor(() =>
      expect(server.requests(giveComment)).toMatchObject([{ studentIds: ['s1'], remark: '主动擦黑板' }]),
    )
  })

  it('outlives the dialog of another pupil that was opened by mistake', async () => {
    await comment('王浩然')
    await write('主动擦黑板')
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await isShut()
    await comment('李思琪')
    expect((await remark()).value).toBe('')
    await shut()
    await comment('王浩然')

    expect((await remark()).value).toBe('主动擦黑板')
  })

  it('is forgotten with the next comment: it goes with none that is given later', async () => {
    await comment('王浩然')
    await write('主动擦黑板')
    await shut()
    await comment('李思琪')
    await give('积极发言')
    await comment('王浩然')

    expect((await remark()).value).toBe('')
    expect(screen.queryByText(STILL_THERE)).toBeNull()
  })

  it('that was wiped out before is not there again', async () => {
    await comment('王浩然')
    await write('主动擦黑板')
    await shut()
    await comment('王浩然')
    await write('')
    await shut()
    await comment('王浩然')

    expect((await remark()).value).toBe('')
  })

  it('to choose more pupils is for all of them', async () => {
    await comment('王浩然')
    await write('一起擦黑板')
    await user.click(within(await commentDialog()).getByRole('button', { name: '添加学生' }))
    await isShut()
    await user.click(pupil('李思琪'))
    await user.click(within(await selectionBar()).getByRole('button', { name: /^点评/ }))
    await item('积极发言')
    expect((await remark()).value).toBe('一起擦黑板')
    await give('积极发言')

    await waitFor(() =>
      expect(server.requests(giveComment)).toMatchObject([
        { studentIds: ['s1', 's2'], remark: '一起擦黑板' },
      ]),
    )
  })

  it('is not for more pupils who are chosen out of the dialog of another one', async () => {
    await comment('王浩然')
    await write('主动擦黑板')
    await shut()
    await comment('李思琪')
    await user.click(within(await commentDialog()).getByRole('button', { name: '添加学生' }))
    await isShut()
    await user.click(pupil('王浩然'))
    await user.click(within(await selectionBar()).getByRole('button', { name: /^点评/ }))
    await item('积极发言')

    expect((await remark()).value).toBe('')
  })

  it('is for those who were left when it was shut', async () => {
    await user.click(screen.getByRole('button', { name: '多选' }))
    for (const name of ['王浩然', '李思琪']) await user.click(pupil(name))
    await user.click(within(await selectionBar()).getByRole('button', { name: /^点评/ }))
    await write('一起擦黑板')
    await user.click(screen.getByRole('button', { name: '移除李思琪' }))
    await shut()
    await user.click(within(await selectionBar()).getByRole('button', { name: /^点评/ }))

    expect((await remark()).value).toBe('一起擦黑板')
  })
})

it('a comment in own words is there again, too', async () => {
  const words = () => screen.findByRole<HTMLInputElement>('textbox', { name: '点评的内容' })
  await comment('王浩然')
  await user.click(screen.getByRole('tab', { name: '自定义' }))
  await user.fill(await words(), '帮同学系鞋带')
  await shut()
  await user.click(pupil('王浩然'))

  expect((await words()).value).toBe('帮同学系鞋带')
})

it('a photo is there again, and goes with the comment', async () => {
  await comment('王浩然')
  fireEvent.change(await screen.findByLabelText('照片文件'), { target: { files: [pngFile()] } })
  await waitFor(() => expect(server.requests(confirmFile)).toHaveLength(1))
  await waitFor(() =>
    expect(screen.getByRole('img', { name: '照片预览' }).className).not.toContain('opacity'),
  )
  await shut()
  await comment('王浩然')
  await screen.findByRole('img', { name: '照片预览' })
  await screen.findByText('选好的照片还在，会随点评一起提交')
  expect(screen.queryByText(STILL_THERE)).toBeNull()
  await give('积极发言')

  await waitFor(() => expect(server.requests(giveComment)).toMatchObject([{ photo: pictureUrl(1) }]))
})
