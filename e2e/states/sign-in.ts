import { closeAccount } from '@pinge/contract/privacy/closing.ts'
import { qrLoginContent, qrScan } from '@pinge/contract/qr-sign-in.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { expect, type Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { accountDialog, openAccount } from '../screens/accounts.ts'
import { fillSignIn, openQrCode, qrCard, signInScreen } from '../screens/sign-in.ts'
import type { ApiClient } from '../harness/api-client.ts'
import { enterAs } from '../harness/enter.ts'
import { addClassOf, addCoTeacher, PASSWORD, registerTeacher } from '../harness/teachers.ts'
import { after, tryAgain, type State } from './walks.ts'
import { goWithinProgram } from '../harness/go-within-program.ts'

type World = { page: Page; api: ApiClient; signInAs: (who: 'newcomer') => Promise<void> }

export const loginStates: Record<string, State<World>> = {
  'sign-in-faulty': after('sign-in', async ({ page }) => {
    await signInScreen.submit(page).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  }),
  'sign-in-qr-waiting': async ({ page }) => {
    await openQrCode(page)
    await expect(qrCard.state(page)).toHaveText('待扫码')
  },
  'sign-in-qr-scanned': after('sign-in-qr-waiting', async ({ page, api }) => {
    const address = await openQrCode(page)
    const { accessToken } = await registerTeacher(api)
    await api.call(qrScan, { id: address.split('/').at(-1) ?? '' }, accessToken)
    await expect(qrCard.state(page)).toHaveText('已扫码，待确认')
  }),
  'sign-in-qr-expired': after('sign-in-qr-scanned', async ({ page }) => {
    await page.route('**/api/sys/qr/loginResult', (route) =>
      route.fulfill({ json: { code: 20104, msg: '', data: null } }),
    )
    await expect(qrCard.refresh(page)).toBeVisible()
  }),
  'qr-confirm': after('qr-confirm-expired', async ({ page, api }) => {
    const { content } = await api.call(qrLoginContent, { loginType: 3 })
    await goWithinProgram(page, new URL(content).pathname)
    await expect(page.getByRole('heading', { name: '允许这台设备登录吗？' })).toBeVisible()
  }),
  'qr-confirm-expired': after('qr-confirm-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByRole('heading', { name: '二维码已过期' })).toBeVisible()
  }),
  'qr-confirm-failing': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.route(`**${qrScan.path}`, (route) => route.abort())
    await page.goto(`/qr/${'A'.repeat(43)}`)
    await expect(page.getByRole('alert')).toContainText('没有加载出来')
  },
  'sign-in-closing': async ({ page, api }) => {
    const { tel, accessToken } = await registerTeacher(api)
    await api.call(
      closeAccount,
      { password: createHash('sha256').update(PASSWORD).digest('hex') },
      accessToken,
    )
    await page.goto('/')
    await fillSignIn(page, tel)
    await expect(page.getByRole('dialog', { name: '账号正在注销' })).toBeVisible()
  },
  'account-closing': async ({ page, api }) => {
    const teacher = await registerTeacher(api)
    const { classId } = await addClassOf(api, teacher, 44)
    await addCoTeacher(api, teacher, classId)
    await addClassOf(api, teacher, 38, 5)
    await enterAs(page, teacher)
    await page.goto('/comment')
    const account = await openAccount(page, '王老师')
    await account.getByRole('button', { name: '注销', exact: true }).click()
    await expect(account.getByText('想留给同事')).toBeVisible()
  },
  'account-profile': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/comment')
    await openAccount(page, '王老师')
  },
  'account-tel': after('account-profile', async ({ page }) => {
    await accountDialog(page).getByRole('button', { name: '手机号' }).click()
  }),
  'account-password': after('account-tel', async ({ page }) => {
    const account = accountDialog(page)
    await account.getByRole('button', { name: '密码', exact: true }).click()
    await account.getByRole('button', { name: '修改密码' }).click()
    await expect(account.getByRole('alert').first()).toBeVisible()
  }),
  'account-devices': async ({ page, signInAs }) => {
    const createdAt = Date.now() - 400 * DAY_MS
    const lastSeenAt = Date.now() - DAY_MS
    const phone = { id: 'd2', device: 'iPhone · 微信', createdAt, lastSeenAt, isPublicComputer: true }
    await page.route('**/teacher/devices', async (route) => {
      const answer = await route.fetch()
      const { data, ...envelope } = (await answer.json()) as { data: object[] }
      await route.fulfill({ json: { ...envelope, data: [...data, { ...phone, isCurrent: false }] } })
    })
    await signInAs('newcomer')
    await page.goto('/comment')
    const account = await openAccount(page, '王老师')
    await account.getByRole('button', { name: '设备' }).click()
    await expect(account.getByRole('button', { name: '退出其他所有设备' })).toBeVisible()
  },
}
