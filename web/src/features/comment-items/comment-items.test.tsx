import {
  addItem,
  deleteItem,
  hideItem,
  itemSettings,
  orderItems,
  restoreItems,
  updateItem,
  type ItemSetting,
} from '@pinge/contract/comment-items.ts'
import { classList } from '@pinge/contract/classes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/make/given-of.ts'
import { makeItemSetting } from '../../../test/make/comment.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let items: ItemSetting[]

const column = (kind: '表扬' | '待改进') => screen.getByRole('list', { name: kind })
const names = (kind: '表扬' | '待改进' = '表扬') =>
  within(column(kind))
    .getAllByRole('switch')
    .map((one) => one.getAttribute('aria-label')?.replace('启用', ''))
const enabled = (name: string) => screen.getByRole('switch', { name: `启用${name}` })
const isEnabled = (name: string) => enabled(name).getAttribute('aria-checked') === 'true'
const row = (name: string) => within(enabled(name).closest('li') as HTMLElement)
const form = () => screen.findByRole('dialog', { name: /^(添加|修改)点评项$/ })

beforeEach(() => {
  items = [
    makeItemSetting({ id: 'speak', name: '积极发言' }),
    makeItemSetting({ id: 'listen', name: '专心听讲' }),
    makeItemSetting({ id: 'think', name: '会思考', isCustom: true, uses: 1 }),
    makeItemSetting({ id: 'doze', name: '上课走神', score: -1 }),
    makeItemSetting({ id: 'time', type: 2, name: '按时到校' }),
  ]
  server.answer(classList, [])
  server.answer(itemSettings, () => items)
  server.answer(hideItem, ({ id, isHidden }) => {
    items = items.map((one) => (one.id === id ? { ...one, isHidden } : one))
    return null
  })
  server.answer(addItem, ({ type, name, score, icon = 'star' }) => {
    items = [...items, makeItemSetting({ id: 'new', type, name, score, icon, isCustom: true })]
    return { id: 'new' }
  })
  server.answer(updateItem, ({ id, requestId: _, ...said }) => {
    items = items.map((one) => (one.id === id ? { ...one, ...givenOf(said) } : one))
    return null
  })
  server.answer(orderItems, null)
})

async function openItems(more = ''): Promise<User> {
  const user = await openScreen(`/comment/comments-edit${more}`)
  await screen.findByRole('list', { name: '表扬' })
  return user
}

