import { readAuthentication } from '@pinge/contract/authentication.ts'
import { classList } from '@pinge/contract/classes.ts'
import { unreadMessages } from '@pinge/contract/unread-messages.ts'
import { signOut } from '@pinge/contract/sign-in.ts'
import { siteDetail } from '@pinge/contract/site.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTeacher, noAuthentication } from '../../test/make/teacher.ts'
import { address, openScreen } from '../../test/screen.tsx'
import { server } from '../../test/server.ts'
import type { User } from '../../test/user.ts'
import { fetchAhead } from '../shared/fetch-ahead.ts'
import { watchModuleFailures } from './failures/module-failure.ts'

const wang = makeTeacher({ nickname: '王老师' })
const openMenu = () => screen.findByRole('button', { name: '王老师，我的账号' })

beforeEach(() => {
  server.answer(classList, [])
  server.answer(readAuthentication, noAuthentication)
})

describe('an address', () => {
  it.each([null, wang])('that is unknown is answered by the 404 page, signed in or not', async (teacher) => {
    await openScreen('/no/such/page', teacher)

    await screen.findByRole('heading', { name: '这一页像风筝一样飞走了' })
    expect(address()).toBe('/404')
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe(
      teacher ? '/index' : '/home',
    )
  })

  it.each([
    '/comment/class-detail',
    '/comment/class-comment',
    '/comment/class-setting',
    '/comment/information-edit',
    '/comment/parents-edit',
    '/exchange-record',
    '/comment/attendance',
  ])('%s without a class says so, and leads to the class list', async (path) => {
    const user = await openScreen(path, wang)
    await screen.findByRole('heading', { name: '班级id不能为空' })

    await user.click(screen.getByRole('link', { name: '去班级列表' }))
    await waitFor(() => expect(address()).toBe('/comment'))
  })
})

describe('a page', () => {
  it('is named after the site', async () => {
    server.answer(siteDetail, {
      webName: '实验小学',
      logo: '',
      icpRecord: '',
      policeRecord: '',
      hasClients: false,
    })
    await openScreen('/', null)

    await waitFor(() => expect(document.title).toBe('登录 · 实验小学'))
  })

  it('tells by breadcrumbs where it stands, and they lead to the one before it', async () => {
    const user = await openScreen('/comment/create', wang)
    const crumbs = await screen.findByRole('navigation', { name: '面包屑' })
    expect(crumbs.textContent).toBe('首页班级列表创建班级')

    await user.click(within(crumbs).getByRole('link', { name: '班级列表' }))
    await screen.findByRole('heading', { name: '先建一个班' })
    expect(address()).toBe('/comment')
  })

  it('lets a keyboard begin at its own content after another one was left', async () => {
    const user = await openScreen('/404', wang)
    await user.click(await openMenu())
    await user.click(await screen.findByRole('menuitem', { name: '教师认证' }))

    await screen.findByRole('heading', { name: '认证信息' })
    expect(document.activeElement?.id).toBe('main')
    expect(screen.getByRole('link', { name: '跳到主要内容' }).getAttribute('href')).toBe('#main')
  })

  it('shows how many messages are unread, and no more than 99', async () => {
    server.answer(unreadMessages, { count: 120 })
    await openScreen('/comment', wang)

    const bell = await screen.findByRole('link', { name: '系统消息，120 条未读' })
    expect(bell.textContent).toBe('消息99+')
  })
})

