import { nameSortKey } from '../../pinyin/name-letter.ts'
import type { Db } from '../schema.ts'

/** Until then names with numbers were put in order sign by sign: 第10组 stood before 第2组. */
export async function numbersInNames(trx: Db): Promise<void> {
  const students = await trx.selectFrom('students').select(['id', 'username as name', 'nameKey']).execute()
  for (const { id, ...student } of students.map(withKey).filter(hasChanged))
    await trx.updateTable('students').set({ nameKey: student.key }).where('id', '=', id).execute()
  const teams = await trx.selectFrom('teams').select(['id', 'teamName as name', 'nameKey']).execute()
  for (const { id, ...team } of teams.map(withKey).filter(hasChanged))
    await trx.updateTable('teams').set({ nameKey: team.key }).where('id', '=', id).execute()
}

type Named = { id: string; name: string; nameKey: string }

const withKey = (named: Named) => ({ ...named, key: nameSortKey(named.name) })

const hasChanged = ({ nameKey, key }: ReturnType<typeof withKey>): boolean => key !== nameKey
