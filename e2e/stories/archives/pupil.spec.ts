import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { termOn } from '@pinge/contract/values/school-days/terms.ts'
import type { Locator } from '@playwright/test'
import { openDevtools } from '../../harness/reused-browser.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

/** How many of the words at the corners lie on the figure or on one of its marks. */
function wordsOnFigure(radar: Locator): Promise<number> {
  return radar.evaluate((svg) => {
    const boxes = [...svg.querySelectorAll('text')].map((word) => word.getBoundingClientRect())
    const marks = [...svg.querySelectorAll('svg')].map((mark) => mark.getBoundingClientRect())
    const outer = [...svg.querySelectorAll('path')][2]
    const place = outer?.getScreenCTM()
    const length = outer?.getTotalLength() ?? 0
    const points = Array.from({ length: 400 }, (_, step) =>
      outer?.getPointAtLength((length * step) / 400).matrixTransform(place ?? undefined),
    )
    // The letters are lower than their line.
    return boxes.filter(
      ({ left, right, top, bottom }) =>
        marks.some(
          (mark) => mark.left < right && mark.right > left && mark.top < bottom - 3 && mark.bottom > top + 3,
        ) ||
        points.some(
          (point) => point && point.x > left && point.x < right && point.y > top + 3 && point.y < bottom - 3,
        ),
    ).length
  })
}

test('the names of the five qualities stand beside the figure, of a child with all and with nothing, and are read in forced colours', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 2)
  const token = signedInTeacher.accessToken
  const termKey = termOn(localDate(Date.now()), []).key
  await api.call(saveArchive, { classId, name: '期末档案', termKey, parts: ['record'] }, token)
  const [praised = '', quiet = ''] = studentIds
  for (const itemId of ['s2-07', 's2-07', 's2-07', 's2-07', 's2-07'])
    await api.call(giveComment, { classId, itemId, studentIds: [praised] }, token)
  const radar = page.getByRole('img', { name: /学业.*，习惯.*，健康/ })

  await page.goto(`/data/file?classId=${classId}&pupil=${praised}`)
  await expect(radar).toHaveAccessibleName(/习惯10/)
  await expect.poll(() => wordsOnFigure(radar), 'a child with all').toBe(0)

  await page.goto(`/data/file?classId=${classId}&pupil=${quiet}`)
  await expect(radar).toHaveAccessibleName(/习惯暂无/)
  await expect.poll(() => wordsOnFigure(radar), 'a child with nothing').toBe(0)

  // The system forces its colours: the words of a drawing have the colour of all text.
  const devtools = await openDevtools(page)
  const emulate = (forcedColors: string, colorScheme: string) =>
    devtools.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: forcedColors },
        { name: 'prefers-color-scheme', value: colorScheme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    })
  await emulate('active', 'dark')
  const words = radar.locator('text, tspan')
  await expect(words).toHaveCount(10)
  const colours = () => words.evaluateAll((all) => all.map((word) => getComputedStyle(word).fill))
  await expect.poll(async () => [...new Set(await colours())]).toEqual(['rgb(255, 255, 255)'])
  await emulate('none', 'light')
  await devtools.detach()
})
