import { storyBundles } from '@pinge/contract/content/stories.ts'
import { isWeekend } from '@pinge/contract/values/school-days/school-calendar.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Locator, Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { enterAs } from '../../harness/enter.ts'
import { findViolations } from '../../harness/find-violations.ts'
import { addClassOf, addCoTeacher } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen } from '../../screens/class-detail.ts'

const worksheetName = 'road-sheet.pdf'
const worksheet = fileURLToPath(new URL(`../../../content/package/files/${worksheetName}`, import.meta.url))

// With the package that the product brings, which other stories do without.
test.use({ settings: { CONTENT_SAMPLE: 'on' } })

// It comes while the product serves already.
test.beforeEach(async ({ api }) => {
  await expect.poll(async () => (await api.call(storyBundles, {})).total).toBe(1)
})

async function isSound(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}

test('a lesson is taught on the board with a remote clicker', async ({ page, api, signedInTeacher }) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  // The names that a lesson draws are those of the class that was open last.
  await page.goto(`/comment/class-detail?classId=${classId}`)
  await expect(classDetailScreen.pupils(page)).toHaveCount(3)
  await page.goto('/special-course')
  await page.getByRole('button', { name: /当玩笑变成伤害/u }).click()
  const drawer = page.getByRole('dialog', { name: '当玩笑变成伤害' })
  await expect(drawer.getByText('知道')).toBeVisible()
  await isSound(page)
  await drawer.getByRole('button', { name: '投屏授课' }).click()
  await expect(page.getByRole('heading', { name: '这张纸，回得去吗？' })).toBeVisible()
  await isSound(page)
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('heading', { name: '小鹿的外号' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^体验/u })).toHaveAttribute('aria-current', 'step')
  await page.keyboard.press('PageUp')
  await expect(page.getByRole('heading', { name: '这张纸，回得去吗？' })).toBeVisible()
  await page.getByRole('button', { name: '点名' }).click()
  await expect(page.getByRole('dialog', { name: '随机点名' })).toBeVisible()
  // It shuts what stands over the lesson, which goes on.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: '随机点名' })).toBeHidden()
  await expect(page.getByRole('heading', { name: '这张纸，回得去吗？' })).toBeVisible()
})

test('a class does a practical course this week, and its co-teacher sees what was done', async ({
  page,
  api,
  signedInTeacher,
  openDevice,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  const colleague = await addCoTeacher(api, signedInTeacher, classId)
  await page.goto('/practical-course')
  await page.getByRole('button', { name: /^光盘七日行/u }).click()
  const begin = page.getByRole('button', { name: '本周就做这个' })
  // What is done with a course stands side by side, and more of its film is seen than of the controls.
  const rowOf = async (one: Locator) => (await one.boundingBox())?.y
  await expect
    .poll(async () => (await rowOf(begin)) === (await rowOf(page.getByRole('link', { name: '去点评' }))))
    .toBe(true)
  const film = page.locator('.content-film')
  const controls = film.locator('div', { has: page.getByRole('slider', { name: '进度' }) }).last()
  await expect
    .poll(
      async () =>
        ((await controls.boundingBox())?.height ?? Infinity) / ((await film.boundingBox())?.height ?? 1),
    )
    .toBeLessThan(0.5)
  await begin.click()
  const week = page.getByRole('region', { name: '本周实践' })
  await expect(week).toContainText('光盘七日行')
  // What is begun on a weekend is the next week's.
  const isAhead = isWeekend(localDate(Date.now()))
  if (isAhead) await expect(week).toContainText('下周一开始')
  else await week.getByRole('button', { name: /打饭时说清楚/u, pressed: false }).click()
  await isSound(page)

  const phone = await openDevice()
  await enterAs(phone, colleague)
  await phone.goto('/practical-course')
  const there = phone.getByRole('region', { name: '本周实践' })
  await expect(there).toContainText('光盘七日行')
  if (!isAhead)
    await expect(there.getByRole('button', { name: /打饭时说清楚/u, pressed: true })).toBeVisible()
  await there.getByRole('button', { name: '不做了' }).click()
  if (!isAhead) await phone.getByRole('alertdialog').getByRole('button', { name: '不做了' }).click()
  await expect(there).toContainText('选“本周就做这个”')
})

test('a film plays with captions, is sought in, and its play is told of', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/pinge-course')
  await expect(page.getByRole('heading', { level: 1, name: '品格课堂' })).toBeVisible()
  await expect(page.locator('a[href*="/pinge-course/video/"]').first()).toBeVisible()
  await isSound(page)
  await page.locator('a[href*="/pinge-course/video/"]').first().click()
  const film = page.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(20)
  await isSound(page)
  await page.getByRole('button', { name: '播放', exact: true }).first().click()
  await expect(film).toHaveJSProperty('paused', false)
  for (const second of [20, 10]) {
    await page.getByRole('slider', { name: '进度' }).fill(String(second))
    await playsOn(film, second)
    await loseAddress(film, second)
  }
  await page.keyboard.press('b')
  await expect(film).toHaveJSProperty('paused', true)
})

