import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { openSessionExpiredDialog } from '../src/shared/session/session-expired.ts'
import { openScreen } from './screen.tsx'
import type { User } from './user.ts'

/** The session ends under what is being typed; then somebody signs in, and the screen is opened again. */
export async function signInAgain(path: string, teacher: UserInfo): Promise<User> {
  act(() => openSessionExpiredDialog('登录信息失效，请重新登录！'))
  const warning = within(await screen.findByRole('alertdialog', { name: '警告' }))
  // Above another dialog it is the style that lets it be clicked, and here there are no styles.
  fireEvent.click(warning.getByRole('button', { name: '重新登录' }))
  await screen.findByLabelText('手机号')
  cleanup()
  return openScreen(path, teacher)
}
