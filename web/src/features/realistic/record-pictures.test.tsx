import { viewFile } from '@pinge/contract/files.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClassRecords } from '../../../test/class-records.ts'
import { makeRealisticBatch } from '../../../test/make/realistic.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { pictureUrl } from '../../../test/storage.ts'
import type { User } from '../../../test/user.ts'

const pictures = [1, 2, 3].map(pictureUrl)
/** Of the nth picture, good for a while. */
const signed = (place: number, sign = 1) => `${pictureUrl(place)}?sign=${sign}`
const title = '给班级菜地浇水'

beforeEach(() => {
  const batch = makeRealisticBatch({ pictures, viewUrls: [1, 2, 3].map((place) => signed(place)) })
  openClassRecords(() => [batch])
})

async function openRecord(): Promise<User> {
  const user = await openScreen('/data/file/record?classId=c1')
  await user.click(await screen.findByRole('button', { name: title }))
  await screen.findByRole('dialog', { name: title })
  return user
}
const viewer = (place: number) => screen.findByRole('dialog', { name: `${title} · 第 ${place} 张，共 3 张` })
const shown = async (place: number) =>
  within(await viewer(place)).getByRole('img', { name: `${title}，第 ${place} 张照片` })

describe('the pictures of a record', () => {
  it('are seen one at a time, by buttons and keys, and not beyond the last', async () => {
    const user = await openRecord()
    await user.click(screen.getByRole('button', { name: '看第 2 张照片' }))
    expect((await shown(2)).getAttribute('src')).toBe(signed(2))
    await user.click(within(await viewer(2)).getByRole('button', { name: '下一张' }))
    const last = within(await viewer(3))
    expect(last.getByRole('button', { name: '下一张' })).toHaveProperty('disabled', true)
    fireEvent.keyDown(last.getByRole('group', { name: '照片' }), { key: 'ArrowRight' })
    await shown(3)
    fireEvent.keyDown(last.getByRole('group', { name: '照片' }), { key: 'ArrowLeft' })

    await shown(2)
  })

  it('are turned by a finger that goes far enough, and stay under one that trembles', async () => {
    const user = await openRecord()
    await user.click(screen.getByRole('button', { name: '看第 1 张照片' }))
    const swipe = async (place: number, from: number, to: number) => {
      const group = within(await viewer(place)).getByRole('group', { name: '照片' })
      fireEvent.pointerDown(group, { clientX: from })
      fireEvent.pointerUp(group, { clientX: to })
    }
    await swipe(1, 300, 280)
    await shown(1)
    await swipe(1, 300, 200)
    await shown(2)
    await swipe(2, 100, 300)

    await shown(1)
  })

  it('have their address asked for again when it ended, and say so when that is no use', async () => {
    server.answer(viewFile, ({ url }) => ({ url: `${url}?sign=2`, expireTime: 9_999_999_999_999 }))
    const user = await openRecord()
    await user.click(screen.getByRole('button', { name: '看第 1 张照片' }))
    fireEvent.error(await shown(1))
    await waitFor(async () => expect((await shown(1)).getAttribute('src')).toBe(signed(1, 2)))
    fireEvent.error(await shown(1))

    within(await viewer(1)).getByRole('img', { name: `${title}，第 1 张照片（没有加载出来）` })
    expect(server.requests(viewFile)).toEqual([{ url: pictureUrl(1) }])
  })

  it('whose new address is refused say so at once', async () => {
    server.refuse(viewFile, 'fileNotFound')
    const user = await openRecord()
    await user.click(screen.getByRole('button', { name: '看第 1 张照片' }))
    fireEvent.error(await shown(1))

    await screen.findByRole('img', { name: `${title}，第 1 张照片（没有加载出来）` })
  })
})