describe('the menu of the account', () => {
  it('is walked through by the arrows and shut by Escape, which gives the focus back', async () => {
    const user = await openScreen('/comment', wang)
    const opener = await openMenu()
    opener.focus()
    await user.keyboard('{ArrowDown}')
    const items = screen.getAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '账号设置',
      '教师认证',
      '安装到这台设备',
      '切换账号',
      '退出登录',
    ])
    await waitFor(() => expect(document.activeElement).toBe(items[0]))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(items[1])
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(items[4])

    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement).toBe(opener)
  })

  it('puts the account aside for another teacher, and asks for nothing', async () => {
    const user = await openScreen('/comment', wang)
    await user.click(await openMenu())
    await user.click(await screen.findByRole('menuitem', { name: '切换账号' }))

    await screen.findByRole('list', { name: '这台设备上的账号' })
    expect(server.requests(signOut)).toEqual([])
  })

  it('says how the program gets onto the device', async () => {
    const user = await openScreen('/comment', wang)
    await user.click(await openMenu())
    await user.click(await screen.findByRole('menuitem', { name: '安装到这台设备' }))

    const dialog = await screen.findByRole('dialog', { name: '安装到这台设备' })
    expect(dialog.textContent).toContain('浏览器不允许安装')
    await user.click(within(dialog).getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says how, and what it is good for, where the connection is secure', async () => {
    vi.stubGlobal('isSecureContext', true)
    const user = await openScreen('/comment', wang)
    await user.click(await openMenu())
    await user.click(await screen.findByRole('menuitem', { name: '安装到这台设备' }))

    const dialog = await screen.findByRole('dialog', { name: '安装到这台设备' })
    expect(dialog.textContent).toContain('没有网络时也能看到上次的班级')
  })
})

describe('signing out', () => {
  it('says so, ends the session on the server, and leaves no token on the device', async () => {
    const user = await openScreen('/comment', wang)
    expect(localStorage.getItem('pinge-session')).toContain(wang.accessToken)
    await user.click(await openMenu())
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))

    await screen.findByText('退出成功')
    await screen.findByLabelText('手机号')
    expect(server.requests(signOut)).toHaveLength(1)
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(wang.accessToken)
  })

  it('is waited for in a dialog that nothing closes but the answer', async () => {
    const held = server.hold(signOut)
    const user = await openScreen('/comment', wang)
    await user.click(await openMenu())
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    await screen.findByRole('dialog', { name: '正在退出' })
    await user.keyboard('{Escape}{Escape}')
    await user.click(document.body)
    expect(screen.getByRole('dialog', { name: '正在退出' })).toBeTruthy()

    held.answer(null)
    await screen.findByText('退出成功')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not wait for a server that does not answer', async () => {
    server.fail(signOut)
    const user = await openScreen('/comment', wang)
    await user.click(await openMenu())
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))

    await screen.findByText('退出成功')
  })
})

describe('a part of the program that did not come', () => {
  const prompt = () => screen.findByRole('alertdialog', { name: '通知' })

  async function losePart(): Promise<User> {
    watchModuleFailures()
    const user = await openScreen('/comment', wang)
    await openMenu()
    fireEvent(window, new Event('vite:preloadError'))
    expect((await prompt()).textContent).toContain('内容可能已更新，是否刷新页面加载新内容？')
    return user
  }

  it('asks for a refresh that nothing closes but an answer, and leaves the page where it is', async () => {
    const user = await losePart()
    await user.keyboard('{Escape}')
    await user.click(document.body)
    await user.click(within(await prompt()).getByRole('button', { name: '取消' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await screen.findByRole('heading', { name: '先建一个班' })
  })

  it('asks nothing when it was fetched ahead of any hand', async () => {
    watchModuleFailures()
    await openScreen('/comment', wang)
    const payload = new TypeError('Failed to fetch dynamically imported module')
    const coming = fetchAhead(async () => {
      fireEvent(window, Object.assign(new Event('vite:preloadError'), { payload }))
      return await Promise.reject(payload)
    })
    await expect(coming).rejects.toBe(payload)
    await new Promise((resolve) => setTimeout(resolve))

    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('does not cost the page while the server cannot be reached', async () => {
    const user = await losePart()
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await user.click(within(await prompt()).getByRole('button', { name: '刷新' }))

    await within(await prompt()).findByText('网络连接失败。网络恢复后再刷新，当前页面不受影响。')
  })
})
