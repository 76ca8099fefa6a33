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
  const names = new Map((await selectNamesEver(db, asked.classId)).map(({ id, username }) => [id, username]))
  const all = [...new Set(names.values())]
  const tests = new Map(asked.studentIds.map((id) => [id, naming(names.get(id) ?? '', all)]))
  return readGrounds(db, sources, asked, (studentId, words) => tests.get(studentId)?.(words) !== true)
}

/** Whether words name another child than the one who is called so. */
function naming(own: string, names: readonly string[]): (words: string) => boolean {
  // A name of one character stands in many words, and one within the pupil's own is no other child's there.
  const called = calledNames(own)
  const others = names
    .filter((name) => name !== own)
    .flatMap(calledNames)
    .filter((name) => !called.includes(name) && [...name].length > 1)
  return (words) => {
    const rest = own === '' ? words : words.replaceAll(own, '\u0000')
    return others.some((name) => (own.includes(name) ? rest : words).includes(name))
  }
}
