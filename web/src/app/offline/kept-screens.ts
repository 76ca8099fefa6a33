import { classList } from '@pinge/contract/classes.ts'
import { studentList } from '@pinge/contract/students.ts'

/** The screens that can be drawn from what this device keeps, each by the call that it is drawn from. */
const keptScreens: Readonly<Record<string, string>> = {
  '/index': classList.path,
  '/comment': classList.path,
  '/comment/class-detail': studentList.path,
}

/** Whether the answer to this call is what the screen shows, and not only what its frame needs. */
export function isScreenDrawnFrom(callPath: unknown, pathname: string): boolean {
  return keptScreens[pathname] === callPath
}
