import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { act, cleanup, render } from '@testing-library/react'
import { App, loadFirstPart } from '../src/app/App.tsx'
import '../src/app/RoutedApp.tsx'
import { queryClient } from '../src/app/query-client.ts'
import { router } from '../src/app/router.tsx'
import { screens } from '../src/app/routes.ts'
import { call } from '../src/shared/api/call/call.ts'
import { loadSite } from '../src/shared/navigation/site.ts'
import { enterSession } from '../src/shared/session/session.ts'
import { makeTeacher } from './make/teacher.ts'
import { createUser, type User } from './user.ts'

/** Opens a screen of the product, as a teacher who is signed in; null is somebody who is not. */
export async function openScreen(path: string, teacher: UserInfo | null = makeTeacher()): Promise<User> {
  if (teacher) enterSession(teacher, false)
  else await loadSite(call)
  await router.navigate(path)
  const { pathname } = router.state.location
  await screens.find((screen) => screen.path === pathname)?.page()
  await loadFirstPart()
  render(<App />)
  return createUser()
}

/** The page is loaded again: what it has read is gone, and what the device keeps is there. */
export async function reloadScreen(path: string, teacher: UserInfo): Promise<User> {
  cleanup()
  queryClient.clear()
  return openScreen(path, teacher)
}

/** The browser's Back. */
export async function goBack(): Promise<void> {
  await act(() => router.navigate(-1))
}

/** Another screen of the product that is open. */
export async function goTo(path: string): Promise<void> {
  await act(() => router.navigate(path))
}

/** Where the teacher is: path and query. */
export function address(): string {
  const { pathname, search } = router.state.location
  return `${pathname}${search}`
}
