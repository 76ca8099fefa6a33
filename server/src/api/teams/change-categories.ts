import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/teams.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findClearableCategory, findOwnCategory } from '../access/require-category.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { removeCategoryRows, updateCategoryName } from './category.queries.ts'
import { selectMembers, selectTeams } from './team.queries.ts'
import { findOrCreateCategory, writeMembers, writeNewTeams } from './write-teams.ts'

export async function renameCategory(
  trx: Db,
  { teacherId }: ClassContext,
  { categoryId, categoryName }: RequestOf<typeof contract.renameCategory>,
): Promise<ClassChange<typeof contract.renameCategory>> {
  await requireThere(trx, teacherId, categoryId)
  await updateCategoryName(trx, categoryId, categoryName)
  return { data: null, change: { type: 'teams-changed', teacherId } }
}

/**
 * Removes a scheme with its teams, by its creator; or by the class's owner when the creator has left. What was given stays
 * in the ledger, and the pupils keep their points.
 */
export async function removeCategory(
  trx: Db,
  { teacherId, clock }: ClassContext,
  { categoryId }: RequestOf<typeof contract.removeCategory>,
): Promise<ClassChange<typeof contract.removeCategory>> {
  await requireThere(trx, teacherId, categoryId, findClearableCategory)
  await removeCategoryRows(trx, categoryId, clock())
  return { data: null, change: { type: 'teams-changed', teacherId } }
}

/** A new scheme with the same teams and pupils, whose scores begin at 0. */
export async function copyCategory(
  trx: Db,
  context: ClassContext,
  { categoryId: originalId, categoryName }: RequestOf<typeof contract.copyCategory>,
): Promise<ClassChange<typeof contract.copyCategory>> {
  const { teacherId, classId, newId } = context
  await requireThere(trx, teacherId, originalId)
  const members = Map.groupBy(await selectMembers(trx, originalId), ({ teamId }) => teamId)
  const teams = (await selectTeams(trx, originalId, 1)).map(({ id, teamName }) => ({
    id: newId(),
    teamName,
    studentIds: (members.get(id) ?? []).map(({ studentId }) => studentId),
  }))
  const categoryId = await findOrCreateCategory(trx, context, { categoryName })
  await writeNewTeams(trx, context, categoryId, teams)
  await writeMembers(trx, { classId, categoryId }, teams)
  return {
    data: { categoryId, teamIds: teams.map(({ id }) => id) },
    change: { type: 'teams-changed', teacherId },
  }
}

/** Once more, now that no other write changes the class: the scheme may have been removed in between. */
async function requireThere(
  trx: Db,
  teacherId: string,
  categoryId: string,
  find = findOwnCategory,
): Promise<void> {
  const { isRemoved } = await find(trx, teacherId, categoryId)
  if (isRemoved) throw new AppError('categoryNotFound')
}
