import { giveComment } from '@pinge/contract/comments.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { item, openClass, pupil } from '../../../test/class-screen.ts'
import { makeItem } from '../../../test/make/comment.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

beforeEach(() => {
  const school = openSchoolClass()
  school.items = [
    ...school.items,
    makeItem({ id: 'own', type: 4, name: '浇花小能手', score: 3, isCustom: true }),
  ]
})

const words = () => screen.getByRole<HTMLInputElement>('textbox', { name: '点评的内容' })
const tab = (name: string) => screen.getByRole('tab', { name })

async function write(text: string): Promise<User> {
  const user = await openClass()
  await user.click(pupil('王浩然'))
  await item('积极发言')
  await user.click(tab('自定义'))
  await user.fill(words(), text)
  return user
}

describe('what is written as a free comment', () => {
  it('stays with its points and its quality while another tab is looked at', async () => {
    const user = await write('忘带红领巾')
    await user.click(screen.getByRole('button', { name: '待改进' }))
    await user.click(screen.getByRole('button', { name: '分值加一' }))
    await user.selectOptions(screen.getByRole('combobox', { name: '品质' }), '身心健康')
    await user.click(tab('学业'))
    await item('积极发言')
    await user.click(tab('自定义'))
    expect(words().value).toBe('忘带红领巾')
    await user.click(screen.getByRole('button', { name: '提交' }))

    await waitFor(() =>
      expect(server.requests(giveComment)).toMatchObject([{ name: '忘带红领巾', score: -2, type: 3 }]),
    )
  })

  it('stays of the quality it was begun with, whichever tab is looked at', async () => {
    const user = await write('帮同学系鞋带')
    await user.click(tab('审美'))
    await user.click(tab('自定义'))
    await user.click(screen.getByRole('button', { name: '提交' }))

    await waitFor(() => expect(server.requests(giveComment)).toMatchObject([{ type: 1 }]))
  })

  it('is not given up for an item by a digit, or for a tab by an arrow, beside it', async () => {
    const user = await write('打了同学')
    for (const name of ['待改进', '分值加一']) {
      await user.click(screen.getByRole('button', { name }))
      await user.keyboard('1{ArrowLeft}{ArrowRight}')
    }

    expect(words().value).toBe('打了同学')
    expect(within(screen.getByRole('group', { name: '分值' })).getByText('−2')).toBeTruthy()
    expect(server.requests(giveComment)).toEqual([])
  })
})
