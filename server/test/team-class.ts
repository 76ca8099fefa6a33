import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { addTeams, categoryList, teamList, type Team, type TeamOrder } from '@pinge/contract/teams.ts'
import { selectTeamDifferences, selectTotalDifferences } from '../src/api/ledger/ledger.queries.ts'
import { startTestApp, type TestApp } from './app.ts'

export type TestClass = Awaited<ReturnType<typeof startTestClass>>

/** A class of `names` with its owner and a co-teacher, and short ways to its teams. */
export async function startTestClass(names: string[]) {
  const app: TestApp = await startTestApp()
  const owner = await app.newTeacher('王老师')
  const colleague = await app.newTeacher('李老师')
  const stranger = await app.newTeacher('赵老师')
  const { classId, studentIds } = await app.newClass(owner.accessToken, names)
  const join = ({ userId }: UserInfo) =>
    app.database.write(async (trx) => {
      await trx
        .insertInto('classTeachers')
        .values({ classId, teacherId: userId, role: 'coTeacher', isCanSendClassNotice: 0, createdAt: 0 })
        .execute()
    })
  /** One more co-teacher. */
  async function joinAsColleague(nickname: string): Promise<UserInfo> {
    const teacher = await app.newTeacher(nickname)
    await join(teacher)
    return teacher
  }
  await join(colleague)
  const token = owner.accessToken

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
    app,
    owner,
    colleague,
    stranger,
    token,
    classId,
    studentIds,
    join,
    joinAsColleague,
    newScheme,
    teams,
    categories,
    close,
  }
}
