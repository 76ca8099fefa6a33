import { activityList } from '@pinge/contract/content/home.ts'
import * as library from '@pinge/contract/content/library.ts'
import { recordPlay } from '@pinge/contract/content/videos.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeFile, makePage } from '../../../test/make/content.ts'
import { address, goBack, goTo, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const card = makeFile({ id: 'card', name: '任务卡.pdf' })
const plan = makeFile({ id: 'plan', name: '班会.zip', ext: 'zip', fileType: 'other', preview: 'none' })

beforeEach(() => {
  const folder = (id: string, name: string, parentId: string | null, total: number) => ({
    id,
    name,
    parentId,
    total,
    sort: 0,
    sample: false,
  })
  server.answer(library.libraryTree, [folder('cards', '卡片', null, 3), folder('week', '每周', 'cards', 1)])
  server.answer(library.libraryList, makePage([card, plan], 45))
  server.answer(recordPlay, { createdAt: 1 })
})

async function untilAsked(of: Partial<RequestOf<typeof library.libraryList>>): Promise<void> {
  await waitFor(() =>
    expect(server.requests(library.libraryList).at(-1)).toEqual({ pageNum: 1, pageSize: 20, ...of }),
  )
}

describe('the files of the library', () => {
  it('are those of a folder, with the folders in it, and of what was marked or used last', async () => {
    const user = await openScreen('/library')
    const folders = within(await screen.findByRole('navigation', { name: '文件夹' }))
    await user.click(await folders.findByRole('button', { name: /^每周/u }))
    await untilAsked({ folderId: 'week' })
    expect(address()).toBe('/library/week')
    expect(folders.getByRole('button', { current: true }).textContent).toContain('每周')

    await user.click(folders.getByRole('button', { name: '最近使用' }))
    await untilAsked({ scope: 'recent' })
    await user.click(folders.getByRole('button', { name: '我的收藏' }))
    await untilAsked({ scope: 'favorite' })
    expect(address()).toBe('/library?scope=favorite')
    await user.click(folders.getByRole('button', { name: '全部资料' }))
    await waitFor(() => expect(folders.getByRole('button', { current: true }).textContent).toBe('全部资料'))
    expect(address()).toBe('/library')
  })

  it('stay on the last page when the one that is open has lost its last file', async () => {
    let marked = 21
    server.answer(library.libraryList, ({ pageNum = 1 }) =>
      makePage(pageNum * 20 - 20 < marked ? [{ ...card, favorite: true }] : [], marked),
    )
    server.answer(library.libraryFavorite, () => ({ on: marked-- < 0 }))
    const user = await openScreen('/library?scope=favorite&page=2')
    await user.click(await screen.findByRole('button', { name: '取消收藏任务卡.pdf' }))

    await untilAsked({ scope: 'favorite' })
    expect(address()).toBe('/library?scope=favorite&page=1')
    await screen.findByText('任务卡.pdf')
    expect(screen.queryByText('这里还没有资料')).toBeNull()
  })

  it('that an activity led to are left for all others', async () => {
    const running = { state: 'running', startDate: '2026-09-01', endDate: '2027-01-31' } as const
    const texts = { name: '七日行动', intro: '', cover: '/content/a.webp', sample: false }
    server.answer(
      activityList,
      makePage([{ id: 'week-acts', ...texts, ...running, link: null, actvitySubId: 'week' }]),
    )
    const user = await openScreen('/activity')
    await user.click(await screen.findByRole('link', { name: '活动资料' }))
    await untilAsked({ folderId: 'week' })
    const folders = within(await screen.findByRole('navigation', { name: '文件夹' }))
    await user.click(folders.getByRole('button', { name: '全部资料' }))

    await untilAsked({})
    expect(folders.getByRole('button', { current: true }).textContent).toBe('全部资料')
  })

  it('are narrowed by kind and word, put in order and turned page by page in the address', async () => {
    holdClock()
    const user = await openScreen('/library/cards')
    await user.selectOptions(await screen.findByLabelText('种类'), '文档')
    await user.selectOptions(screen.getByLabelText('排列'), '按大小')
    await user.fill(screen.getByLabelText('搜索资料'), '任务')
    await pass(300)
    await untilAsked({ folderId: 'cards', fileType: 'doc', sort: 'size', keyword: '任务' })
    const pager = within(await screen.findByRole('navigation', { name: '页' }))
    await user.click(pager.getByRole('button', { name: '下一页' }))

    await untilAsked({ folderId: 'cards', fileType: 'doc', sort: 'size', keyword: '任务', pageNum: 2 })
    expect(address()).toContain('page=2')
    expect(document.querySelector('mark')?.textContent).toBe('任务')
  })

  it('say how large they are, and offer to look only at what can be looked at', async () => {
    await openScreen('/library')

    await screen.findByText('任务卡.pdf')
    expect(screen.getAllByText(/^182 KB · 1970年1月1日$/u)).toHaveLength(2)
    screen.getByRole('button', { name: '预览任务卡.pdf' })
    expect(screen.queryByRole('button', { name: '预览班会.zip' })).toBeNull()
    screen.getByRole('button', { name: '下载班会.zip' })
  })

  it('that are none say how some come there', async () => {
    server.answer(library.libraryList, makePage<DataOf<typeof library.libraryList>['list'][number]>([]))
    holdClock()
    const user = await openScreen('/library?scope=favorite')
    await screen.findByText('点一下星星，就收进这里。')
    await user.click(screen.getByRole('button', { name: '全部资料' }))
    await screen.findByText('这里还没有资料')
    await user.fill(screen.getByLabelText('搜索资料'), '没有')
    await pass(300)
    await screen.findByText('没有找到“没有”')
    await user.click(screen.getByRole('button', { name: '清空' }))

    await screen.findByText('这里还没有资料')
    expect(screen.getByLabelText<HTMLInputElement>('搜索资料').value).toBe('')
  })

  it('of a folder that was taken down since are told to be gone with it', async () => {
    server.answer(library.libraryList, makePage([]))
    await openScreen('/library/autumn')

    await screen.findByText('文件夹不存在或已下架')
    expect(screen.queryByText('这里还没有资料')).toBeNull()
  })

  it('that a folder has not are looked for in all folders by one tap', async () => {
    server.answer(library.libraryList, ({ folderId }) => makePage(folderId === undefined ? [card] : []))
    const user = await openScreen(`/library/week?keyword=${encodeURIComponent('任务')}`)
    await user.click(await screen.findByRole('button', { name: '在全部资料里找' }))

    await screen.findByText(/卡\.pdf$/u)
    await untilAsked({ keyword: '任务' })
  })

  it('stay when the folders could not be read, which are asked for again by themselves', async () => {
    server.refuse(library.libraryTree, 'serviceBusy')
    const user = await openScreen('/library')
    await screen.findByText('任务卡.pdf')
    const folders = within(screen.getByRole('navigation', { name: '文件夹' }))
    server.answer(library.libraryTree, [])
    await user.click(await folders.findByRole('button', { name: '再试一次' }))

    await waitFor(() => expect(folders.queryByRole('alert')).toBeNull())
  })

  it('are marked with a star, and a refusal is told above them', async () => {
    server.refuse(library.libraryFavorite, 'contentNotFound')
    const user = await openScreen('/library')
    await user.click(await screen.findByRole('button', { name: '收藏任务卡.pdf' }))

    await screen.findByText('内容不存在或已下架')
    expect(screen.getByRole('button', { name: '收藏任务卡.pdf' }).getAttribute('aria-pressed')).toBe('false')
  })
})

type Preview = DataOf<typeof library.libraryPreview>

const shown = (said: Partial<Preview>): Preview => ({
  file: makeFile({ id: 'card', name: '图.png', folderId: 'cards', folderName: '卡片' }),
  kind: 'image',
  state: 'ready',
  address: { url: '/media/card', expireTime: 9_999_999_999_999 },
  reason: '',
  ...said,
})

describe('a file that is looked at', () => {
  it('stands in the address, where Back and a link find it, and leaves the page of the list as it was', async () => {
    server.answer(library.libraryPreview, shown({}))
    const user = await openScreen('/library?page=2')
    await user.click(await screen.findByRole('button', { name: '预览任务卡.pdf' }))
    const preview = within(await screen.findByRole('dialog', { name: '图.png' }))
    expect(address()).toBe('/library?page=2&file=card')
    expect(preview.getByRole('img', { name: '图.png' }).getAttribute('src')).toBe('/media/card')
    await user.click(preview.getByRole('button', { name: '关闭' }))

    await waitFor(() => expect(address()).toBe('/library?page=2'))
  })

  it('is closed by Back, which leaves the library where it is; a link to it closes in place', async () => {
    server.answer(library.libraryPreview, shown({}))
    const user = await openScreen('/library?page=2')
    await user.click(await screen.findByRole('button', { name: '预览任务卡.pdf' }))
    await screen.findByRole('dialog', { name: '图.png' })
    await goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/library?page=2')

    await goTo('/library?page=2&file=card')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(address()).toBe('/library?page=2'))
  })

  it('is left by one Escape alone, however often it is pressed', async () => {
    server.answer(library.libraryPreview, shown({}))
    await goTo('/help')
    const user = await openScreen('/library')
    await user.click(await screen.findByRole('button', { name: '预览任务卡.pdf' }))
    const preview = await screen.findByRole('dialog', { name: '图.png' })
    fireEvent.keyDown(preview, { key: 'Escape' })
    fireEvent.keyDown(preview, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    expect(address()).toBe('/library')
  })

  it('is followed by the next of its list that can be looked at, and closed by one step back', async () => {
    const last = makeFile({ id: 'last', name: '约定卡.pdf' })
    server.answer(library.libraryList, makePage([card, plan, last]))
    server.answer(library.libraryPreview, ({ id }) => shown({ file: makeFile({ id, name: `${id}.png` }) }))
    const user = await openScreen('/library')
    await user.click(await screen.findByRole('button', { name: '预览任务卡.pdf' }))
    const first = within(await screen.findByRole('dialog', { name: 'card.png' }))
    expect(first.getByRole<HTMLButtonElement>('button', { name: '上一个文件' }).disabled).toBe(true)
    await user.click(first.getByRole('button', { name: '下一个文件' }))
    const second = within(await screen.findByRole('dialog', { name: 'last.png' }))
    expect(second.getByRole<HTMLButtonElement>('button', { name: '下一个文件' }).disabled).toBe(true)
    expect(address()).toBe('/library?file=last')
    await goBack()

    await waitFor(() => expect(address()).toBe('/library'))
  })

  it('is dark while the teacher speaks, by a key of the remote clicker', async () => {
    server.answer(library.libraryPreview, shown({}))
    await openScreen('/library?file=card')
    const preview = within(await screen.findByRole('dialog', { name: '图.png' }))
    await preview.findByRole('img', { name: '图.png' })
    fireEvent.keyDown(document.body, { key: 'b' })
    await preview.findByRole('button', { name: '亮屏' })
    fireEvent.keyDown(document.body, { key: 'b' })

    await waitFor(() => expect(preview.queryByRole('button', { name: '亮屏' })).toBeNull())
  })

  it.each(['video', 'audio'] as const)('plays here where it is a film or a sound: %s', async (kind) => {
    server.answer(library.libraryPreview, shown({ kind }))
    await openScreen('/library?file=card')
    const preview = within(await screen.findByRole('dialog', { name: '图.png' }))

    const player = await preview.findByLabelText('图.png')
    expect(player.tagName.toLowerCase()).toBe(kind)
    expect(player.getAttribute('src')).toBe('/media/card')
  })

  it('plays on at its address when the teacher comes back to the window, and at the next when that ended', async () => {
    holdClock()
    server.answer(library.libraryPreview, shown({ kind: 'video' }))
    await openScreen('/library?file=card')
    const player = await screen.findByLabelText<HTMLVideoElement>('图.png', { selector: 'video' })
    const address = { url: '/media/next', expireTime: 9_999_999_999_999 }
    server.answer(library.libraryPreview, shown({ kind: 'video', address }))
    await pass(60_000)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await pass(1_000)
    expect(player.getAttribute('src')).toBe('/media/card')
    player.currentTime = 40
    fireEvent.error(player)
    await waitFor(() => expect(player.getAttribute('src')).toBe('/media/next'))
    player.currentTime = 0
    fireEvent.loadedMetadata(player)

    expect(player.currentTime).toBe(40)
  })

  it.each([
    ['of today', new TextEncoder().encode('课桌三件事')],
    // 课桌三件事 as Windows wrote it for long.
    ['from long ago', new Uint8Array([0xbf, 0xce, 0xd7, 0xc0, 0xc8, 0xfd, 0xbc, 0xfe, 0xca, 0xc2])],
  ])('is read where it is a text: %s', async (_, bytes) => {
    server.answer(library.libraryPreview, shown({ kind: 'text' }))
    const answer = globalThis.fetch
    globalThis.fetch = (url, how) =>
      url === '/media/card' ? Promise.resolve(new Response(bytes)) : answer(url, how)
    await openScreen('/library?file=card')
    const preview = within(await screen.findByRole('dialog', { name: '图.png' }))

    await preview.findByText('课桌三件事')
  })

  it.each(['image', 'text'] as const)(
    'that the network broke off says so, and comes by one tap: %s',
    async (kind) => {
      const [answer, text] = [globalThis.fetch, new TextEncoder().encode('课桌三件事')]
      let isAway = true
      globalThis.fetch = (url, how) => {
        if (typeof url !== 'string' || !url.startsWith('/media/')) return answer(url, how)
        return isAway ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response(text))
      }
      server.answer(library.libraryPreview, shown({ kind }))
      const user = await openScreen('/library?file=card')
      const preview = within(await screen.findByRole('dialog', { name: '图.png' }))
      if (kind === 'image') fireEvent.error(await preview.findByRole('img', { name: '图.png' }))
      const told = within(await preview.findByRole('alert'))
      told.getByText('文件打不开，可以下载后再看。')
      isAway = false
      await user.click(told.getByRole('button', { name: '再试一次' }))

      await (kind === 'image'
        ? preview.findByRole('img', { name: '图.png' })
        : preview.findByText('课桌三件事'))
      expect(preview.queryByRole('alert')).toBeNull()
    },
  )

  it.each([
    ['班会.pptx', 1],
    ['任务卡.docx', 0],
  ])('says of slides alone that what moves in them is seen in the file: %s', async (name, hints) => {
    const ext = name.slice(-4)
    server.answer(library.libraryPreview, shown({ file: makeFile({ id: 'card', name, ext }) }))
    await openScreen('/library?file=card')
    const preview = within(await screen.findByRole('dialog', { name }))
    await preview.findByRole('img', { name })

    expect(preview.queryAllByText('动画请下载后播放')).toHaveLength(hints)
  })

  it('says why there is nothing to see, and can be saved all the same', async () => {
    server.answer(library.libraryPreview, shown({ state: 'failed', address: null, reason: '文件有密码' }))
    await openScreen('/library?file=card')
    const preview = within(await screen.findByRole('dialog'))

    await preview.findByText('转换失败：文件有密码')
    preview.getByRole('button', { name: '下载' })
  })

  it('and cannot be saved says so beside it', async () => {
    server.answer(library.libraryPreview, shown({ state: 'none', address: null }))
    server.refuse(library.libraryDownload, 'contentNotFound')
    const user = await openScreen('/library?file=card')
    const preview = within(await screen.findByRole('dialog'))
    await user.click(await preview.findByRole('button', { name: '下载' }))

    await preview.findByText('内容不存在或已下架')
  })

  it('counts as used where it was open for a while, in the folder where it lies', async () => {
    holdClock()
    server.answer(library.libraryPreview, shown({}))
    const user = await openScreen('/library?file=card')
    const preview = within(await screen.findByRole('dialog', { name: '图.png' }))
    await preview.findByRole('img', { name: '图.png' })
    await pass(6_000)
    await user.click(preview.getByRole('button', { name: '关闭' }))

    await waitFor(() =>
      expect(server.requests(recordPlay)).toMatchObject([
        { categoryId: 5, type: 2, entryId: 'card', subCategoryId: 'cards', subCategoryName: '卡片' },
      ]),
    )
  })
})
