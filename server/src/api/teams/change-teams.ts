import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import {
  addTeams as addCall,
  arrangeTeams as arrangeCall,
  removeTeam as removeCall,
  renameTeam as renameCall,
  setTeamMembers as membersCall,
} from '@pinge/contract/teams.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { nameSortKey } from '../../platform/pinyin/name-letter.ts'
import { changeClass } from '../writes/change-class.ts'
import { findOwnTeam, requireTeams, type OwnCategory } from '../access/require-category.ts'
import type { ApiDeps } from '../api-deps.ts'
import {
  deleteMembersOfCategory,
  deleteMembersOfTeam,
  removeTeamRows,
  selectTeams,
  updateTeamName,
} from './team.queries.ts'
import { openCategory, writeMembers, writeNewTeams } from './write-teams.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>
type By = Pick<Caller, 'teacherId'>

/** Adds teams, with their pupils, to a scheme or to a new one. */
export async function addTeams(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof addCall>,
): Promise<DataOf<typeof addCall>> {
  const { classId } = request
  const teams = request.teams.map((team) => ({ studentIds: [], ...team, id: deps.newId() }))
  return changeClass(deps, teacherId, addCall, request, async (trx) => {
    const categoryId = await openCategory(trx, deps, teacherId, request)
    await writeNewTeams(trx, deps, { classId, categoryId }, teams)
    await writeMembers(trx, { classId, categoryId }, teams)
    return {
      data: { categoryId, teamIds: teams.map(({ id }) => id) },
      change: { type: 'teams-changed', teacherId },
    }
  })
}

/**
 * Saves a whole grouping at once: the named teams stay with their scores, the new ones are made, the others of the
 * scheme are removed, and every pupil is in the team that the request says or in none.
 */
export async function arrangeTeams(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof arrangeCall>,
): Promise<DataOf<typeof arrangeCall>> {
  const { classId } = request
  const teams = request.teams.map(({ teamId, ...team }) => ({
    ...team,
    id: teamId ?? deps.newId(),
    isNew: teamId === undefined,
  }))
  const ids = new Set(teams.map(({ id }) => id))
  return changeClass(deps, teacherId, arrangeCall, request, async (trx) => {
    if (ids.size < teams.length) throw new AppError('teamNamedTwice')
    const categoryId = await openCategory(trx, deps, teacherId, request)
    const kept = teams.filter(({ isNew }) => !isNew)
    await requireTeams(
      trx,
      categoryId,
      kept.map(({ id }) => id),
    )
    const before = await selectTeams(trx, categoryId, 1)
    const names = new Map(before.map(({ id, teamName }) => [id, teamName]))
    const removed = before.filter(({ id }) => !ids.has(id)).map(({ id }) => id)

    await deleteMembersOfCategory(trx, categoryId)
    await removeTeamRows(trx, removed, deps.clock())
    for (const { id, teamName } of kept) if (names.get(id) !== teamName) await rename(trx, id, teamName)
    const added = teams.filter(({ isNew }) => isNew)
    await writeNewTeams(trx, deps, { classId, categoryId }, added)
    await writeMembers(trx, { classId, categoryId }, teams)
    return {
      data: { categoryId, teamIds: teams.map(({ id }) => id) },
      change: { type: 'teams-changed', teacherId },
    }
  })
}

/** Makes these pupils the members of a team; they leave the other teams of its scheme. */
export async function setTeamMembers(
  deps: Deps,
  caller: By,
  request: RequestOf<typeof membersCall>,
): Promise<null> {
  const { teamId, studentIds } = request
  return changeTeam(deps, caller, membersCall, request, async (trx, category) => {
    await deleteMembersOfTeam(trx, teamId)
    await writeMembers(trx, category, [{ id: teamId, studentIds }])
  })
}

export async function renameTeam(
  deps: Deps,
  caller: By,
  request: RequestOf<typeof renameCall>,
): Promise<null> {
  return changeTeam(deps, caller, renameCall, request, (trx) => rename(trx, request.teamId, request.teamName))
}

/** Removes a team. What it was given stays in the ledger, and its pupils keep their points. */
export async function removeTeam(
  deps: Deps,
  caller: By,
  request: RequestOf<typeof removeCall>,
): Promise<null> {
  return changeTeam(deps, caller, removeCall, request, (trx) =>
    removeTeamRows(trx, [request.teamId], deps.clock()),
  )
}

/** One team of a scheme of the caller's own is changed, if it is still there. */
async function changeTeam(
  deps: Deps,
  { teacherId }: By,
  call: { path: string },
  request: { teamId: string; requestId?: string | undefined },
  run: (trx: Db, category: OwnCategory) => Promise<void>,
): Promise<null> {
  const { classId } = await findOwnTeam(deps.database.read, teacherId, request.teamId)
  return changeClass(deps, teacherId, call, { ...request, classId }, async (trx) => {
    // Once more, now that nobody else changes the class: the team may have been removed in between.
    const category = await findOwnTeam(trx, teacherId, request.teamId)
    if (category.isRemoved) throw new AppError('teamNotFound')
    await run(trx, category)
    return { data: null, change: { type: 'teams-changed', teacherId } }
  })
}

async function rename(trx: Db, teamId: string, teamName: string): Promise<void> {
  await updateTeamName(trx, teamId, { teamName, nameKey: nameSortKey(teamName) })
}
