import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { Page } from '@playwright/test'

/** Where the web client keeps who is signed in on this device. */
const SESSION_KEY = 'pinge-session'
const SESSION_VERSION = 1

/**
 * Makes the teacher one who signed in on this device before: what most stories begin with. The next page that opens is
 * theirs. How one signs in is told in sign-in.spec.ts.
 */
export async function enterAs(page: Page, user: UserInfo): Promise<void> {
  const state = { users: [user], currentUserId: user.userId }
  const script = await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify({ state, version: SESSION_VERSION }),
  ] as const)
  // Once: a teacher who signs out stays signed out.
  page.once('domcontentloaded', () => void script.dispose())
}
