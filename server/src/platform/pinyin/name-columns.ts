import type { StudentTable } from '../db/tables/students.ts'
import { lastNameLetter, nameSortKey, pinyinInitials } from './name-letter.ts'

/** What is stored of a name beside the name itself, so that both engines sort and find it alike. */
export function nameColumns(
  name: string,
): Pick<StudentTable, 'lastNameLetter' | 'pinyinInitials' | 'nameKey'> {
  return {
    lastNameLetter: lastNameLetter(name),
    pinyinInitials: pinyinInitials(name),
    nameKey: nameSortKey(name),
  }
}
