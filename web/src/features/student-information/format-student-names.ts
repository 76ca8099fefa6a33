import type { StudentInformation } from '@pinge/contract/student-information.ts'

/** 王浩然, 王浩然、李思琪, or 王浩然等 12 名学生 */
export function formatStudentNames(students: readonly StudentInformation[]): string {
  const names = students.slice(0, 2).map(({ username }) => username)
  return students.length <= 2 ? names.join('、') : `${names[0] ?? ''}等 ${students.length} 名学生`
}
