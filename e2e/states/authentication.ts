import { readAuthentication, type Authentication } from '@pinge/contract/authentication.ts'
import { expect, type Page } from '@playwright/test'
import { authenticationScreen, fillAuthentication } from '../screens/authentication.ts'
import { after, type State } from './walks.ts'

type World = { page: Page; signInAs: (who: 'newcomer') => Promise<void> }

const refused: Authentication = {
  state: 'refused',
  school: '江苏省苏州市工业园区实验小学东校区（第二校区）',
  subject: '综合实践活动',
  certificateUrl: '',
  reason: '证书照片反光，看不清姓名和证书号码，请在光线均匀的地方重新拍一张，四个角都要拍进来。',
  submittedAt: Date.UTC(2026, 8, 1, 1),
  decidedAt: Date.UTC(2026, 8, 2, 1),
}

export const authenticationStates: Record<string, State<World>> = {
  'authentication-none': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/comment/Authentication')
    await authenticationScreen.submit(page).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
  'authentication-pending': after('authentication-none', async ({ page }) => {
    await fillAuthentication(page)
    await authenticationScreen.submit(page).click()
    await expect(page.getByRole('img', { name: '教师资格证' })).toBeVisible()
    await page.getByText('已提交，审核结果会发到系统消息').waitFor({ state: 'hidden' })
  }),
  'authentication-refused': async ({ page, signInAs }) => {
    await page.route(`**${readAuthentication.path}`, (route) =>
      route.fulfill({ json: { code: 200, msg: '', data: refused } }),
    )
    await signInAs('newcomer')
    await page.goto('/comment/Authentication')
    await expect(authenticationScreen.state(page)).toContainText('未通过')
  },
}
