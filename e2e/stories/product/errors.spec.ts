import { classList } from '@pinge/contract/classes.ts'
import { storageConfig } from '@pinge/contract/files.ts'
import { passwordSignIn } from '@pinge/contract/sign-in.ts'
import { qrLoginResult } from '@pinge/contract/qr-sign-in.ts'
import type { Page } from '@playwright/test'
import { pngFile } from '../../harness/pictures.ts'
import { newTel } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { pictureField } from '../../screens/picture-field.ts'
import { fillSignIn, signInScreen } from '../../screens/sign-in.ts'

/**
 * The error catalogue of the specification (section 8), row by row. Here the page answers in the server's place; that the
 * server answers so is told by its own tests. What nothing can bring about yet has no row: the training service.
 */

const toasts = (page: Page) => page.getByRole('region', { name: '通知' }).locator('> *')
const warning = (page: Page) => page.getByRole('alertdialog', { name: '警告' })

/** Answers a call, or all calls, in the server's place; null is a network without an answer. */
async function answer(page: Page, path: string, response: { status?: number; json: object } | null) {
  await page.unrouteAll()
  await page.route(`**${path}`, (route) => (response ? route.fulfill(response) : route.abort()))
}

const sessionExpired = '登录信息失效，请重新登录！'
const unexpected = '出错啦... 请联系管理员!'

const announced = [
  {
    row: 'any other code, in the server’s words',
    status: 200,
    code: 50_001,
    msg: '服务器正在搬家',
    says: '服务器正在搬家',
  },
  { row: 'any other code without words', status: 200, code: 50_001, msg: '', says: unexpected },
  {
    row: 'code 20002, whatever the server says',
    status: 200,
    code: 20_002,
    msg: '',
    says: '账号不存在，请前往品格精灵APP注册',
  },
  {
    row: 'a failed HTTP response with words',
    status: 409,
    code: 409,
    msg: '名字已经用过',
    says: '名字已经用过',
  },
  { row: 'a failed HTTP response without words', status: 500, code: 500, msg: '', says: unexpected },
  {
    row: 'a failed HTTP response that is no answer of ours',
    status: 502,
    code: undefined,
    msg: '',
    says: unexpected,
  },
] as const

test('every refusal is told by one toast, in the server’s words or the product’s', async ({
  page,
  signedInTeacher: _,
}) => {
  for (const { row, status, code, msg, says } of announced)
    await test.step(row, async () => {
      await answer(page, classList.path, {
        status,
        json: code === undefined ? {} : { code, msg, data: null },
      })
      await page.goto('/comment')
      await expect(toasts(page)).toHaveText([says])
      // And it stays where it happened, with the way to try again.
      await expect(page.getByRole('button', { name: /重试/ })).toBeVisible()
    })
})

for (const { row, status, msg } of [
  { row: 'code 401', status: 200, msg: '' },
  { row: 'a failed HTTP response 401', status: 401, msg: sessionExpired },
])
  test(`${row} opens a warning that nothing but its button closes, and leads back to the page that was left`, async ({
    page,
    signedInTeacher: _,
  }) => {
    await answer(page, '/api/business-client/**', { status, json: { code: 401, msg, data: null } })
    await page.goto('/exchange-record?classId=c1')
    await expect(warning(page)).toContainText(sessionExpired)
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(warning(page).getByRole('button')).toHaveText(['重新登录'])
    await expect(toasts(page)).toHaveCount(0)

    await warning(page).getByRole('button').click()
    await expect(page).toHaveURL(/\/\?backUrl=%2Fexchange-record%3FclassId%3Dc1$/)
    await expect(signInScreen.tel(page)).toBeVisible()
  })

test('codes 20102, 20103 and 30024 are told by nothing', async ({ page, signedInTeacher: _ }) => {
  for (const code of [20_102, 20_103, 30_024]) {
    await answer(page, classList.path, { json: { code, msg: '已扫码, 待确认', data: null } })
    const answered = page.waitForResponse(`**${classList.path}`)
    await page.goto('/comment')
    await answered
    // The list has come to its end, whichever it is.
    await expect(page.getByRole('button', { name: /重试/ })).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
  }
})