/** The address of a film ends after some hours: it goes on with another one, from the same second. */
async function loseAddress(film: Locator, second: number): Promise<void> {
  const ended = (await film.getAttribute('src')) ?? ''
  await film.dispatchEvent('error')
  await expect(film).not.toHaveAttribute('src', ended)
  await playsOn(film, second)
}

/** While it is still sought, a film says that it is at this second already: it has to go past it. */
async function playsOn(film: Locator, second: number): Promise<void> {
  await expect(film).toHaveJSProperty('paused', false)
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(second)
}

test('guests find the stories and read along', async ({ page }) => {
  await page.goto('/listen/list')
  const bundle = page.getByRole('link', { name: /品格小镇/u })
  await expect(bundle).toBeVisible()
  await isSound(page)
  await bundle.click()
  await expect(page.getByRole('heading', { level: 1, name: '会数星星的萤火虫' })).toBeVisible()
  await isSound(page)
  await page.getByRole('button', { name: /慢半拍的钟楼/u }).click()
  await expect(page.getByRole('heading', { level: 1, name: '慢半拍的钟楼' })).toBeVisible()
})

test('a worksheet of the library is seen as pages, and a folder narrows the list', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/library?fileType=doc&keyword=pdf')
  await page
    .getByRole('button', { name: /^预览.*\.pdf$/u })
    .first()
    .click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('img', { name: /第 1 页$/u })).toBeVisible()
  await isSound(page)
  // For a class it fills the screen, whole, and is dark while the teacher speaks.
  await preview.getByRole('button', { name: '全屏授课' }).click()
  await expect(page.locator('.preview-stage:fullscreen')).toBeVisible()
  const sheet = preview.getByRole('img', { name: /第 1 页$/u })
  await expect.poll(async () => isWithin(await sheet.boundingBox(), page.viewportSize())).toBe(true)
  await page.keyboard.press('b')
  await expect(preview.getByRole('button', { name: '亮屏' })).toBeVisible()
  await page.keyboard.press('b')
  await page.evaluate(() => document.exitFullscreen())
  await page.goBack()
  await expect(preview).toBeHidden()
  await expect(page).toHaveURL(/\/library\?fileType=doc&keyword=pdf$/u)
  const head = page.getByRole('heading', { level: 1, name: '资料库' })
  await head.evaluate((element) => element.setAttribute('data-stays', ''))
  const folders = page.getByRole('navigation', { name: '文件夹' })
  await folders.getByRole('button', { name: /^七日行动/u }).click()
  await expect(page).toHaveURL(/\/library\/[a-z0-9-]+$/u)
  await expect(head).toHaveAttribute('data-stays')
  await isSound(page)
})

type Box = { y: number; height: number } | null

function isWithin(box: Box, screen: { height: number } | null): boolean {
  return box !== null && screen !== null && box.y >= 0 && box.y + box.height <= screen.height
}

