import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { TestApp } from '../../app.ts'
import type { Who } from '../access-table.ts'

/** What the calls are about: a class with its owner and a co-teacher, and another class of the same owner. */
export type Ground = {
  app: TestApp
  owner: UserInfo
  coTeacher: UserInfo
  tokens: Record<Who, string>
  classId: string
  otherClassId: string
  /** Two pupils who stay. */
  studentIds: readonly string[]
  /** The others, each for one call that takes a pupil away. */
  spareIds: readonly string[]
}

export type Bodies = Readonly<Record<string, object>>

/** A body for each call, by its path. Some cannot be sent by two people. */
export type BodiesOf = (who: Who) => Bodies
