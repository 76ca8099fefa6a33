import type { Locator, Page } from '@playwright/test'
import { coveredBy } from '../../harness/layout/covered-by.ts'
import { pngFile } from '../../harness/files/pictures.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, item } from '../../screens/class-detail.ts'
import { putBack, readShown, roundScreen } from '../../screens/training.ts'

const flowers = ['菊花', '桂花', '月季', '海棠', '牡丹', '荷花']

async function readFour(page: Page): Promise<string[]> {
  await expect(roundScreen.shown(page)).toHaveCount(4)
  return await readShown(page)
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 })
  await page.mouse.up()
}

test('pictures of the teacher’s own become a set, a child puts them back by hand, and a class remembers them and is commented', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 40)
  await page.goto(`/pinge-activity/img?classId=${classId}`)
  await page.getByRole('button', { name: '自己的图片' }).click()
  const dialog = page.getByRole('dialog', { name: '自己的图片' })
  await dialog.getByLabel('新的一组').fill('校园里的花')
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: '选图片' }).click()
  await (
    await choosing
  ).setFiles([
    ...flowers.map((name) => pngFile(`${name}.png`)),
    { name: '说明.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
  ])
  await expect(dialog.getByRole('alert')).toHaveText('“说明.gif”不是 PNG 或 JPEG 图片')
  await dialog.getByRole('button', { name: '做一组' }).click()
  const set = dialog.getByRole('listitem', { name: '校园里的花' })
  await expect(set.getByText('6 张', { exact: true })).toBeVisible()
  await expect(set.locator('img')).toHaveCount(4)

  await set.getByRole('button', { name: '用这组' }).click()
  const [first = '', second = '', third = '', fourth = ''] = await readFour(page)
  expect(flowers).toEqual(expect.arrayContaining([first, second, third, fourth]))
  await roundScreen.remembered(page).click()
  const slots = roundScreen.slots(page).getByRole('button')
  await drag(page, roundScreen.pieces(page).getByRole('button', { name: third, exact: true }), slots.nth(0))
  await expect(slots.nth(0)).toHaveAccessibleName(`第 1 个，${third}`)
  await drag(page, slots.nth(0), slots.nth(2))
  await expect(slots.nth(0)).toHaveAccessibleName('第 1 个，空着')
  await putBack(page, [first, second, fourth])
  await roundScreen.handIn(page).click()
  await expect(page.getByRole('heading', { name: '全部答对！' })).toBeVisible()

  await page.goto(`/pinge-activity/class?classId=${classId}`)
  await page.getByRole('button', { name: '自己的图片' }).click()
  await set.getByRole('button', { name: '用这组' }).click()
  await expect(page.getByLabel('关卡')).toHaveText(/^校园里的花 · 4 张/)
  await page.getByRole('button', { name: '开始', exact: true }).click()
  const names = await readFour(page)
  await page.getByRole('button', { name: /^盖住/ }).click()
  await page.getByRole('button', { name: '全部' }).click()
  const answer = page.getByRole('list', { name: '答案' }).getByRole('listitem')
  await expect(answer).toHaveText(['', '', '', ''])
  await expect(answer.nth(3)).toHaveAccessibleName(`第 4 个，${names[3]}`)

  await page.getByRole('button', { name: '谁全对了？' }).click()
  await page.getByRole('list', { name: '谁全对了' }).getByRole('button').first().click()
  await page.getByRole('button', { name: '点评 1 人' }).click()
  await item(page, '积极发言').click()
  const notice = classDetailScreen.notice(page)
  // Time stands still while a hand rests on it.
  await notice.hover()
  const steps = page.getByRole('button', { name: /^(点评 1 人|再来一轮|退出)$/ })
  await expect(steps).toHaveCount(3)
  for (const [width, height] of [
    [390, 844],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => coveredBy(notice, steps), `${width} × ${height}`).toEqual([])
  }
})