describe('an item of the teacher’s own', () => {
  it('is made for the quality that is looked at, with points and an icon', async () => {
    const user = await openItems()
    await user.click(screen.getByRole('tab', { name: '习惯' }))
    expect(address()).toMatch(/type=2$/)
    await waitFor(() => expect(names('表扬')).toEqual(['按时到校']))
    await user.click(screen.getByRole('button', { name: '添加表扬点评项' }))
    const sheet = within(await form())
    await user.type(sheet.getByLabelText('名称'), '一二三四五六七八九十一')
    await user.click(sheet.getByRole('button', { name: '添加' }))
    expect((await sheet.findByRole('alert')).textContent).toBe('最多 10 个字')
    await user.fill(sheet.getByLabelText('名称'), '照顾同桌')
    await user.click(sheet.getByRole('button', { name: '分值加一' }))
    await user.fill(sheet.getByLabelText('找图标'), '志愿')
    await user.click(sheet.getByRole('radio', { name: '比心' }))
    // A slip of the hand gives up nothing that was typed.
    await user.keyboard('{Escape}')
    await user.click(sheet.getByRole('button', { name: '添加' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(
      (await screen.findByRole('switch', { name: '启用照顾同桌' })).closest('li')?.textContent,
    ).toContain('还没用过')
    expect(server.requests(addItem)).toMatchObject([{ type: 2, name: '照顾同桌', score: 2 }])
  })

  it('without a name is not made', async () => {
    const user = await openItems()
    await user.click(screen.getByRole('button', { name: '添加表扬点评项' }))
    const sheet = within(await form())
    await user.click(sheet.getByRole('button', { name: '添加' }))

    expect(sheet.getByRole('alert').textContent).not.toBe('')
    await waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText('名称')))
    expect(server.requests(addItem)).toEqual([])
  })

  it('that is refused keeps what was typed, and says why', async () => {
    server.refuse(addItem, 'tooManyItems')
    const user = await openItems()
    await user.click(screen.getByRole('button', { name: '添加表扬点评项' }))
    const sheet = within(await form())
    await user.fill(sheet.getByLabelText('名称'), '照顾同桌')
    await user.click(sheet.getByRole('button', { name: '添加' }))

    expect((await sheet.findByRole('alert')).textContent).not.toBe('')
    expect(sheet.getByLabelText<HTMLInputElement>('名称').value).toBe('照顾同桌')
  })

  it('is changed, and goes to the other column when it turns into a reminder', async () => {
    const user = await openItems()
    await user.click(screen.getByRole('button', { name: '会思考，更多' }))
    await user.click(await screen.findByRole('menuitem', { name: '修改' }))
    const sheet = within(await form())
    await user.fill(sheet.getByLabelText('名称'), '爱思考')
    await user.click(sheet.getByRole('button', { name: '待改进' }))
    await user.click(sheet.getByRole('button', { name: '保存' }))

    await waitFor(() => expect(names('待改进')).toContain('爱思考'))
    expect(server.requests(updateItem)).toEqual([
      { id: 'think', name: '爱思考', score: -1, requestId: expect.any(String) },
    ])
  })

  it('gets another weight in its row', async () => {
    const user = await openItems()
    await user.click(row('会思考').getByRole('button', { name: '会思考的分值加一' }))

    await waitFor(() => expect(row('会思考').getByText('+2')).toBeTruthy())
  })

  it('is deleted after a question that says what stays', async () => {
    server.answer(deleteItem, ({ id }) => {
      items = items.filter((one) => one.id !== id)
      return null
    })
    const user = await openItems()
    await user.click(screen.getByRole('button', { name: '会思考，更多' }))
    await user.click(await screen.findByRole('menuitem', { name: '删除' }))
    const asked = await screen.findByRole('alertdialog', { name: '删除“会思考”？' })
    expect(asked.textContent).toContain('用它给过的 1 次点评和分数都保留')
    await user.click(within(asked).getByRole('button', { name: '删除' }))

    await waitFor(() => expect(names()).toEqual(['积极发言', '专心听讲']))
  })
})

it('an item that is deleted late shuts no other one that is being changed by then', async () => {
  const held = server.hold(deleteItem)
  const user = await openItems()
  await user.click(screen.getByRole('button', { name: '会思考，更多' }))
  await user.click(await screen.findByRole('menuitem', { name: '删除' }))
  const question = within(await screen.findByRole('alertdialog', { name: '删除“会思考”？' }))
  await user.click(question.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(server.requests(deleteItem)).toHaveLength(1))
  await user.click(question.getByRole('button', { name: '取消' }))
  await user.click(screen.getByRole('button', { name: '添加表扬点评项' }))
  await form()
  held.answer(null)

  await screen.findByText('已删除“会思考”')
  expect(await form()).toBeTruthy()
})

it('a quality that is restored late shuts no item that is being written by then', async () => {
  const held = server.hold(restoreItems)
  const user = await openItems()
  await user.click(screen.getByRole('button', { name: '恢复默认' }))
  const question = within(await screen.findByRole('alertdialog', { name: '恢复“学业成就”的默认点评项？' }))
  await user.click(question.getByRole('button', { name: '恢复默认' }))
  await waitFor(() => expect(server.requests(restoreItems)).toHaveLength(1))
  await user.click(question.getByRole('button', { name: '取消' }))
  await user.click(screen.getByRole('button', { name: '添加表扬点评项' }))
  await form()
  held.answer(null)

  await screen.findByText('“学业成就”已恢复默认')
  expect(await form()).toBeTruthy()
})

describe('a shipped item', () => {
  it('is hidden by its switch, drawn at once, and shown again by the way back', async () => {
    const user = await openItems()
    await user.click(enabled('积极发言'))
    expect(isEnabled('积极发言')).toBe(false)
    await screen.findByText('已停用“积极发言”')

    await user.click(screen.getByRole('button', { name: '撤销' }))
    await waitFor(() => expect(isEnabled('积极发言')).toBe(true))
    await waitFor(() =>
      expect(server.requests(hideItem).map(({ isHidden }) => isHidden)).toEqual([true, false]),
    )
  })

  it('that the server does not hide is drawn back and said', async () => {
    server.fail(hideItem)
    const user = await openItems()
    await user.click(enabled('积极发言'))

    await screen.findByText(/网络连接失败/)
    await waitFor(() => expect(isEnabled('积极发言')).toBe(true))
  })

  it('is restored with the others of its quality after a question', async () => {
    items = items.map((one) => (one.id === 'listen' ? { ...one, isHidden: true } : one))
    server.answer(restoreItems, () => {
      items = items.map((one) => ({ ...one, isHidden: false }))
      return null
    })
    const user = await openItems()
    await user.click(screen.getByRole('button', { name: '恢复默认' }))
    const asked = await screen.findByRole('alertdialog', { name: '恢复“学业成就”的默认点评项？' })
    expect(asked.textContent).toContain('停用的 1 个系统点评项重新启用')
    await user.click(within(asked).getByRole('button', { name: '恢复默认' }))

    await waitFor(() => expect(isEnabled('专心听讲')).toBe(true))
    expect(server.requests(restoreItems)).toMatchObject([{ type: 1 }])
  })
})

describe('the items', () => {
  it('are found by a word', async () => {
    const user = await openItems()
    await user.fill(screen.getByRole('searchbox', { name: '搜索点评项' }), '思考')
    await waitFor(() => expect(names()).toEqual(['会思考']))

    await user.fill(screen.getByRole('searchbox', { name: '搜索点评项' }), '不存在')
    await screen.findByText(/没有找到“不存在”/)
  })

  it('stand by quality, which the address names', async () => {
    await openItems('?type=2')

    expect(names()).toEqual(['按时到校'])
    expect(screen.getByRole('tab', { name: '习惯', selected: true })).toBeTruthy()
  })

  it('that could not be read are asked for again by one tap', async () => {
    server.refuse(itemSettings, 'serviceBusy')
    const user = await openScreen('/comment/comments-edit')
    const retry = await screen.findByRole('button', { name: /再试一次/ })
    server.answer(itemSettings, () => items)
    await user.click(retry)

    await screen.findByRole('switch', { name: '启用积极发言' })
  })
})

it('items that failed to load are neither printed nor exported', async () => {
  server.refuse(itemSettings, 'serviceBusy')
  await openScreen('/comment/comments-edit')
  await screen.findByRole('alert')
  for (const name of ['打印', '导出'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
})
