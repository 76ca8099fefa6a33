import { GRADES, gradeName, standardClassName } from '@pinge/contract/classes.ts'
import { CLASS_AVATARS, FIRST_CLASS_AVATAR } from '@pinge/contract/values/limits.ts'
import { checkClassName } from '../../../shared/text/check-class-name.ts'
import { plainText } from '../../../shared/text/plain-text.ts'

export type Stage = 'primary' | 'middle'

const FIRST_MIDDLE_GRADE = 7
const MAX_CLASS_NUMBER = 99

export const stages = [
  { stage: 'primary', name: '小学' },
  { stage: 'middle', name: '初中' },
] as const satisfies readonly { stage: Stage; name: string }[]

/** What the teacher has chosen and typed so far; the parts of the name that are not in use are kept as they were. */
export type ClassForm = {
  stage: Stage
  grade: number | null
  classNumber: string
  isCustomize: boolean
  customName: string
  classImg: string
}

export type NamedClass = { className: string; grade?: number; classImg: string; isCustomize: boolean }
export type FormProblem = { field: 'grade' | 'classNumber' | 'customName'; message: string }

const covers: readonly string[] = Array.from({ length: CLASS_AVATARS }, (_, index) =>
  String(FIRST_CLASS_AVATAR + index),
)

/** Begins with the cover that the teacher's list has shown least recently, so that the cards differ. */
export function emptyClassForm(classCount: number): ClassForm {
  return {
    stage: 'primary',
    grade: null,
    classNumber: '',
    isCustomize: false,
    customName: '',
    classImg: covers[classCount % covers.length] ?? String(FIRST_CLASS_AVATAR),
  }
}

export function gradesOf(stage: Stage): readonly { grade: number; name: string }[] {
  const [first, last] = stage === 'primary' ? [1, FIRST_MIDDLE_GRADE - 1] : [FIRST_MIDDLE_GRADE, GRADES]
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    grade: first + index,
    name: gradeName(first + index),
  }))
}

/** The name as far as it can be told yet: 三年级(2)班, or 三年级 while the number is missing. */
export function previewName(form: ClassForm): string {
  if (form.isCustomize) return form.customName.trim()
  if (form.grade === null) return ''
  const number = readClassNumber(form.classNumber)
  return number === null ? gradeName(form.grade) : standardClassName(form.grade, number)
}

/** The class to be made, or the first thing that is still missing, with a sentence for its field. */
export function readClassForm(form: ClassForm): NamedClass | FormProblem {
  const { grade, classImg } = form
  if (form.isCustomize) return readCustomName(form)
  if (grade === null) return { field: 'grade', message: '请选择年级' }

  const number = readClassNumber(form.classNumber)
  if (number === null) {
    const message = form.classNumber.trim() === '' ? '请填写班号' : `班号应为 1 到 ${MAX_CLASS_NUMBER} 的整数`
    return { field: 'classNumber', message }
  }
  return { className: standardClassName(grade, number), grade, classImg, isCustomize: false }
}

export function isProblem(read: NamedClass | FormProblem): read is FormProblem {
  return 'field' in read
}

/** Whether the teacher has a class that people would call by the same name; （2） and (2) are one. */
export function isNameTaken(className: string, taken: readonly string[]): boolean {
  return className !== '' && taken.some((name) => plainText(name) === plainText(className))
}

function readCustomName({ customName, classImg }: ClassForm): NamedClass | FormProblem {
  const message = checkClassName(customName)
  if (message !== false) return { field: 'customName', message }
  return { className: customName.trim(), classImg, isCustomize: true }
}

function readClassNumber(typed: string): number | null {
  const digits = typed.normalize('NFKC').trim()
  if (!/^\d{1,2}$/.test(digits)) return null
  const number = Number(digits)
  return number >= 1 ? number : null
}
