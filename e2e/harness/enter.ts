import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { Page } from '@playwright/test'
import { WAITING_PLACE } from './reused-browser.ts'

/** Where the web client keeps who is signed in on this device. */
const SESSION_KEY = 'pinge-session'
const SESSION_VERSION = 1

/** Who is signed in in this browser. */
export const whoEntered = (page: Page): Promise<UserInfo> =>
  page.evaluate((key) => {
    const { state } = JSON.parse(localStorage.getItem(key) ?? '') as { state: { users: [UserInfo] } }
    return state.users[0]
  }, SESSION_KEY)

/**
 * Makes the teacher one who signed in on this device before: what most stories begin with. The next screen that opens is
 * theirs. How one signs in is told in sign-in.spec.ts.
 */
export async function enterAs(page: Page, user: UserInfo): Promise<void> {
  // What a browser keeps belongs to an origin, and a program that runs would write over it.
  if (!page.url().endsWith(WAITING_PLACE)) await page.goto(WAITING_PLACE)
  const state = { users: [user], currentUserId: user.userId }
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify({ state, version: SESSION_VERSION }),
  ] as const)
}
