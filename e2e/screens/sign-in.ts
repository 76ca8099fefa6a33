import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../harness/teachers.ts'

/** `/`, before a teacher signs in. */
export const signInScreen = {
  tel: (page: Page) => page.getByLabel('手机号', { exact: true }),
  password: (page: Page) => page.getByLabel('密码', { exact: true }),
  agreement: (page: Page) => page.getByRole('checkbox', { name: /已阅读/ }),
  submit: (page: Page) => page.getByRole('button', { name: '登录', exact: true }),
  publicComputer: (page: Page) => page.getByRole('checkbox', { name: /公用电脑/ }),
  toRegister: (page: Page) => page.getByRole('link', { name: '注册账号' }),
}

export async function fillSignIn(page: Page, tel: string, password = PASSWORD): Promise<void> {
  await signInScreen.tel(page).fill(tel)
  await signInScreen.password(page).fill(password)
  await signInScreen.agreement(page).check()
  await signInScreen.submit(page).click()
}

/** Signs in from scratch and waits for the teacher's first page. */
export async function signIn(page: Page, tel: string): Promise<void> {
  await page.goto('/')
  await fillSignIn(page, tel)
  await expect(page).toHaveURL(/\/index$/)
}

export async function registerAs(
  page: Page,
  tel: string,
  nickname: string,
  { onPublicComputer = false } = {},
): Promise<void> {
  await page.goto('/')
  await signInScreen.toRegister(page).click()
  await page.getByLabel('称呼').fill(nickname)
  await signInScreen.tel(page).fill(tel)
  await signInScreen.password(page).fill(PASSWORD)
  await page.getByLabel('再输一次密码').fill(PASSWORD)
  await signInScreen.agreement(page).check()
  if (onPublicComputer) await signInScreen.publicComputer(page).check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
}

/** By the menu behind the teacher's own picture. */
export async function signOut(page: Page, nickname: string): Promise<void> {
  await page.getByRole('button', { name: `${nickname}，我的账号` }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
}

/** The tab 扫码 of the sign-in page. */
export const qrCard = {
  tab: (page: Page) => page.getByRole('tab', { name: '扫码' }),
  picture: (page: Page) => page.getByRole('img', { name: '二维码' }),
  state: (page: Page) => page.getByRole('tabpanel').getByRole('status'),
  refresh: (page: Page) => page.getByRole('button', { name: '点击刷新' }),
}

/** Opens the tab, and answers the address that its code holds. */
export async function openQrCode(page: Page): Promise<string> {
  await page.goto('/')
  const begun = page.waitForResponse('**/api/sys/qr/loginContent')
  await qrCard.tab(page).click()
  const { data } = (await (await begun).json()) as { data: { content: string } }
  return data.content
}
