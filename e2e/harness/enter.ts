import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { Page } from '@playwright/test'

/** Where the web client keeps who is signed in on this device. */
const SESSION_KEY = 'pinge-session'
const SESSION_VERSION = 1

/**
 * Opens the class list as a teacher who signed in on this device before: what most stories begin with. How one signs in
 * is told in sign-in.spec.ts.
 */
export async function enterAs(page: Page, user: UserInfo): Promise<void> {
  // Something small of the same origin: what a browser keeps belongs to an origin.
  await page.goto('/healthz')
  const state = { users: [user], currentUserId: user.userId }
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify({ state, version: SESSION_VERSION }),
  ] as const)
  await page.goto('/comment', { waitUntil: 'commit' })
}