/** Of so many empty pages. */
function pdfOf(pages: number): string {
  const ids = Array.from({ length: pages }, (_, at) => at + 3)
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Kids[${ids.map((id) => `${id} 0 R`).join(' ')}]/Count ${pages}>>endobj`,
    ...ids.map((id) => `${id} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj`),
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n')
}

test('on a phone few files stand right below the folders', async ({ page, signedInTeacher: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/library?scope=recent')
  await expect(page.getByText('这里还没有资料')).toBeVisible()
  const folders = await page.getByRole('navigation', { name: '文件夹' }).boundingBox()
  const files = await page.getByRole('region', { name: '文件' }).boundingBox()

  expect(Math.round((files?.y ?? 0) - (folders?.y ?? 0) - (folders?.height ?? 0))).toBe(20)
})

test('on a small phone a file says its name in lines of several characters', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/library?fileType=doc&keyword=pdf')
  const name = page.getByRole('region', { name: '文件' }).getByRole('listitem').first().locator('b')

  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(100)
})

test('a document is turned by a remote clicker between its first and its last page, and a broken one says so', async ({
  page,
  signedInTeacher: _,
}) => {
  let body = pdfOf(2)
  await page.route(
    ({ pathname }) => pathname.endsWith('.pdf'),
    (route) => route.fulfill({ body, contentType: 'application/pdf' }),
  )
  await page.goto('/library?fileType=doc&keyword=pdf')
  const preview = page.getByRole('dialog')
  const open = page.getByRole('button', { name: /^预览.*\.pdf$/u }).first()
  await open.click()
  const shown = (number: number) => preview.getByRole('img', { name: new RegExp(`第 ${number} 页$`, 'u') })
  await expect(shown(1)).toBeVisible()
  await expect(preview.getByText('1 / 2')).toBeVisible()
  for (const [key, number] of [
    ['PageUp', 1],
    ['PageDown', 2],
    ['PageDown', 2],
    ['PageUp', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(shown(number)).toBeVisible()
  }
  await expect(preview.getByRole('button', { name: '上一页' })).toBeDisabled()
  await preview.getByRole('button', { name: '关闭' }).click()
  await expect(preview).toBeHidden()

  body = 'no document'
  await open.click()
  await expect(preview.getByRole('alert')).toContainText('文件打不开，可以下载后再看。')

  body = pdfOf(2)
  await preview.getByRole('button', { name: '再试一次' }).click()
  await expect(shown(1)).toBeVisible()
})

test('a document that is asked for once more before it was begun is shown on a slow computer, too', async ({
  page,
  signedInTeacher: _,
}) => {
  // The computer takes its time to begin with a document.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message: { action?: string }, ...rest: unknown[]) {
      const send = (): void => void Reflect.apply(post, this, [message, ...rest])
      if (message.action === 'GetDocRequest') setTimeout(send, 500)
      else send()
    }
  })
  let body = 'no document'
  await page.route(
    ({ pathname }) => pathname.endsWith('.pdf'),
    (route) => route.fulfill({ body, contentType: 'application/pdf' }),
  )
  await page.goto('/library?fileType=doc&keyword=pdf')
  await page
    .getByRole('button', { name: /^预览.*\.pdf$/u })
    .first()
    .click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('alert')).toBeVisible()

  body = pdfOf(2)
  await preview.getByRole('button', { name: '再试一次' }).click()
  await expect(preview.getByRole('img', { name: /第 1 页$/u })).toBeVisible()
})

test('several files go up in turn, and one whose line is cut at half goes on where it was', async ({
  page,
  context,
  signedInTeacher: _,
}) => {
  await page.goto('/library?scope=own')
  let forms = 0
  await page.route('**/api/file/upload', async (route) => {
    forms += 1
    // Its first piece is there.
    if (forms === 2) await context.setOffline(true)
    await route.continue()
  })
  const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5 * 1024 * 1024, 'p')])
  await page.getByLabel('要上传的文件').setInputFiles([
    { name: '公开课录像讲义.pdf', mimeType: 'application/pdf', buffer: large },
    { name: '班会.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') },
  ])
  const sending = page.getByRole('list', { name: '正在上传' })
  await expect(sending.getByRole('alert').filter({ hasText: '已传 39%，会接着传' })).toBeVisible()
  await expect(sending.getByRole('button', { name: '继续上传公开课录像讲义.pdf' })).toBeVisible()
  await expect(sending.getByRole('button', { name: '重新上传班会.pdf' })).toBeVisible()
  await isSound(page)

  const before = forms
  await context.setOffline(false)
  const list = page.getByRole('list', { name: '我的资料' })
  for (const name of ['公开课录像讲义.pdf', '班会.pdf'])
    await expect(list.getByRole('button', { name: `${name}的操作` })).toBeVisible()
  await expect(sending).toBeHidden()
  // Two pieces that were missing, and the small file.
  expect(forms - before).toBe(3)
  await expect(list.getByText('5 MB')).toBeVisible()
})

test('a teacher uploads a worksheet of their own, sees it as pages, and gets it back after removing it', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/library?scope=own')
  await expect(page.getByRole('heading', { level: 1, name: '我的资料' })).toBeVisible()
  await expect(page.getByRole('meter', { name: '已用空间' })).toBeVisible()
  await page.getByLabel('要上传的文件').setInputFiles(worksheet)
  const list = page.getByRole('list', { name: '我的资料' })
  await list.getByRole('button', { name: `预览${worksheetName}` }).click()
  const preview = page.getByRole('dialog', { name: worksheetName })
  await expect(preview.getByRole('img', { name: /第 1 页$/u })).toBeVisible()
  await preview.getByRole('button', { name: '关闭' }).click()
  await expect(preview).toBeHidden()
  await list.getByRole('button', { name: `${worksheetName}的操作` }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('heading', { name: '这里还没有资料' })).toBeVisible()
  await page.getByRole('group', { name: '哪些资料' }).getByRole('button', { name: '最近删除' }).click()
  await page.getByRole('button', { name: `恢复${worksheetName}` }).click()
  await expect(page.getByRole('heading', { name: '最近没有删除过文件' })).toBeVisible()
  await page.getByRole('group', { name: '哪些资料' }).getByRole('button', { name: '我的' }).click()
  await expect(list.getByRole('button', { name: `预览${worksheetName}` })).toBeVisible()
})

// Their rows come late, and so does the length of the page.
const lists = [
  { path: '/practical-course', title: '实践课程', onward: 'nav a[href="/index"]:visible' },
  { path: '/pinge-course', title: '品格课堂', onward: 'a[href*="/pinge-course/video/"]' },
]
for (const { path, title, onward } of lists)
  test(`${title} stands where it was when a teacher comes back to it`, async ({
    page,
    signedInTeacher: _,
  }) => {
    await page.setViewportSize({ width: 390, height: 480 })
    await page.goto(path)
    const place = page.locator(onward).last()
    const y = () => page.evaluate(() => Math.round(window.scrollY))
    const head = page.getByRole('heading', { level: 1 })
    const here = await head.innerText()
    await expect(place).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 300))
    await place.scrollIntoViewIfNeeded()
    await expect.poll(y).toBeGreaterThan(100)
    // Told by the tap: what comes late may have made the page longer, and the tap then scrolls further.
    await page.evaluate(() => {
      const note = () =>
        void (document.documentElement.dataset['tappedAt'] = String(Math.round(window.scrollY)))
      addEventListener('click', note, { capture: true, once: true })
    })
    await place.click()
    const before = Number(await page.locator('html').getAttribute('data-tapped-at'))
    expect(before).toBeGreaterThan(100)
    // The list stands until the next screen has come.
    await expect(page).not.toHaveURL(path)
    await expect(head).not.toHaveText(here)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(y).toBe(before)
  })
