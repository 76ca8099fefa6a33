import { StaleClassEdit, type ClassFacts } from '@pinge/contract/class-edit.ts'
import { gradeName } from '@pinge/contract/classes.ts'
import { mergeEdits } from '@pinge/contract/values/merge-edits.ts'
import { Refusal } from '../../shared/api/failure/refusal.ts'
import type { Difference } from '../../shared/ui/feedback/StaleEdit.tsx'

/** What the owner writes; `grade` is empty where the class has none. */
export type ClassEditForm = {
  className: string
  classImg: string
  grade: string
  school: string
  headTeacher: string
}

export function formOf({ className, classImg, grade, school, headTeacher }: ClassFacts): ClassEditForm {
  return { className, classImg, grade: grade === null ? '' : String(grade), school, headTeacher }
}

export type WrittenFacts = Omit<ClassFacts, 'version'>

/** The facts as they are to be saved. */
export function factsOf(form: ClassEditForm): WrittenFacts {
  const className = form.className.trim()
  const grade = form.grade === '' ? null : Number(form.grade)
  return {
    className,
    classImg: form.classImg,
    grade,
    school: form.school.trim(),
    headTeacher: form.headTeacher.trim(),
    isCustomize: !isStandardName(className, grade),
  }
}

export function isChanged(form: ClassEditForm, facts: ClassFacts): boolean {
  return differences(factsOf(form), facts).length > 0
}

/** What was saved elsewhere, with what this teacher changed of `base`. */
export function mergeFacts(base: ClassFacts, mine: ClassEditForm, theirs: ClassFacts): ClassEditForm {
  const isSame = (one: string, other: string) => one.trim() === other.trim()
  return mergeEdits(formOf(base), mine, formOf(theirs), isSame).merged
}

const labels = {
  className: '班级名称',
  classImg: '封面',
  grade: '年级',
  school: '学校',
  headTeacher: '班主任',
} as const

/** Where two versions say different things, as a teacher reads it. */
export function differences(mine: WrittenFacts, theirs: WrittenFacts): Difference[] {
  const keys = Object.keys(labels) as (keyof typeof labels)[]
  return keys
    .filter((key) => mine[key] !== theirs[key])
    .map((key) => ({ label: labels[key], mine: formatFact(key, mine), theirs: formatFact(key, theirs) }))
}

function formatFact(key: keyof typeof labels, facts: WrittenFacts): string {
  if (key === 'classImg') return '另一张封面'
  if (key === 'grade') return facts.grade === null ? '不设年级' : gradeName(facts.grade)
  return facts[key] || '（空）'
}

/** What somebody else saved meanwhile, where a save was refused for it. */
export function findStaleFacts(error: unknown): ClassFacts | undefined {
  if (!(error instanceof Refusal)) return undefined
  const refused = StaleClassEdit.safeParse(error.data)
  return refused.success ? refused.data.current : undefined
}

/** 三年级(2)班 and 三年级（2）班 are made from the grade and a number. */
function isStandardName(className: string, grade: number | null): boolean {
  if (grade === null) return false
  const plain = className.normalize('NFKC')
  return plain.startsWith(gradeName(grade)) && /^\(\d{1,2}\)班$/.test(plain.slice(gradeName(grade).length))
}
