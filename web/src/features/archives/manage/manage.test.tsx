import * as archives from '@pinge/contract/archives/documents.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock } from '../../../../test/clock.ts'
import { makeDocument } from '../../../../test/make/archive.ts'
import { openSchoolClass } from '../../../../test/school-class.ts'
import { openScreen } from '../../../../test/screen.tsx'
import { server } from '../../../../test/server.ts'
import type { User } from '../../../../test/user.ts'

let documents: archives.ArchiveDocument[]

beforeEach(() => {
  holdClock('2026-03-04T08:10:00+08:00')
  openSchoolClass()
  documents = []
  server.answer(archives.archiveList, () => documents)
  server.answer(archives.removedArchives, { items: [], nextCursor: null })
  server.answer(archives.saveArchive, { documentId: 'd9' })
  server.answer(archives.lockArchive, null)
  server.answer(archives.removeArchive, null)
  server.answer(archives.restoreArchive, null)
})

async function openManage(): Promise<User> {
  const user = await openScreen('/data/file/manage?classId=c1')
  await screen.findByRole('button', { name: '新建档案' })
  return user
}
const form = async () => within(await screen.findByRole('dialog', { name: '新建档案' }))
const card = (name: string) => within(screen.getByRole('article', { name }))
async function choose(user: User, name: string, action: string): Promise<void> {
  await user.click(card(name).getByRole('button', { name: `${name}，更多` }))
  await user.click(card(name).getByRole('menuitem', { name: action }))
}

describe('a new document', () => {
  it('is named by this term and has all parts, and follows the one before it', async () => {
    documents = [makeDocument({ documentId: 'd1', name: '第一学期成长档案', termKey: '2025-1' })]
    const user = await openManage()
    await user.click(screen.getByRole('button', { name: '新建档案' }))
    const dialog = await form()
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: '档案名称' }).value).toBe('第二学期成长档案')
    await user.click(dialog.getByRole('checkbox', { name: '体质' }))
    await user.fill(dialog.getByRole('textbox', { name: /^自定栏目/ }), '特别关注')
    await user.click(dialog.getByRole('button', { name: '新建' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requests(archives.saveArchive)).toMatchObject([
      {
        name: '第二学期成长档案',
        termKey: '2025-2',
        parts: ['perform', 'record', 'evaluation'],
        customAsideName: '特别关注',
        copyFrom: 'd1',
      },
    ])
  })

  it('with a name that is taken says so beside the name, and keeps what was written', async () => {
    server.refuse(archives.saveArchive, 'documentNameTaken')
    const user = await openManage()
    await user.click(screen.getByRole('button', { name: '新建档案' }))
    const dialog = await form()
    await user.fill(dialog.getByRole('textbox', { name: '档案名称' }), '期末')
    await user.click(dialog.getByRole('button', { name: '新建' }))

    await dialog.findByText('这个学期已经有同名的档案，请换一个名称')
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: '档案名称' }).value).toBe('期末')
  })

  it('needs a name and a part', async () => {
    const user = await openManage()
    await user.click(screen.getByRole('button', { name: '新建档案' }))
    const dialog = await form()
    await user.fill(dialog.getByRole('textbox', { name: '档案名称' }), '')
    for (const part of ['学业', '体质', '写实', '自评'])
      await user.click(dialog.getByRole('checkbox', { name: part }))
    await user.click(dialog.getByRole('button', { name: '新建' }))

    expect(dialog.getByText('请写档案名称')).toBeTruthy()
    expect(dialog.getByText('至少选一部分')).toBeTruthy()
    expect(server.requests(archives.saveArchive)).toEqual([])
  })
})

