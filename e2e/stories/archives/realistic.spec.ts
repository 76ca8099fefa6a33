import { saveConsent } from '@pinge/contract/privacy/consents.ts'
import { pngFile } from '../../harness/files/pictures.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { newRecord, openRealistic } from '../../screens/archives/realistic.ts'

test('a photo, the children in it and one quality are a record, though the network was gone and the page was closed', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 6)
  const consent = { classId, studentIds, state: 'given' as const, date: '2026-09-01' }
  await api.call(saveConsent, consent, signedInTeacher.accessToken)
  await page.setViewportSize({ width: 390, height: 844 })
  await openRealistic(page, classId)
  await page.route('**/api/file/upload', (route) => route.abort())

  await newRecord.open(page).click()
  await newRecord.photos(page).setInputFiles(pngFile())
  await expect(newRecord.dialog(page).getByRole('img', { name: '第 1 张照片' })).toBeVisible()
  for (const name of ['王浩然', '李思琪']) await newRecord.pupil(page, name).click()
  await newRecord.quality(page, '实践').click()
  const waiting = page.getByRole('region', { name: '还没有上传的记录' })
  await expect(waiting).toContainText('2 人 · 1 张照片')

  await page.unroute('**/api/file/upload')
  await page.reload()
  const card = page.getByRole('article', { name: /^实践 · / })
  await expect(card).toBeVisible()
  await expect(waiting).toBeHidden()
  await expect(card.getByRole('img', { name: /的照片$/ })).toHaveJSProperty('naturalWidth', 400)
  await card.getByRole('button', { name: /^采纳/ }).click()
  await expect(card.getByText('已采纳', { exact: true })).toBeVisible()
})
