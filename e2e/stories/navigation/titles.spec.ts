import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { localSchoolYear, termKeysOf } from '@pinge/contract/values/school-days/terms.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

/** An upright tablet and a small laptop at 200 %: each is the narrowest of its layout. */
const upright = { width: 768, height: 1024 }
const sizes = [upright, { width: 683, height: 384 }]

const screens = {
  '/term-review': '期末评语',
  '/data/file': '成长档案',
  '/data/file/perform': '学业',
  '/data/file/health': '体质',
  '/data/file/record': '写实记录',
  '/data/file/evaluation': '自评',
  '/data/file/manage': '档案管理',
  '/comment/class-data': '三年级(2)班的这一周',
  '/exchange-record': '兑换记录',
  '/comment/attendance': '考勤',
}

test('however many buttons stand beside it, the name of a screen is one line', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  const [termKey] = termKeysOf(localSchoolYear(Date.now()))
  const parts = ['perform' as const, 'health' as const, 'record' as const, 'evaluation' as const]
  const document = { classId, name: '第一学期成长档案', termKey, parts }
  await api.call(saveArchive, document, signedInTeacher.accessToken)

  await page.goto('/comment')
  for (const [path, title] of Object.entries(screens))
    await test.step(path, async () => {
      await page.setViewportSize(upright)
      await goWithinProgram(page, `${path}?classId=${classId}`)
      const name = page.getByRole('heading', { level: 1, name: title, exact: true })
      await expect(name).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /打印|导出|新建|管理奖品/ })
          .first(),
      ).toBeVisible()
      for (const size of sizes) {
        if (size !== upright) await page.setViewportSize(size)
        const lines = await name.evaluate(
          (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
        )
        expect(Math.round(lines), `${size.width} wide`).toBe(1)
      }
    })
})
