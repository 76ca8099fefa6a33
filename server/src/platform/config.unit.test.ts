import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: null,
    registration: 'open',
  })
  expect(readConfig({ PORT: ' ', REGISTRATION: '' })).toEqual(readConfig({}))
})

it.each([
  ['PORT', '70000'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['HOST', 'http://school'],
  ['DATA_DIR', 'a\0b'],
  ['DATABASE_URL', 'mysql://localhost/pinge'],
  ['DATABASE_URL', 'pinge.sqlite'],
  ['SIGNING_KEY', 'short'],
  ['APP_KEY', 'a key'],
  ['SITE_NAME', '名'.repeat(31)],
  ['SITE_LOGO', 'http://school.test/logo.png'],
  ['SITE_LOGO', '//school.test/logo.png'],
  ['SITE_LOGO', 'javascript:alert(1)'],
  ['ICP_RECORD', '京ICP备'],
  ['POLICE_RECORD', `京公网安备${'1'.repeat(60)}号`],
  ['DOWNLOAD_IOS', 'http://apps.test/pinge'],
  ['DOWNLOAD_WECHAT', 'weixin://pinge'],
  ['DOWNLOAD_WINDOWS', 'https://'],
  ['DOWNLOAD_ANDROID', '/\\apps.test/pinge.apk'],
  ['HOME_BANNERS', 'open day'],
  ['HOME_BANNERS', '[{"image":"http://school.test/a.png","title":"家长开放日"}]'],
  ['HOME_BANNERS', '[{"image":"/a.png","title":" "}]'],
  ['HOME_BANNERS', `[${Array.from({ length: 5 }, () => '{"image":"/a.png","title":"家长开放日"}').join()}]`],
  ['TRUSTED_PROXIES', 'abc'],
  ['TRUSTED_PROXIES', '10.0.0.1, 999.1.1.1'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['SMS_URL', 'aliyun://key:50%off@dysmsapi.aliyuncs.com/?sign=a&template=b'],
  ['STORAGE_URL', 's3://key:50%off@s3.test/bucket'],
  ['REGISTRATION', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('refuses a wrong %s with a sentence that names it: %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^环境变量 ${name} 的值不对：应为.+。$`))
})

it('takes addresses of proxies one by one and as ranges', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16,::1,fd00::/8' })

  expect(trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16', '::1', 'fd00::/8'])
})

it('offers the clients that are named, and no others', () => {
  expect(readConfig({}).downloads).toEqual([])
  expect(
    readConfig({ DOWNLOAD_WINDOWS: '/pinge.exe', DOWNLOAD_IOS: 'https://apps.test/pinge' }).downloads,
  ).toEqual([
    { platform: 'ios', url: 'https://apps.test/pinge' },
    { platform: 'windows', url: '/pinge.exe' },
  ])
})
