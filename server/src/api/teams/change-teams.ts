import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/teams.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { nameSortKey } from '../../platform/pinyin/name-letter.ts'
import { findOwnTeam, requireTeams, type OwnCategory } from '../access/require-category.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import {
  deleteMembersOfCategory,
  deleteMembersOfTeam,
  removeTeamRows,
  selectTeams,
  updateTeamName,
} from './team.queries.ts'
import { findOrCreateCategory, writeMembers, writeNewTeams } from './write-teams.ts'

/** Adds teams, with their pupils, to a scheme or to a new one. */
export async function addTeams(
  trx: Db,
  context: ClassContext,
  request: RequestOf<typeof contract.addTeams>,
): Promise<ClassChange<typeof contract.addTeams>> {
  const { teacherId, classId, newId } = context
  const teams = request.teams.map(({ teamName, studentIds = [] }) => ({ teamName, studentIds, id: newId() }))
  const categoryId = await findOrCreateCategory(trx, context, request)
  await writeNewTeams(trx, context, categoryId, teams)
  await writeMembers(trx, { classId, categoryId }, teams)
  return {
    data: { categoryId, teamIds: teams.map(({ id }) => id) },
    change: { type: 'teams-changed', teacherId },
  }
}

/**
 * Saves a whole grouping at once: the named teams stay with their scores, the new ones are made, the others of the
 * scheme are removed. Every pupil is then in the team that the request says or in none.
 */
export async function arrangeTeams(
  trx: Db,
  context: ClassContext,
  request: RequestOf<typeof contract.arrangeTeams>,
): Promise<ClassChange<typeof contract.arrangeTeams>> {
  const { teacherId, classId, clock, newId } = context
  const teams = request.teams.map(({ teamId, ...team }) => ({
    ...team,
    id: teamId ?? newId(),
    isNew: teamId === undefined,
  }))
  const ids = teams.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw new AppError('teamNamedTwice')
  const categoryId = await findOrCreateCategory(trx, context, request)
  const { added = [], kept = [] } = Object.groupBy(teams, ({ isNew }) => (isNew ? 'added' : 'kept'))
  await requireTeams(
    trx,
    categoryId,
    kept.map(({ id }) => id),
  )
  const before = await selectTeams(trx, categoryId, 1)
  const names = new Map(before.map(({ id, teamName }) => [id, teamName]))
  const removed = before.map(({ id }) => id).filter((id) => !ids.includes(id))

  await deleteMembersOfCategory(trx, categoryId)
  await removeTeamRows(trx, removed, clock())
  for (const { id, teamName } of kept) if (names.get(id) !== teamName) await rename(trx, id, teamName)
  await writeNewTeams(trx, context, categoryId, added)
  await writeMembers(trx, { classId, categoryId }, teams)
  return { data: { categoryId, teamIds: ids }, change: { type: 'teams-changed', teacherId } }
}

/** Makes these pupils the members of a team; they leave the other teams of its scheme. */
export async function setTeamMembers(
  trx: Db,
  { teacherId }: ClassContext,
  { teamId, studentIds }: RequestOf<typeof contract.setTeamMembers>,
): Promise<ClassChange<typeof contract.setTeamMembers>> {
  const category = await requireThere(trx, teacherId, teamId)
  await deleteMembersOfTeam(trx, teamId)
  await writeMembers(trx, category, [{ id: teamId, studentIds }])
  return { data: null, change: { type: 'teams-changed', teacherId } }
}

export async function renameTeam(
  trx: Db,
  { teacherId }: ClassContext,
  { teamId, teamName }: RequestOf<typeof contract.renameTeam>,
): Promise<ClassChange<typeof contract.renameTeam>> {
  await requireThere(trx, teacherId, teamId)
  await rename(trx, teamId, teamName)
  return { data: null, change: { type: 'teams-changed', teacherId } }
}

/** Removes a team. What it was given stays in the ledger, and its pupils keep their points. */
export async function removeTeam(
  trx: Db,
  { teacherId, clock }: ClassContext,
  { teamId }: RequestOf<typeof contract.removeTeam>,
): Promise<ClassChange<typeof contract.removeTeam>> {
  await requireThere(trx, teacherId, teamId)
  await removeTeamRows(trx, [teamId], clock())
  return { data: null, change: { type: 'teams-changed', teacherId } }
}

/** Once more, now that no other write changes the class: the team may have been removed in between. */
async function requireThere(trx: Db, teacherId: string, teamId: string): Promise<OwnCategory> {
  const category = await findOwnTeam(trx, teacherId, teamId)
  if (category.isRemoved) throw new AppError('teamNotFound')
  return category
}

async function rename(trx: Db, teamId: string, teamName: string): Promise<void> {
  await updateTeamName(trx, teamId, { teamName, nameKey: nameSortKey(teamName) })
}
