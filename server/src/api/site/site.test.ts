import { clientDownload, homeBanner, siteDetail } from '@pinge/contract/site.ts'
import { afterEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
afterEach(() => app.close())

it('offers the clients that the operator named, with the address that a code for phones holds', async () => {
  app = await startTestApp({
    publicOrigin: 'https://pinge.school.cn',
    downloads: [
      { platform: 'ios', url: 'https://apps.example.com/pinge' },
      { platform: 'android', url: '/pinge.apk' },
      { platform: 'windows', url: '/pinge.exe' },
    ],
  })

  expect((await app.call(clientDownload, {})).data).toEqual([
    {
      platform: 'ios',
      name: 'iPhone 和 iPad',
      qr: 'https://apps.example.com/pinge',
      url: 'https://apps.example.com/pinge',
      version: '',
    },
    {
      platform: 'android',
      name: '安卓手机',
      qr: 'https://pinge.school.cn/pinge.apk',
      url: '/pinge.apk',
      version: '',
    },
    { platform: 'windows', name: 'Windows 电脑', qr: '', url: '/pinge.exe', version: '' },
  ])
  expect((await app.call(siteDetail, {})).data.hasClients).toBe(true)
})

it('shows the operator’s banners on the first page and nowhere else', async () => {
  const banner = { image: '/banners/open-day.webp', title: '家长开放日', link: 'https://school.example.com' }
  app = await startTestApp({ banners: [banner, { ...banner, link: '' }] })

  expect((await app.call(homeBanner, { position: 1 })).data).toEqual([
    { id: '1', ...banner, sort: 1 },
    { id: '2', ...banner, link: '', sort: 2 },
  ])
  expect((await app.call(homeBanner, { position: 2 })).data).toEqual([])
})

it('tells the registrations of the site', async () => {
  app = await startTestApp({ icpRecord: '京ICP备12345678号-1', policeRecord: '京公网安备 11010802012345号' })

  expect((await app.call(siteDetail, {})).data).toMatchObject({
    icpRecord: '京ICP备12345678号-1',
    policeRecord: '京公网安备 11010802012345号',
  })
})

it('offers nothing where nothing is named', async () => {
  app = await startTestApp()

  expect((await app.call(clientDownload, {})).data).toEqual([])
  expect((await app.call(homeBanner, { position: 1 })).data).toEqual([])
  expect((await app.call(siteDetail, {})).data.hasClients).toBe(false)
})
