import { classList } from '@pinge/contract/classes.ts'
import { clientDownload, homeBanner, siteDetail } from '@pinge/contract/site.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { preferLessMotion } from '../../../test/browser.ts'
import { holdClock, pass } from '../../../test/clock.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const dot = (place: number) => screen.getByRole('button', { name: new RegExp(`^第 ${place} 张`) })
const isShown = (place: number) => dot(place).getAttribute('aria-current') === 'true'

beforeEach(() => {
  server.answer(clientDownload, [])
  server.answer(homeBanner, [])
})

describe('the first page', () => {
  it('says what it is and leads on', async () => {
    const user = await openScreen('/home', null)
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title.textContent).toBe('每个孩子的每一点好，都被看见。')

    await user.click(screen.getByRole('link', { name: '看看怎么用' }))
    await screen.findByRole('heading', { name: '一个班，一屏看完' })
    expect(address()).toBe('/product-introduction')
  })

  it('leads a stranger to sign in, and a teacher to the classes', async () => {
    await openScreen('/home', null)
    const entry = await screen.findByRole('link', { name: '登录或注册' })
    expect(entry.getAttribute('href')).toBe('/')
  })

  it('leads a teacher who is signed in to the classes', async () => {
    await openScreen('/home')

    const entry = await screen.findByRole('link', { name: '进入我的班级' })
    expect(entry.getAttribute('href')).toBe('/index')
  })
})

describe('the pictures of the product', () => {
  it('change every six seconds, and stay where a reader chooses one', async () => {
    holdClock()
    const user = await openScreen('/home', null)
    expect(isShown(1)).toBe(true)
    await pass(6_100)
    expect(isShown(2)).toBe(true)

    await user.click(dot(4))
    await pass(20_000)
    expect(isShown(4)).toBe(true)
  })

  it('are stopped by their button, and go on by it', async () => {
    holdClock()
    const user = await openScreen('/home', null)
    await user.click(screen.getByRole('button', { name: '停止播放' }))
    await user.hover(screen.getByRole('heading', { level: 1 }))
    await pass(20_000)
    expect(isShown(1)).toBe(true)

    expect(screen.getByRole('button', { name: '接着播放' })).toBeTruthy()
  })

  it('stand still for a reader who prefers that, who needs no button to stop them', async () => {
    preferLessMotion()
    holdClock()
    await openScreen('/home', null)
    await pass(30_000)

    expect(isShown(1)).toBe(true)
    expect(screen.queryByRole('button', { name: '停止播放' })).toBeNull()
  })

  it('begin with the product, and then show what the operator named', async () => {
    server.answer(homeBanner, [
      { id: 'b1', image: '/img/morning.webp', title: '家长开放日', link: '/product-introduction', sort: 1 },
    ])
    const user = await openScreen('/home', null)
    await user.click(await screen.findByRole('button', { name: '第 2 张：家长开放日' }))

    const link = screen.getByRole('link', { name: '家长开放日' })
    expect(link.getAttribute('href')).toBe('/product-introduction')
    expect(screen.getAllByRole('button', { name: /^第 \d 张/ }).length).toBeLessThanOrEqual(5)
  })
})

describe('the introduction', () => {
  it('tells of all that there is: also of courses, stories and training', async () => {
    await openScreen('/product-introduction', null)
    const nav = within(await screen.findByRole('navigation', { name: '本页内容' }))

    for (const name of ['班级点评', '品格课程', '听故事', '大脑训练', '家校']) {
      const part = (await nav.findByRole('link', { name })).getAttribute('href')?.slice(1) ?? ''
      const told = document.getElementById(part)
      expect(told?.querySelectorAll('li')).toHaveLength(3)
      expect(told?.querySelector('img')?.getAttribute('alt')).not.toBe('')
    }
  })

  it('answers a question to a reader who opens it', async () => {
    const user = await openScreen('/product-introduction', null)
    const nav = await screen.findByRole('navigation', { name: '本页内容' })
    expect(within(nav).getByRole('link', { name: '常见问题' }).getAttribute('href')).toBe('#questions')
    const question = screen.getByText('点错了怎么办？')
    await user.click(question)

    expect(question.closest('details')?.open).toBe(true)
    expect(screen.getByText(/8 秒内点“撤销”/)).toBeTruthy()
  })

  it('is named after the site', async () => {
    server.answer(siteDetail, {
      webName: '实验小学',
      logo: '',
      icpRecord: '',
      policeRecord: '',
      hasClients: false,
    })
    await openScreen('/product-introduction', null)

    await screen.findByRole('heading', { level: 1, name: '实验小学怎么用' })
  })
})

describe('the clients and the registrations', () => {
  const downloads = () => screen.getByRole('region', { name: '在哪里用' })

  it('have no empty place on a site that names none', async () => {
    await openScreen('/home', null)
    await screen.findByRole('heading', { name: '不用安装，打开就能用' })

    expect(within(downloads()).queryByRole('link')).toBeNull()
    expect(screen.getByRole('contentinfo').textContent).not.toContain('备')
  })

  it('are shown where the operator named them, with a code for a phone', async () => {
    server.answer(clientDownload, [
      {
        platform: 'ios',
        name: 'iPhone 和 iPad',
        qr: 'https://apps.example.com/pinge',
        url: 'https://apps.example.com/pinge',
        version: '',
      },
      { platform: 'windows', name: 'Windows 电脑', qr: '', url: '/pinge.exe', version: '1.0' },
    ])
    server.answer(siteDetail, {
      webName: '品格班级',
      logo: '',
      icpRecord: '京ICP备12345678号-1',
      policeRecord: '京公网安备 11010802012345号',
      hasClients: true,
    })
    await openScreen('/home', null)
    await screen.findByRole('img', { name: 'iPhone 和 iPad的二维码' })

    expect(within(downloads()).getAllByRole('link')).toHaveLength(2)
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: /京公网安备/ }).getAttribute('href')).toMatch(
      /code=11010802012345$/,
    )
    expect(footer.getByRole('link', { name: '京ICP备12345678号-1' })).toBeTruthy()
  })

  it('are named below the sign-in card too', async () => {
    server.answer(siteDetail, {
      webName: '品格班级',
      logo: '',
      icpRecord: '京ICP备12345678号-1',
      policeRecord: '',
      hasClients: true,
    })
    await openScreen('/', null)

    await screen.findByRole('link', { name: '京ICP备12345678号-1' })
    expect(screen.getByRole('link', { name: '下载客户端' }).getAttribute('href')).toBe('/home#download')
  })

  it('a list that does not come is left out without a word', async () => {
    server.fail(clientDownload)
    server.refuse(homeBanner, 'serviceBusy')
    await openScreen('/home', null)
    await waitFor(() => expect(server.requests(homeBanner)).toHaveLength(1))

    expect(screen.queryByText('服务正忙，请稍后再试')).toBeNull()
    expect(screen.getByRole('heading', { name: '不用安装，打开就能用' })).toBeTruthy()
  })
})

it('the main navigation leads only to what a teacher needs at work', async () => {
  server.answer(classList, [])
  await openScreen('/comment')
  const nav = await screen.findByRole('navigation', { name: '主导航' })

  expect(
    within(nav)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['首页', '班级', '课程', '课堂', '听故事', '资料库', '活动', '消息', '帮助'])
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('班级')
  // The same on a phone, at the bottom.
  const bottom = within(await screen.findByRole('navigation', { name: '底部导航' }))
  expect(bottom.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '首页',
    '班级',
    '活动',
    '消息',
    '帮助',
  ])
})
