import { practiceDetail } from '@pinge/contract/content/practice.ts'
import { storyBundles } from '@pinge/contract/content/stories.ts'
import { isWeekend } from '@pinge/contract/values/school-days/school-calendar.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Locator, Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { goWithinProgram } from '../../harness/go-within-program.ts'
import { findViolations } from '../../harness/find-violations.ts'
import { everyOffer } from '../../harness/server/every-offer.ts'
import { addClassOf, addCoTeacher } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

const worksheetName = 'road-sheet.pdf'
const worksheet = fileURLToPath(new URL(`../../../content/package/files/${worksheetName}`, import.meta.url))

// With the package that the product brings, which other stories do without.
test.use({ settings: everyOffer })

// It comes while the product serves already.
test.beforeEach(async ({ api }) => {
  await expect.poll(async () => (await api.call(storyBundles, {})).total).toBe(1)
})

async function isSound(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}

test('a lesson is taught on the board with a remote clicker, and a class does a practical course this week, which its co-teacher knows', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  await page.goto('/special-course')
  await page.getByRole('button', { name: /当玩笑变成伤害/u }).click()
  const drawer = page.getByRole('dialog', { name: '当玩笑变成伤害' })
  await expect(drawer.getByText('知道')).toBeVisible()
  await drawer.getByRole('button', { name: '投屏授课' }).click()
  await expect(page.getByRole('heading', { name: '这张纸，回得去吗？' })).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('heading', { name: '小鹿的外号' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^体验/u })).toHaveAttribute('aria-current', 'step')
  await page.keyboard.press('PageUp')
  await expect(page.getByRole('heading', { name: '这张纸，回得去吗？' })).toBeVisible()

  await goWithinProgram(page, '/practical-course')
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
  else {
    await week.getByRole('button', { name: /打饭时说清楚/u, pressed: false }).click()
    await expect(week.getByRole('button', { name: /打饭时说清楚/u, pressed: true })).toBeVisible()
  }

  const { accessToken } = await addCoTeacher(api, signedInTeacher, classId)
  const known = await api.call(practiceDetail, { classId }, accessToken)
  expect(JSON.stringify(known)).toContain('光盘七日行')
})

test('a film plays with captions, is sought in, and its play is told of', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/pinge-course')
  await expect(page.getByRole('heading', { level: 1, name: '品格课堂' })).toBeVisible()
  await page.locator('a[href*="/pinge-course/video/"]').first().click()
  const film = page.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(20)
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

test('guests find the stories and read along, at a zoom of 400 % too', async ({ page }) => {
  await page.goto('/listen/list')
  await page.getByRole('link', { name: /品格小镇/u }).click()
  await expect(page.getByRole('heading', { level: 1, name: '会数星星的萤火虫' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(page.getByRole('button', { name: '下一集' })).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)
  await page.getByRole('button', { name: /慢半拍的钟楼/u }).click()
  await expect(page.getByRole('heading', { level: 1, name: '慢半拍的钟楼' })).toBeVisible()
})

test('a document of the library is turned by a remote clicker, fills the screen for a class, and says where it is broken', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/library?fileType=doc&keyword=pdf')
  const preview = page.getByRole('dialog')
  const open = page.getByRole('button', { name: /^预览.*\.pdf$/u }).first()
  const shown = (number: number) => preview.getByRole('img', { name: new RegExp(`第 ${number} 页$`, 'u') })

  await test.step('a worksheet is seen as pages, whole on the whole screen, and dark while the teacher speaks', async () => {
    await open.click()
    await expect(shown(1)).toBeVisible()
    await isSound(page)
    await preview.getByRole('button', { name: '全屏授课' }).click()
    await expect(page.locator('.preview-stage:fullscreen')).toBeVisible()
    await expect.poll(async () => isWithin(await shown(1).boundingBox(), page.viewportSize())).toBe(true)
    await page.keyboard.press('b')
    await expect(preview.getByRole('button', { name: '亮屏' })).toBeVisible()
    await page.keyboard.press('b')
    await page.evaluate(() => document.exitFullscreen())
    await page.goBack()
    await expect(preview).toBeHidden()
    await expect(page).toHaveURL(/\/library\?fileType=doc&keyword=pdf$/u)
  })

  let body = pdfOf(2)
  await page.route(
    ({ pathname }) => pathname.endsWith('.pdf'),
    (route) => route.fulfill({ body, contentType: 'application/pdf' }),
  )
  await test.step('a clicker turns it between its first and its last page', async () => {
    await open.click()
    await expect(preview.getByText('1 / 2')).toBeVisible()
    for (const [key, number] of [
      ['PageUp', 1],
      ['PageDown', 2],
      ['PageDown', 2],
      ['PageUp', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(shown(number), key).toBeVisible()
    }
    await expect(preview.getByRole('button', { name: '上一页' })).toBeDisabled()
    await preview.getByRole('button', { name: '关闭' }).click()
    await expect(preview).toBeHidden()
  })

  await test.step('a broken one says so, and is shown when asked for once more on a slow computer', async () => {
    // The computer takes its time to begin with a document.
    await page.evaluate(() => {
      const post = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (message: { action?: string }, ...rest: unknown[]) {
        const send = (): void => void Reflect.apply(post, this, [message, ...rest])
        if (message.action === 'GetDocRequest') setTimeout(send, 500)
        else send()
      }
    })
    body = 'no document'
    await open.click()
    await expect(preview.getByRole('alert')).toContainText('文件打不开，可以下载后再看。')
    body = pdfOf(2)
    await preview.getByRole('button', { name: '再试一次' }).click()
    await expect(shown(1)).toBeVisible()
    await preview.getByRole('button', { name: '关闭' }).click()
    await expect(preview).toBeHidden()
  })

  await test.step('on a small phone a file says its name in lines of several characters', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    const name = page.getByRole('region', { name: '文件' }).getByRole('listitem').first().locator('b')
    await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(100)
  })

  await test.step('on a phone few files stand right below the folders', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await goWithinProgram(page, '/library?scope=recent')
    // The document that was looked at above.
    const [folders, files] = [
      page.getByRole('navigation', { name: '文件夹' }),
      page.getByRole('region', { name: '文件' }),
    ]
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([folders.boundingBox(), files.boundingBox()])
        return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))
      })
      .toBe(20)
  })

  await test.step('a folder narrows the list, below a head that stays', async () => {
    await page.setViewportSize({ width: 1366, height: 768 })
    const head = page.getByRole('heading', { level: 1, name: '资料库' })
    await head.evaluate((element) => element.setAttribute('data-stays', ''))
    await page
      .getByRole('navigation', { name: '文件夹' })
      .getByRole('button', { name: /^七日行动/u })
      .click()
    await expect(page).toHaveURL(/\/library\/[a-z0-9-]+$/u)
    await expect(head).toHaveAttribute('data-stays')
  })
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