test('errors of one kind at the same time make one toast', async ({ page, signedInTeacher: _ }) => {
  await answer(page, '/api/business-client/**', {
    status: 503,
    json: { code: 503, msg: '服务正忙，请稍后再试', data: null },
  })
  const failed: string[] = []
  page.on('response', (response) => response.status() === 503 && failed.push(response.url()))
  await page.goto('/comment/class-detail?classId=c1')
  await expect.poll(() => failed.length).toBeGreaterThan(1)

  await expect(toasts(page)).toHaveText(['服务正忙，请稍后再试'])
})

test('an unknown account is told by a toast, and what was typed stays', async ({ page }) => {
  await page.goto('/')
  await answer(page, passwordSignIn.path, { json: { code: 20_002, msg: '没有', data: null } })
  const tel = newTel()
  await fillSignIn(page, tel, 'morning-sun')

  await expect(toasts(page)).toHaveText(['账号不存在，请前往品格精灵APP注册'])
  await expect(signInScreen.tel(page)).toHaveValue(tel)
  await expect(signInScreen.password(page)).toHaveValue('morning-sun')
})

test('a network that does not answer is told where it happened, and one tap tries again', async ({
  page,
}) => {
  await page.goto('/')
  await answer(page, passwordSignIn.path, null)
  const tel = newTel()
  await fillSignIn(page, tel, 'morning-sun')
  await expect(page.getByRole('alert')).toHaveText('网络连接失败')
  await expect(toasts(page)).toHaveCount(0)
  await expect(signInScreen.password(page)).toHaveValue('morning-sun')

  await answer(page, passwordSignIn.path, { json: { code: 20_001, msg: '手机号或密码不正确', data: null } })
  await signInScreen.submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('手机号或密码不正确')
})

test('a list that the network kept back offers 重试', async ({ page, signedInTeacher: _ }) => {
  await answer(page, classList.path, null)
  await page.goto('/comment')
  await expect(page.getByText('网络连接失败')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: /重试/ }).click()

  await expect(page.getByRole('heading', { name: '先建一个班' })).toBeVisible()
})

test('a poll of the QR code that gets no answer goes on, and says nothing', async ({ page }) => {
  await answer(page, qrLoginResult.path, null)
  await page.goto('/')
  await page.getByRole('tab', { name: '扫码' }).click()
  await page.waitForEvent('requestfailed', (request) => request.url().endsWith(qrLoginResult.path))
  await page.waitForEvent('requestfailed', (request) => request.url().endsWith(qrLoginResult.path))

  await expect(page.getByText('待扫码')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
})

test('a storage configuration that fails is told as 获取配置失败', async ({ page, signedInTeacher: _ }) => {
  await answer(page, storageConfig.path, { status: 500, json: { code: 500, msg: '', data: null } })
  await page.goto('/comment/Authentication')
  const { input, retry } = pictureField(page, '教师资格证')
  await input.setInputFiles(pngFile())

  await expect(toasts(page).getByText('获取配置失败')).toBeVisible()
  await expect(retry).toBeVisible()
})

const screensOfClass = [
  '/comment/class-detail',
  '/comment/class-comment',
  '/comment/class-setting',
  '/comment/information-edit',
  '/comment/parents-edit',
  '/exchange-record',
]
test('each screen of a class says, without one, that the class id is missing', async ({
  page,
  signedInTeacher: _,
}) => {
  for (const path of screensOfClass) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '班级id不能为空' })).toBeVisible()
  }
  await page.getByRole('link', { name: '去班级列表' }).click()
  await expect(page).toHaveURL(/\/comment$/)
})

test('an unknown path leads to the 404 page', async ({ page }) => {
  await page.goto('/no/such/page')

  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible()
})
