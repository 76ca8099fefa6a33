import { addTeacher, answerInvite, handOverClass } from '@pinge/contract/class-teachers.ts'
import { addClass } from '@pinge/contract/classes.ts'
import { saveConsent } from '@pinge/contract/privacy/consents.ts'
import { register, UserInfo } from '@pinge/contract/sign-in.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { addTeams, categoryList, teamList, type Team, type TeamOrder } from '@pinge/contract/teams.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { selectTeamDifferences, selectTotalDifferences } from '../src/api/ledger/ledger.queries.ts'
import type { Config } from '../src/platform/config.ts'
import { startTestApp, type TestApp } from './app.ts'
import type { TestServer } from './server.ts'

/** What server tests are about: teachers, classes and pupils, made here and nowhere else. */

/** Items that every school is shipped with. 作业优秀, 学业, 2 points. */
export const praise = 's1-03'
/** 乐于助人, 习惯, 2 points. */
export const kindness = 's2-07'
/** 作业未交, 学业, −2 points. */
export const reminder = 's1-13'

/** A class of one teacher: all that most tests need. Its first two pupils are called `mei` and `tao`. */
export async function startClass(names?: string[], settings?: Partial<Config>) {
  const app = await startTestApp(settings)
  const owner = await app.newTeacher()
  const { classId, studentIds } = await app.newClass(owner.accessToken, names)
  const [mei = '', tao = ''] = studentIds
  return { app, owner, token: owner.accessToken, classId, studentIds, mei, tao }
}

/** Lets a teacher teach in a class, without the questions that the product asks before it. */
export async function joinClass(
  { database, time }: TestApp,
  classId: string,
  teacherId: string,
): Promise<void> {
  const membership = { role: 'coTeacher' as const, isCanSendClassNotice: 0 as const, createdAt: time.now }
  await database.write(async (trx) => {
    await trx
      .insertInto('classTeachers')
      .values({ classId, teacherId, ...membership })
      .execute()
  })
}

/** Counts a teacher's phone as proved, as a code or the command line does. */
export async function proveTel({ database }: TestApp, { userId }: Pick<UserInfo, 'userId'>): Promise<void> {
  await database.write((trx) =>
    trx.updateTable('teachers').set({ isTelProved: 1 }).where('id', '=', userId).execute(),
  )
}

/** The guardians of these pupils consent to pictures. */
export async function consentFor(
  { call }: TestApp,
  token: string,
  classId: string,
  studentIds: readonly string[],
): Promise<void> {
  const given = { classId, studentIds: [...studentIds], state: 'given' as const, date: '2026-09-01' }
  await call(saveConsent, given, token)
}

/** Lets days go by in which these teachers stay signed in. */
export async function passDays(
  { database, time }: TestApp,
  days: number,
  ...teachers: UserInfo[]
): Promise<void> {
  time.now += days * DAY_MS
  await database.write((trx) =>
    trx
      .updateTable('sessions')
      .set({ expiresAt: time.now + DAY_MS })
      .where(
        'teacherId',
        'in',
        teachers.map(({ userId }) => userId),
      )
      .execute(),
  )
}

/** An owner invites a colleague by phone, who says yes. */
export async function inviteIn(
  app: TestApp,
  owner: UserInfo,
  classId: string,
  colleague: UserInfo,
): Promise<void> {
  await proveTel(app, colleague)
  await app.call(addTeacher, { classId, tel: colleague.tel }, owner.accessToken)
  await app.call(answerInvite, { classId, accept: true }, colleague.accessToken)
}

/** An owner hands a class to a co-teacher, who says yes; answers what that yes was answered. */
export async function handOverTo(app: TestApp, owner: UserInfo, classId: string, colleague: UserInfo) {
  await app.call(handOverClass, { classId, userId: colleague.userId }, owner.accessToken)
  return app.call(answerInvite, { classId, accept: true }, colleague.accessToken)
}

/** One more teacher, who teaches in the class. */
export async function newCoTeacher(app: TestApp, classId: string, nickname = '李老师'): Promise<UserInfo> {
  const teacher = await app.newTeacher(nickname)
  await joinClass(app, classId, teacher.userId)
  return teacher
}

export type TestClass = Awaited<ReturnType<typeof startTestClass>>

/** A class of `names` with its owner and a co-teacher, and short ways to its teams. */
export async function startTestClass(names: string[], settings?: Partial<Config>) {
  const made = await startClass(names, settings)
  const { app, token, classId } = made
  const colleague = await newCoTeacher(app, classId)
  const stranger = await app.newTeacher('赵老师')
  const join = ({ userId }: UserInfo) => joinClass(app, classId, userId)
  /** One more co-teacher. */
  const joinAsColleague = (nickname: string) => newCoTeacher(app, classId, nickname)

  /** A new scheme of the owner's; each team is a name and its pupils. */
  async function newScheme(categoryName: string, teams: Record<string, string[]>, by = token) {
    const request = {
      classId,
      categoryName,
      teams: Object.entries(teams).map(([teamName, ids]) => ({ teamName, studentIds: ids })),
    }
    return (await app.call(addTeams, request, by)).data
  }
  async function teams(categoryId: string, order?: TeamOrder): Promise<Team[]> {
    return (await app.call(teamList, { classId, categoryId, order }, token)).data
  }
  async function categories(by = token) {
    return (await app.call(categoryList, { classId }, by)).data.categoryInfos
  }
  /** Ends the test; every total must be what the ledger says. */
  async function close(): Promise<{ students: unknown[]; teams: unknown[] }> {
    const students = await selectTotalDifferences(app.database.read)
    const differing = await selectTeamDifferences(app.database.read)
    await app.close()
    return { students, teams: differing }
  }
  return {
    ...made,
    colleague,
    stranger,
    join,
    joinAsColleague,
    newScheme,
    teams,
    categories,
    close,
  }
}

/** A teacher and a class with so many pupils, made through the calls of a running server. */
export async function makeClassOf(pupils: number, { call }: Pick<TestServer, 'call'>) {
  const teacher = { tel: '13800000001', nickname: '王老师', password: hash('sha256', 'morning-sun') }
  const { accessToken: token } = z.parse(UserInfo, (await call(register.path, teacher)).data)
  const made = await call(addClass.path, { className: '四班' }, token)
  const { classId } = z.parse(addClass.data, made.data)
  const students = Array.from({ length: pupils }, (_, index) => ({ username: `学生${index}` }))
  const added = await call(addStudents.path, { classId, students }, token)
  return { token, classId, studentIds: z.parse(addStudents.data, added.data).ids }
}
