import { classList } from '@pinge/contract/classes.ts'
import {
  clientDownload,
  homeBanner,
  siteDetail,
  type ClientDownload,
  type HomeBanner,
} from '@pinge/contract/site.ts'
import { expect, type Page } from '@playwright/test'
import { after, tryAgain, type State } from './walks.ts'
import { goWithinProgram } from '../harness/go-within-program.ts'

type World = { page: Page; signInAs: (who: 'demo' | 'newcomer') => Promise<void> }

/** A site whose operator has named everything that can be named. */
const wholeSite = {
  webName: '品格班级',
  logo: '',
  icpRecord: '京ICP备12345678号-1',
  policeRecord: '京公网安备 11010802012345号',
  hasClients: true,
}
const clients: ClientDownload[] = [
  {
    platform: 'wechat',
    name: '微信',
    qr: 'https://example.com/wechat',
    url: 'https://example.com/wechat',
    version: '',
  },
  {
    platform: 'ios',
    name: 'iPhone 和 iPad',
    qr: 'https://example.com/ios',
    url: 'https://example.com/ios',
    version: '',
  },
  { platform: 'android', name: '安卓手机', qr: '/pinge.apk', url: '/pinge.apk', version: '' },
  { platform: 'windows', name: 'Windows 电脑', qr: '', url: '/pinge.exe', version: '' },
]
const banner: HomeBanner = {
  id: '1',
  image: '/img/morning.webp',
  title: '家长开放日：十二月十八日上午欢迎到班里看',
  link: '/product-introduction',
  sort: 1,
}

async function nameEverything(page: Page): Promise<void> {
  await page.route(`**${siteDetail.path}`, (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: wholeSite } }),
  )
  await page.route(`**${clientDownload.path}`, (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: clients } }),
  )
  await page.route(`**${homeBanner.path}`, (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: [banner] } }),
  )
}

/** The home page, looked at and checked with all other screens. */
export const siteStates: Record<string, State<World>> = {
  home: async ({ page }) => {
    await nameEverything(page)
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  'home-downloads': after('home', async ({ page }) => {
    await goWithinProgram(page, '/home#download')
    await expect(page.getByRole('img', { name: '微信的二维码' })).toBeAttached()
  }),
  introduction: after('home-downloads', async ({ page }) => {
    await page.unrouteAll()
    await page.goto('/product-introduction')
    await expect(page.getByRole('heading', { name: '点两下就夸好' })).toBeAttached()
  }),
  index: async ({ page, signInAs }) => {
    await signInAs('demo')
    await page.goto('/index')
    await expect(page.getByRole('heading', { name: '我的班级' })).toBeVisible()
  },
  help: after('introduction', async ({ page }) => {
    await goWithinProgram(page, '/help#undo')
    await expect(page.getByText('点评后 8 秒内点“撤销”', { exact: false })).toBeVisible()
  }),
  'help-signed-in': after('index', async ({ page }) => {
    await goWithinProgram(page, '/help')
    await page.getByRole('searchbox', { name: '找问题' }).fill('没有这个词')
    await expect(page.getByRole('heading', { name: '没有找到' })).toBeVisible()
  }),
  'class-list-menu': after('class-list', async ({ page }) => {
    await page.getByRole('button', { name: /更多$/ }).first().click()
    await expect(page.getByRole('menu')).toBeVisible()
  }),
  'index-no-class': after('index-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByRole('heading', { name: '先建一个班' })).toBeVisible()
  }),
  'index-failing': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.route(`**${classList.path}`, (route) => route.abort())
    await page.goto('/index')
    await expect(page.getByRole('alert')).toContainText('没有加载出来')
  },
}