test('several files of one’s own go up in turn, one whose line is cut at half goes on where it was, and a worksheet is seen as pages', async ({
  page,
  context,
  signedInTeacher: _,
}) => {
  await page.goto('/library?scope=own')
  await expect(page.getByRole('meter', { name: '已用空间' })).toBeVisible()
  let forms = 0
  await page.route('**/api/file/upload', async (route) => {
    forms += 1
    // Its first piece is there.
    if (forms === 2) await context.setOffline(true)
    await route.continue()
  })
  const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3 * 1024 * 1024, 'p')])
  const field = page.getByLabel('要上传的文件')
  await field.setInputFiles([
    { name: '公开课录像讲义.pdf', mimeType: 'application/pdf', buffer: large },
    { name: '班会.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') },
  ])
  const sending = page.getByRole('list', { name: '正在上传' })
  await expect(sending.getByRole('alert').filter({ hasText: '已传 66%，会接着传' })).toBeVisible()
  await expect(sending.getByRole('button', { name: '继续上传公开课录像讲义.pdf' })).toBeVisible()
  await expect(sending.getByRole('button', { name: '重新上传班会.pdf' })).toBeVisible()
  await isSound(page)

  const before = forms
  await context.setOffline(false)
  const list = page.getByRole('list', { name: '我的资料' })
  for (const name of ['公开课录像讲义.pdf', '班会.pdf'])
    await expect(list.getByRole('button', { name: `${name}的操作` })).toBeVisible()
  await expect(sending).toBeHidden()
  // The piece that was missing, and the small file.
  expect(forms - before).toBe(2)
  await expect(list.getByText('3 MB')).toBeVisible()

  await field.setInputFiles(worksheet)
  await list.getByRole('button', { name: `预览${worksheetName}` }).click()
  const preview = page.getByRole('dialog', { name: worksheetName })
  await expect(preview.getByRole('img', { name: /第 1 页$/u })).toBeVisible()
})

// Their rows come late, and so does the length of the page.
const lists = [
  { path: '/practical-course', title: '实践课', onward: 'nav a[href="/index"]:visible' },
  { path: '/pinge-course', title: '品格课堂', onward: 'a[href*="/pinge-course/video/"]' },
]
test('a list stands where it was when a teacher comes back to it', async ({ page, signedInTeacher: _ }) => {
  await page.setViewportSize({ width: 390, height: 480 })
  for (const { path, title, onward } of lists) {
    await page.goto(path)
    const place = page.locator(onward).last()
    const y = () => page.evaluate(() => Math.round(window.scrollY))
    const head = page.getByRole('heading', { level: 1 })
    await expect(head).toHaveText(title)
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
    await expect(head).not.toHaveText(title)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(y, { message: title }).toBe(before)
  }
})
