import type { Award } from './awards.ts'
import { nameStudents } from './name-students.ts'

/** Why an award was written for nobody: 张三已不在本班，其余 3 人的“积极发言”没有记上 */
export function describeRest(
  { students, item }: Pick<Award, 'students' | 'item'>,
  goneNames: readonly string[],
): string {
  const [only] = students
  const others = students.length === 1 && only ? only.username : `其余 ${students.length} 人`
  return `${nameStudents(goneNames)}已不在本班，${others}的“${item.name}”没有记上`
}
