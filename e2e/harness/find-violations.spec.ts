import { findViolations } from './find-violations.ts'
import { expect, test } from './test.ts'

test('a picture without a name and text that is too pale are found, except where they are left out', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.evaluate(() => {
    const pale = document.createElement('p')
    pale.id = 'pale'
    pale.textContent = '看不清'
    pale.style.cssText = 'color: #ccc; background: #fff'
    document.querySelector('main')?.append(pale, new Image())
  })

  const found = await findViolations(page)
  expect(found.map(({ id }) => id).toSorted()).toEqual(['color-contrast', 'image-alt'])
  expect(found.find(({ id }) => id === 'color-contrast')?.at[0]).toContain('看不清')
  expect((await findViolations(page, ['#pale'])).map(({ id }) => id)).toEqual(['image-alt'])
})
