import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import {
  copyCategory as copyCall,
  removeCategory as removeCall,
  renameCategory as renameCall,
} from '@pinge/contract/teams.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import { findClearableCategory, findOwnCategory, type OwnCategory } from '../access/require-category.ts'
import type { ApiDeps } from '../api-deps.ts'
import { removeCategoryRows, updateCategoryName } from './category.queries.ts'
import { selectMembers, selectTeams } from './team.queries.ts'
import { openCategory, writeMembers, writeNewTeams } from './write-teams.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>
type By = Pick<Caller, 'teacherId'>

export async function renameCategory(
  deps: Deps,
  caller: By,
  request: RequestOf<typeof renameCall>,
): Promise<null> {
  const { categoryId, categoryName } = request
  return changeCategory(deps, caller, renameCall, request, async (trx) => {
    await updateCategoryName(trx, categoryId, categoryName)
    return null
  })
}

/**
 * Removes a scheme with its teams, by its creator; or by the class's owner when the creator has left. What was given stays
 * in the ledger, and the pupils keep their points.
 */
export async function removeCategory(
  deps: Deps,
  caller: By,
  request: RequestOf<typeof removeCall>,
): Promise<null> {
  const remove = async (trx: Db): Promise<null> => {
    await removeCategoryRows(trx, request.categoryId, deps.clock())
    return null
  }
  return changeCategory(deps, caller, removeCall, request, remove, findClearableCategory)
}

/** A new scheme with the same teams and pupils, whose scores begin at 0. */
export async function copyCategory(
  deps: Deps,
  caller: By,
  request: RequestOf<typeof copyCall>,
): Promise<DataOf<typeof copyCall>> {
  const { categoryName } = request
  return changeCategory(deps, caller, copyCall, request, async (trx, original) => {
    const { classId } = original
    const members = Map.groupBy(await selectMembers(trx, original.categoryId), ({ teamId }) => teamId)
    const teams = (await selectTeams(trx, original.categoryId, 1)).map(({ id, teamName }) => ({
      id: deps.newId(),
      teamName,
      studentIds: (members.get(id) ?? []).map(({ studentId }) => studentId),
    }))
    const categoryId = await openCategory(trx, deps, caller.teacherId, { classId, categoryName })
    await writeNewTeams(trx, deps, { classId, categoryId }, teams)
    await writeMembers(trx, { classId, categoryId }, teams)
    return { categoryId, teamIds: teams.map(({ id }) => id) }
  })
}

/** A scheme that the caller may change, as `find` says, is changed, if it is still there. */
async function changeCategory<Data>(
  deps: Deps,
  { teacherId }: By,
  call: { path: string },
  request: { categoryId: string; requestId?: string | undefined },
  run: (trx: Db, category: OwnCategory) => Promise<Data>,
  find = findOwnCategory,
): Promise<Data> {
  const { classId } = await find(deps.database.read, teacherId, request.categoryId)
  return changeClass(deps, teacherId, call, { ...request, classId }, async (trx) => {
    // Once more, now that nobody else changes the class: the scheme may have been removed in between.
    const category = await find(trx, teacherId, request.categoryId)
    if (category.isRemoved) throw new AppError('categoryNotFound')
    return { data: await run(trx, category), change: { type: 'teams-changed', teacherId } }
  })
}
