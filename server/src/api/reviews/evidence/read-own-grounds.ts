import { calledNames } from '@pinge/contract/reviews/sentences.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { selectNamesEver } from '../../writes/students/pupils.queries.ts'
import type { Ground } from './ground.ts'
import { readGrounds, type GroundsAsked } from './read-grounds.ts'
import type { ReviewSources } from './sources.ts'

/** What a family may be told of these pupils: nothing of it names another child of the class, also one who has left. */
export async function readOwnGrounds(
  db: Db,
  sources: ReviewSources,
  asked: GroundsAsked,
): Promise<Map<string, Ground>> {
  const grounds = await readGrounds(db, sources, asked)
  const names = new Map((await selectNamesEver(db, asked.classId)).map(({ id, username }) => [id, username]))
  const all = [...new Set(names.values())]
  return new Map(
    [...grounds].map(([studentId, ground]) => [studentId, alone(ground, names.get(studentId) ?? '', all)]),
  )
}

function alone(ground: Ground, own: string, names: readonly string[]): Ground {
  // A name of one character stands in many words, and one within the pupil's own is no other child's there.
  const called = calledNames(own)
  const others = names
    .filter((name) => name !== own)
    .flatMap(calledNames)
    .filter((name) => !called.includes(name) && [...name].length > 1)
  const namesOther = (text: string): boolean => {
    const rest = own === '' ? text : text.replaceAll(own, '\u0000')
    return others.some((name) => (own.includes(name) ? rest : text).includes(name))
  }
  return {
    ...ground,
    items: ground.items.filter(({ name }) => !namesOther(name)),
    records: ground.records.filter(({ title }) => !namesOther(title)),
    goal: namesOther(ground.goal) ? '' : ground.goal,
  }
}
