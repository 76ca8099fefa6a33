import { chmod, chown, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginPackage, formatManifestSchema } from './begin-package.ts'
import { checkPackage } from './check-package.ts'

/** A user who owns no file, by its usual number. */
const GUEST_USER = 65_534

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-package-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function tellFaults(): Promise<string[]> {
  const { faults } = await checkPackage(folder)
  return faults.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

async function writeManifest(...lines: string[]): Promise<void> {
  await writeFile(
    join(folder, 'manifest.json'),
    ['{ "id": "ours", "name": "我们的",', ...lines, '}'].join('\n'),
  )
}

it('begins a package in which nothing is wrong, and writes nothing over', async () => {
  expect(await beginPackage(folder)).toBe('begun')

  expect(await checkPackage(folder)).toMatchObject({ faults: [], manifest: { id: 'our-school' } })
  expect(await beginPackage(folder)).toBe('notEmpty')
})

it('tells each fault of the shape with its line', async () => {
  await writeManifest(
    '"colour": "red",',
    '"folders": [',
    '  { "id": "A b", "name": "习惯" },',
    '  { "id": "b" }',
    '],',
    '"files": [{ "id": "f",',
    '  "name": "卡.pdf", "path": "../卡.pdf" }]',
  )

  expect(await tellFaults()).toEqual([
    'manifest.json:2 不认识的字段“colour”',
    'manifest.json:4 编号只用小写字母、数字和 -，最多 40 个',
    'manifest.json:5 缺少“name”',
    'manifest.json:8 “path”要写包内的相对路径，用 / 分隔，不能离开这个文件夹',
  ])
})

it('tells of a manifest and of captions that were not saved as UTF-8, in place of taking garbled Chinese', async () => {
  // 卡 as Windows wrote it for long.
  const card = Buffer.from([0xbf, 0xa8])
  await beginPackage(folder)
  await writeFile(
    join(folder, 'manifest.json'),
    Buffer.concat([Buffer.from('{ "id": "ours", "name": "'), card, Buffer.from('" }')]),
  )
  const how = '不是 UTF-8 编码：请用记事本打开，“另存为”时把编码选成 UTF-8'
  expect(await tellFaults()).toEqual([`manifest.json:1 manifest.json ${how}`])

  const lines = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\n')
  await writeFile(join(folder, 'a.vtt'), Buffer.concat([lines, card, Buffer.from('片，大家好\n')]))
  await writeManifest('"videos": [{ "captions": "a.vtt" }]')
  expect(await tellFaults()).toContain(`manifest.json:2 字幕 a.vtt ${how}`)
  await writeFile(join(folder, 'a.vtt'), Buffer.concat([lines, Buffer.from('卡片，大家好\n')]))
  expect((await tellFaults()).join()).not.toContain('UTF-8')
})

it('takes a text as Windows wrote it for long, and no other bytes by its name', async () => {
  await writeManifest('"files": [', '  { "id": "f", "name": "卡.txt", "path": "a.txt" }', ']')
  await writeFile(join(folder, 'a.txt'), Buffer.from([0xbf, 0xa8, 0xc6, 0xac]))
  expect(await tellFaults()).toEqual([])
  await writeFile(join(folder, 'a.txt'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xff, 0xff]))

  expect(await tellFaults()).toEqual(['manifest.json:3 a.txt 的内容不是 txt 格式'])
})

it('tells an id that is used twice, references to nothing and a folder that lies in itself', async () => {
  await writeFile(join(folder, 'a.txt'), '卡')
  await writeManifest(
    '"folders": [',
    '  { "id": "one", "name": "一", "parent": "two" },',
    '  { "id": "two", "name": "二", "parent": "one" }',
    '],',
    '"files": [',
    '  { "id": "one", "name": "卡.txt", "path": "a.txt" },',
    '  { "id": "card", "name": "卡.txt", "path": "a.txt", "folder": "lost" }',
    ']',
  )

  expect(await tellFaults()).toEqual([
    'manifest.json:3 文件夹“one”放在了它自己里面',
    'manifest.json:4 文件夹“two”放在了它自己里面',
    'manifest.json:7 编号“one”用了两次',
    'manifest.json:8 没有编号为“lost”的文件夹',
  ])
})

it('tells every other fault beside one of the shape, and nothing false of what did not parse', async () => {
  await writeManifest(
    '"colour": "red",',
    '"folders": [',
    '  { "id": "one", "name": 3 },',
    '  { "id": "one", "name": "二", "parent": "lost" }',
    '],',
    '"videos": {},',
    '"files": [',
    '  { "id": "card", "name": "卡.pdf", "path": "gone.pdf", "folder": "one" },',
    '  "card",',
    '  { "id": "out", "name": "卡.pdf", "path": "../卡.pdf", "folder": "nowhere" }',
    '],',
    '"collections": [{ "id": "set", "items": [',
    '  { "id": "first", "video": "film" },',
    '  { "id": "second", "file": 7 },',
    '  { "id": "third" }',
    ']}]',
  )

  const told = await tellFaults()
  // The collection itself lacks most of its fields.
  const ofSet = told.filter((fault) => fault.startsWith('manifest.json:13 '))
  expect(ofSet).toContain('manifest.json:13 缺少“title”')
  expect(ofSet).not.toContain(expect.stringContaining('编号'))
  expect(told.filter((fault) => !ofSet.includes(fault) && !fault.includes('缺少'))).toEqual([
    'manifest.json:2 不认识的字段“colour”',
    expect.stringMatching(/^manifest\.json:4 “name”：/),
    'manifest.json:5 编号“one”用了两次',
    'manifest.json:5 没有编号为“lost”的文件夹',
    expect.stringMatching(/^manifest\.json:7 “videos”：/),
    'manifest.json:9 找不到文件 gone.pdf',
    expect.stringMatching(/^manifest\.json:10 “files”：/),
    'manifest.json:11 “path”要写包内的相对路径，用 / 分隔，不能离开这个文件夹',
    'manifest.json:11 没有编号为“nowhere”的文件夹',
    expect.stringMatching(/^manifest\.json:15 “file”：/),
    'manifest.json:16 “third”要有 file 或 video 中的一个',
  ])
})

