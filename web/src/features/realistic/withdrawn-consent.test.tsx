import { consentList } from '@pinge/contract/privacy/consents.ts'
import * as realistic from '@pinge/contract/realistic.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClassRecords } from '../../../test/class-records.ts'
import { makeRealisticBatch, makeRealisticStudent } from '../../../test/make/realistic.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { pictureUrl } from '../../../test/storage.ts'
import type { User } from '../../../test/user.ts'

const pictures = [1, 2, 3].map(pictureUrl)
const title = '给班级菜地浇水'
let batches: realistic.RealisticBatch[]

beforeEach(() => {
  batches = [makeRealisticBatch({ pictures, viewUrls: pictures })]
  openClassRecords(() => batches)
})

async function openRecord(): Promise<User> {
  const user = await openScreen('/data/file/record?classId=c1')
  await user.click(await screen.findByRole('button', { name: title }))
  await screen.findByRole('dialog', { name: title })
  return user
}

describe('a record from before a guardian took the consent back', () => {
  beforeEach(() => {
    const pupil = { header: '1', givenOn: '2026-03-01' }
    server.answer(consentList, [
      { ...pupil, studentId: 's1', username: '王浩然', state: 'withdrawn', withdrawnOn: '2026-03-03' },
      { ...pupil, studentId: 's2', username: '李思琪', state: 'given', withdrawnOn: null },
    ])
    server.answer(realistic.saveRealistic, { batchId: 'b1', ids: ['r1'] })
  })

  const form = () => within(screen.getByRole('dialog', { name: '修改记录' }))
  const pupil = (name: string) =>
    within(form().getByRole('list', { name: '学生' })).getByRole('button', { name })
  const save = () => form().getByRole('button', { name: '保存修改' })
  async function openEdit(): Promise<User> {
    const user = await openRecord()
    await user.click(screen.getByRole('button', { name: '修改' }))
    await screen.findByRole('dialog', { name: '修改记录' })
    await form().findByRole('button', { description: '家长没有同意添加照片' })
    return user
  }

  it('can be corrected and keeps its photos, and takes no more', async () => {
    const user = await openEdit()
    expect(form().getByRole('button', { name: '加照片' })).toHaveProperty('disabled', true)
    await user.fill(form().getByRole('textbox', { name: '经过' }), '豆苗长高了')
    await user.click(save())

    await screen.findByText('修改已保存')
    expect(server.requests(realistic.saveRealistic)).toMatchObject([{ text: '豆苗长高了', pictures }])
  })

  it('takes in no other pupil without consent as long as it has photos', async () => {
    batches = batches.map((batch) => ({ ...batch, students: [makeRealisticStudent({ studentId: 's2' })] }))
    const user = await openEdit()
    await user.click(pupil('王浩然'))
    await user.click(save())

    await form().findByText('王浩然的家长没有同意添加照片，请去掉照片')
    expect(server.requests(realistic.saveRealistic)).toEqual([])
  })
})
