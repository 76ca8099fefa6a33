import { signOut } from '@pinge/contract/sign-in.ts'
import type { Page } from '@playwright/test'
import { keptRows } from '../../harness/kept-by-browser.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { expectScore, giveInTwoTaps, openClass } from '../../screens/class-detail.ts'

/** How many answers this device keeps: the classes, the pupils and the items of the class that was seen last. */
async function countKept(page: Page): Promise<number> {
  const rows = await keptRows(page)
  return rows.filter((row) => row.startsWith('pinge-seen seen ')).length
}

/** As a colleague left it who used this device eight days ago. */
async function keepSomethingOld(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('pinge-seen')
    opening.addEventListener('error', () => reject(new Error('pinge-seen does not open')))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('seen', 'readwrite')
      const at = Date.now() - 8 * 86_400_000
      writing.objectStore('seen').put({ userId: 'li', path: '/class', key: 'class', data: '李思琪', at })
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

test('what a device keeps and shows of a class goes with a session that was ended elsewhere, and what it keeps also after a week', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const school = await addClassOf(api, signedInTeacher, 6)
  await openClass(page, school.classId)
  await expect.poll(() => countKept(page)).toBe(3)
  await page.evaluate(keepSomethingOld)
  expect(await countKept(page)).toBe(4)
  await page.reload()
  await expect.poll(() => countKept(page)).toBe(3)

  await api.call(signOut, {}, signedInTeacher.accessToken)

  await expect(page.getByRole('alertdialog', { name: '警告' })).toBeVisible()
  const beneath = await page.evaluate(
    () =>
      getComputedStyle(document.querySelector('dialog[open]') ?? document.body, '::backdrop').backgroundColor,
  )
  expect(beneath).toBe('rgb(241, 247, 250)')
  await expect.poll(() => countKept(page)).toBe(0)
  expect(await page.evaluate(() => JSON.stringify(Object.values(localStorage)))).not.toContain(
    school.className,
  )
})

test.describe('over plain HTTP', () => {
  // Of this machine too, but by a name that browsers take for any other address in the school's network.
  test.use({
    serviceWorkers: 'allow',
    baseURL: async ({ product }, use) => use(product.origin.replace('127.0.0.1', '0.0.0.0')),
  })

  test('the class works, and is not kept', async ({ page, api, signedInTeacher }) => {
    const school = await addClassOf(api, signedInTeacher, 6)
    await openClass(page, school.classId)
    await giveInTwoTaps(page, '王浩然', '作业优秀')
    await expectScore(page, '王浩然', 2)
    expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false])
  })
})