it('says only that a manifest is no object when it is none', async () => {
  await writeFile(join(folder, 'manifest.json'), '["a"]')

  expect(await tellFaults()).toEqual([expect.stringMatching(/^manifest\.json:1 /)])
})

it('tells files that are missing, linked, empty, too large or not what their name says', async () => {
  await mkdir(join(folder, 'f.pdf'))
  await writeFile(join(folder, 'real.txt'), '卡')
  await symlink(join(folder, 'real.txt'), join(folder, 'link.txt'))
  await symlink(tmpdir(), join(folder, 'out'))
  await writeFile(join(folder, 'empty.pdf'), '')
  await writeFile(join(folder, 'page.pdf'), '<html>')
  await writeFile(join(folder, 'words.docx'), 'PK\u0003\u0004 no words')
  const png = Buffer.alloc(3 * 1024 * 1024 + 1)
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  await writeFile(join(folder, 'large.png'), png)
  const paths = [
    'lost.pdf',
    'link.txt',
    'out/x.txt',
    'f.pdf',
    'empty.pdf',
    'page.pdf',
    'words.docx',
    'large.png',
    'run.exe',
  ]

  await writeManifest(
    '"files": [',
    paths.map((path, place) => `{ "id": "f${place}", "name": "文件", "path": "${path}" }`).join(',\n'),
    ']',
  )

  expect(await tellFaults()).toEqual([
    'manifest.json:3 找不到文件 lost.pdf',
    'manifest.json:4 link.txt 是链接，请放入文件本身',
    'manifest.json:5 out/x.txt 是链接，请放入文件本身',
    'manifest.json:6 f.pdf 不是文件',
    'manifest.json:7 empty.pdf 是空文件',
    'manifest.json:8 page.pdf 的内容不是 pdf 格式',
    'manifest.json:9 words.docx 的内容不是 docx 格式',
    'manifest.json:10 图片 large.png 超过 3 MB',
    expect.stringMatching(/^manifest\.json:11 不收这种文件：run\.exe/),
  ])
})

// Windows keeps no such rights.
it.skipIf(process.platform === 'win32')(
  'tells what may not be read as such, and not as missing or as a fault of the data folder',
  async () => {
    await mkdir(join(folder, 'shut'))
    await writeFile(join(folder, 'shut', 'a.txt'), '卡')
    await writeFile(join(folder, 'b.txt'), '卡')
    await writeManifest(
      '"files": [{ "id": "f0", "name": "文件", "path": "shut/a.txt" },',
      '{ "id": "f1", "name": "文件", "path": "b.txt" },',
      '{ "id": "f2", "name": "文件", "path": "lost.txt" }]',
    )
    await chmod(join(folder, 'shut'), 0)
    await chmod(join(folder, 'b.txt'), 0)

    expect(await withoutRights(tellFaults)).toEqual([
      'manifest.json:2 读不了 shut/a.txt（EACCES）：请检查它的权限和磁盘',
      'manifest.json:3 读不了 b.txt（EACCES）：请检查它的权限和磁盘',
      'manifest.json:4 找不到文件 lost.txt',
    ])

    await chmod(join(folder, 'manifest.json'), 0)
    const manifest = join(folder, 'manifest.json')
    expect(await withoutRights(tellFaults)).toEqual([
      `manifest.json:1 读不了 ${manifest}（EACCES）：请检查它的权限和磁盘`,
    ])
  },
)

/** As a user who may not read everything: an administrator, as in a container, for the time of the call. */
async function withoutRights<T>(run: () => Promise<T>): Promise<T> {
  const { geteuid, seteuid } = process
  if (geteuid?.() !== 0 || !seteuid) return run()
  await chown(folder, GUEST_USER, GUEST_USER)
  seteuid(GUEST_USER)
  try {
    return await run()
  } finally {
    seteuid(0)
  }
}

it('refuses a file that is of a good type in the wrong place', async () => {
  await writeFile(join(folder, 'a.txt'), '卡')
  await writeManifest('"banners": [{ "id": "b", "title": "首页", "picture": "a.txt", "link": "/home" }]')

  expect(await tellFaults()).toEqual(['manifest.json:2 a.txt 用在这里不合适，应为图片（png、jpg、webp）'])
})

it('tells the line where the manifest stops to be JSON, and a folder without one', async () => {
  expect(await tellFaults()).toEqual([`manifest.json:1 文件夹 ${folder} 里没有 manifest.json`])

  await writeManifest('"folders": [],', '"files": [,]')

  expect(await tellFaults()).toEqual([expect.stringMatching(/^manifest\.json:3 这里不是有效的 JSON/)])
})

it('ships the schema of the manifest with the documents', async () => {
  const shipped = await readFile(
    new URL('../../../../../docs/content-package.schema.json', import.meta.url),
    'utf8',
  )

  expect(shipped).toBe(formatManifestSchema())
})
