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
  ['TRUSTED_PROXIES', 'fd00::/129'],
  ['PUBLIC_ORIGIN', 'ftp://school.test'],
  ['PUBLIC_ORIGIN', 'https://'],
  ['PUBLIC_ORIGIN', 'https://school.test/pinge'],
  ['PUBLIC_ORIGIN', 'https://school.test/?a=1'],
  ['PUBLIC_ORIGIN', 'https://wang@school.test/'],
  ['OWN_FILE_MB', '0'],
  ['OWN_FILE_MB', '4001'],
  // What lies there is shown to everyone, by a path of its own.
  ['UPLOAD_PREFIX_COMMENT', 'cover/'],
  ['UPLOAD_PREFIX_BUSINESS_CLIENT', 'staging/'],
  ['REVIEW_MODEL_URL', 'school.test'],
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

it('takes a single address as a range of one', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.1/32,::1/128' })

  expect(trustedProxies).toEqual(['10.0.0.1/32', '::1/128'])
})

it('takes the address of the site with and without a slash behind it', () => {
  for (const typed of ['https://school.test', 'https://school.test/'])
    expect(readConfig({ PUBLIC_ORIGIN: typed }).publicOrigin).toBe('https://school.test')
})

it('counts the room for own files in megabytes, and takes one of them', () => {
  expect(readConfig({ OWN_FILE_MB: '1', OWN_QUOTA_MB: '3' })).toMatchObject({
    ownFileBytes: 1_048_576,
    ownQuotaBytes: 3_145_728,
  })
})

it('turns on what says on and off what says off, and leaves the training in the product where nothing says apart', () => {
  const of = (value: string) => readConfig({ SHOW_CODES: value, CONTENT_SAMPLE: value })

  expect([of('on'), of('off')]).toMatchObject([
    { showsCodes: true, hasSampleContent: true },
    { showsCodes: false, hasSampleContent: false },
  ])
  expect([{}, { TRAINING: 'apart' }].map((env) => readConfig(env).isTrainingApart)).toEqual([false, true])
})

it('asks no model for the words of a review unless one is named', () => {
  expect(readConfig({}).reviewModel).toBeNull()
  expect(
    readConfig({ REVIEW_MODEL_URL: 'http://model.test/v1', REVIEW_MODEL_NAME: 'small' }).reviewModel,
  ).toEqual({
    url: 'http://model.test/v1',
    name: 'small',
    key: null,
  })
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
