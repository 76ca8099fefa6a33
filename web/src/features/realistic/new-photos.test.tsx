import { consentList } from '@pinge/contract/privacy/consents.ts'
import * as realistic from '@pinge/contract/realistic.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openClassRecords } from '../../../test/class-records.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { openStorage, pictureUrl, pngFile, uploadedFiles } from '../../../test/storage.ts'
import type { User } from '../../../test/user.ts'

/** Photos that the browser is reading, each until a test lets it. */
let reading: (() => void)[]

beforeEach(() => {
  openClassRecords(() => [])
  openStorage()
  server.answer(realistic.saveRealistic, { batchId: 'b9', ids: ['r9'] })
  reading = []
  vi.stubGlobal(
    'createImageBitmap',
    () => new Promise((read) => reading.push(() => read({ width: 8, height: 8, close: () => undefined }))),
  )
})
afterEach(() => void vi.unstubAllGlobals())

const form = () => within(screen.getByRole('dialog', { name: '记一条' }))
const pupil = (name: string) =>
  within(form().getByRole('list', { name: '学生' })).getByRole('button', { name })
const send = () => form().getByRole<HTMLButtonElement>('button', { name: '记好了' })
const takeAway = () => form().queryAllByRole('button', { name: /^去掉第 \d 张照片$/ })
const sent = () => server.requests(realistic.saveRealistic)
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openNew(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '记一条' }))
  await screen.findByRole('dialog', { name: '记一条' })
}

/** A new record of one pupil that wants only its photos. */
async function writeRecord(): Promise<User> {
  const user = await openScreen('/data/file/record?classId=c1')
  await openNew(user)
  await user.click(pupil('王浩然'))
  await user.click(within(form().getByRole('group', { name: '品质' })).getByRole('button', { name: '实践' }))
  return user
}

function add(...files: File[]): void {
  fireEvent.change(form().getByLabelText('照片文件'), { target: { files } })
}

/** Photos are read one after another, so that no phone has to hold them all. */
async function readPhoto(nth: number): Promise<void> {
  await waitFor(() => expect(reading).toHaveLength(nth))
  await act(async () => reading[nth - 1]?.())
}

describe('photos that are still being made smaller', () => {
  it('have their places at once, and go with the record in their order', async () => {
    const user = await writeRecord()
    add(pngFile('一.png'), pngFile('二.png'))
    expect(takeAway()).toHaveLength(2)
    await user.click(send())
    expect(send().disabled).toBe(true)
    expect(sent()).toEqual([])
    await readPhoto(1)
    await readPhoto(2)

    await isClosed()
    await waitFor(() => expect(sent()).toMatchObject([{ pictures: [pictureUrl(1), pictureUrl(2)] }]))
  })

  it('are read one at a time, also when more are chosen meanwhile', async () => {
    await writeRecord()
    add(pngFile('一.png'))
    add(pngFile('二.png'))
    await waitFor(() => expect(reading).toHaveLength(1))
    await readPhoto(1)
    await readPhoto(2)

    expect(form().getAllByRole('img', { name: /^第 \d 张照片$/ })).toHaveLength(2)
  })

  it('can be taken away, and the record goes without them', async () => {
    const user = await writeRecord()
    add(pngFile())
    for (const button of takeAway()) await user.click(button)
    await readPhoto(1)
    expect(takeAway()).toHaveLength(0)
    await user.click(send())

    await waitFor(() => expect(sent()).toMatchObject([{ pictures: [] }]))
  })

  it('stand in the way of a record without consent like any other', async () => {
    server.answer(consentList, [
      { studentId: 's1', username: '王浩然', state: 'none', header: '1', givenOn: null, withdrawnOn: null },
    ])
    const user = await writeRecord()
    await form().findByRole('button', { description: '家长没有同意添加照片' })
    add(pngFile())
    await user.click(send())

    await form().findByText('王浩然的家长没有同意添加照片，请去掉照片')
    expect(send().disabled).toBe(false)
  })

  it('are there again in a record that was closed before they were ready', async () => {
    const user = await writeRecord()
    add(pngFile('一.png'))
    await user.click(send())
    await user.click(form().getByRole('button', { name: '关闭' }))
    await isClosed()
    await readPhoto(1)
    await openNew(user)
    await waitFor(() => expect(takeAway()).toHaveLength(1))
    expect(sent()).toEqual([])
    await readPhoto(2)
    await user.click(send())

    await waitFor(() => expect(sent()).toMatchObject([{ pictures: [pictureUrl(1)] }]))
  })
})

describe('a photo that cannot be read', () => {
  const unfit = () => new File(['x'], 'a.heic', { type: 'image/heic' })

  it('is told, and the others stay and go with the record', async () => {
    const user = await writeRecord()
    add(pngFile('一.png'), unfit(), pngFile('三.png'))
    for (const nth of [1, 2, 3]) await readPhoto(nth)
    await form().findByText('只能上传 png、jpeg、jpg 格式的图片')
    expect(takeAway()).toHaveLength(2)
    await user.click(send())

    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(uploadedFiles()).toHaveLength(2)
  })

  it('holds back a record that was sent before that was known', async () => {
    const user = await writeRecord()
    add(unfit())
    await user.click(send())
    await readPhoto(1)

    await form().findByText('只能上传 png、jpeg、jpg 格式的图片')
    await waitFor(() => expect(send().disabled).toBe(false))
    expect(sent()).toEqual([])
    await user.click(send())
    await waitFor(() => expect(sent()).toMatchObject([{ pictures: [] }]))
  })
})

it('photos that were taken first join the record that was left half written', async () => {
  const user = await writeRecord()
  add(pngFile('一.png'))
  await readPhoto(1)
  await user.click(form().getByRole('button', { name: '关闭' }))
  await isClosed()
  const camera = screen.getByLabelText('相机照片')
  fireEvent.change(camera, { target: { files: [pngFile('二.png')] } })
  await screen.findByRole('dialog', { name: '记一条' })

  await waitFor(() => expect(takeAway()).toHaveLength(2))
  expect(pupil('王浩然').getAttribute('aria-pressed')).toBe('true')
})

it('a record is written once by two quick taps', async () => {
  await writeRecord()
  const button = send()
  act(() => void fireEvent.click(button))
  act(() => void fireEvent.click(button))

  await screen.findByText('已记进 1 个孩子的档案')
  await isClosed()
  expect(sent()).toHaveLength(1)
})