describe('a document', () => {
  it('tells how full each part is', async () => {
    const completion = { perform: 0.456, health: 1, record: 0, evaluation: null }
    documents = [makeDocument({ name: '期末', completion })]
    await openManage()

    const figures = card('期末')
      .getAllByRole('progressbar')
      .map((bar) => bar.getAttribute('aria-valuetext'))
    expect(figures).toEqual(['45%', '100%', '0%', '—'])
  })

  it('is written in only after the teacher says so, on this device', async () => {
    documents = [makeDocument({ name: '期末' })]
    const user = await openManage()
    const edit = () => card('期末').getByRole('switch', { name: '编辑期末' })
    expect(edit().getAttribute('aria-checked')).toBe('false')
    await user.click(edit())

    expect(edit().getAttribute('aria-checked')).toBe('true')
  })

  it('is locked after a question, and then says who locked it and offers the owner alone to unlock', async () => {
    documents = [makeDocument({ documentId: 'd1', name: '期末' })]
    const user = await openManage()
    await choose(user, '期末', '锁定')
    const lock = { teacherName: '李老师', lockedAt: Date.parse('2026-03-04T08:00:00+08:00') }
    documents = [makeDocument({ documentId: 'd1', name: '期末', isLocked: true, lock })]
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '锁定' }))

    await screen.findByText('李老师 今天 08:00 锁定，只有班级创建者可以解锁')
    expect(server.requests(archives.lockArchive)).toMatchObject([{ documentId: 'd1', isLocked: true }])
    await user.click(card('期末').getByRole('button', { name: '期末，更多' }))
    expect(
      card('期末')
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['解锁'])
  })

  it('that is locked late shuts no question about another one', async () => {
    documents = [
      makeDocument({ documentId: 'd1', name: '期末' }),
      makeDocument({ documentId: 'd2', name: '期中' }),
    ]
    const held = server.hold(archives.lockArchive)
    const user = await openManage()
    await choose(user, '期末', '锁定')
    const question = within(await screen.findByRole('alertdialog', { name: '锁定档案' }))
    await user.click(question.getByRole('button', { name: '锁定' }))
    await waitFor(() => expect(server.requests(archives.lockArchive)).toHaveLength(1))
    await user.click(question.getByRole('button', { name: '取消' }))
    await choose(user, '期中', '删除')
    const asked = server.requests(archives.archiveList).length
    held.answer(null)

    await waitFor(() => expect(server.requests(archives.archiveList).length).toBeGreaterThan(asked))
    expect(screen.getByRole('alertdialog', { name: '删除档案' })).toBeTruthy()
  })

  it('that a colleague renamed meanwhile asks which name stays, and nothing typed is lost', async () => {
    const seen = makeDocument({ documentId: 'd1', name: '期末' })
    documents = [seen]
    const { termKey, parts, customAsideName } = seen
    const current = { name: '三年级上学期', termKey, parts, customAsideName }
    server.refuse(archives.saveArchive, 'documentEdited', { reason: 'stale', current })
    const user = await openManage()
    await choose(user, '期末', '修改')
    const dialog = within(await screen.findByRole('dialog', { name: '修改档案' }))
    await user.fill(dialog.getByRole('textbox', { name: '档案名称' }), '成长档案')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('已保存：三年级上学期')
    dialog.getByText('你写的：成长档案')
    server.answer(archives.saveArchive, { documentId: 'd1' })
    await user.click(dialog.getByRole('button', { name: '用我写的' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requests(archives.saveArchive)).toMatchObject([
      { name: '成长档案', seen: { name: '期末' } },
      { name: '成长档案', seen: { name: '三年级上学期' } },
    ])
  })

  it('that is saved late over a colleague’s name shuts no other one that is changed meanwhile', async () => {
    const seen = makeDocument({ documentId: 'd1', name: '期末' })
    documents = [seen, makeDocument({ documentId: 'd2', name: '期中' })]
    const { termKey, parts, customAsideName } = seen
    const current = { name: '三年级上学期', termKey, parts, customAsideName }
    server.refuse(archives.saveArchive, 'documentEdited', { reason: 'stale', current })
    const user = await openManage()
    await choose(user, '期末', '修改')
    const dialog = within(await screen.findByRole('dialog', { name: '修改档案' }))
    const write = async (text: string) =>
      user.fill(await screen.findByRole('textbox', { name: '档案名称' }), text)
    await write('成长档案')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    const mine = await dialog.findByRole('button', { name: '用我写的' })
    const held = server.hold(archives.saveArchive)
    await user.click(mine)
    await waitFor(() => expect(server.requests(archives.saveArchive)).toHaveLength(2))
    await user.click(dialog.getByRole('button', { name: '关闭' }))
    await choose(user, '期中', '修改')
    await write('期中档案')
    const asked = server.requests(archives.archiveList).length
    held.answer({ documentId: 'd1' })

    await waitFor(() => expect(server.requests(archives.archiveList).length).toBeGreaterThan(asked))
    expect(screen.getByRole('textbox', { name: '档案名称' })).toHaveProperty('value', '期中档案')
  })

  it('of which a colleague changed the parts keeps them when one’s own name is taken', async () => {
    const seen = makeDocument({ documentId: 'd1', name: '期末' })
    documents = [seen]
    const { termKey, customAsideName } = seen
    const current = { name: '三年级上学期', termKey, parts: ['perform' as const], customAsideName }
    server.refuse(archives.saveArchive, 'documentEdited', { reason: 'stale', current })
    const user = await openManage()
    await choose(user, '期末', '修改')
    const dialog = within(await screen.findByRole('dialog', { name: '修改档案' }))
    await user.fill(dialog.getByRole('textbox', { name: '档案名称' }), '成长档案')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByRole('button', { name: '用我写的' })
    // Only where both wrote is there something to choose.
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['档案名称'])
    server.answer(archives.saveArchive, { documentId: 'd1' })
    await user.click(dialog.getByRole('button', { name: '用我写的' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requests(archives.saveArchive)[1]).toMatchObject({ name: '成长档案', parts: ['perform'] })
  })

  it('is removed after a question that says what stays, and can be brought back', async () => {
    documents = [makeDocument({ documentId: 'd1', name: '期末' })]
    const user = await openManage()
    await choose(user, '期末', '删除')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/30 天内可以恢复/)).toBeTruthy()
    documents = []
    const removedAt = Date.parse('2026-03-04T08:00:00+08:00')
    const goneAt = Date.parse('2026-04-03T08:00:00+08:00')
    const removed = { documentId: 'd1', name: '期末', termName: '第二学期', teacherName: '王老师' }
    const page = { items: [{ ...removed, removedAt, goneAt }], nextCursor: null }
    server.answer(archives.removedArchives, page)
    await user.click(question.getByRole('button', { name: '删除' }))

    await screen.findByText('王老师 3月4日删除，4月3日以前可以恢复')
    await user.click(screen.getByRole('button', { name: '恢复期末' }))
    await waitFor(() =>
      expect(server.requests(archives.restoreArchive)).toMatchObject([{ documentId: 'd1' }]),
    )
  })

  it('is found among many that were removed, a page at a time', async () => {
    const at = Date.parse('2026-03-04T08:00:00+08:00')
    const removed = { termName: '第二学期', teacherName: '王老师', removedAt: at, goneAt: at }
    server.answer(archives.removedArchives, ({ cursor }) =>
      cursor === undefined
        ? { items: [{ ...removed, documentId: 'd1', name: '期末' }], nextCursor: 'older' }
        : { items: [{ ...removed, documentId: 'd2', name: '期中' }], nextCursor: null },
    )
    const user = await openManage()

    await user.click(await screen.findByRole('button', { name: '加载更多' }))

    await screen.findByRole('button', { name: '恢复期中' })
    expect(screen.getByRole('button', { name: '恢复期末' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
  })
})
