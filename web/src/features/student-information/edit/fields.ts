import type { StudentEdit, StudentInformation } from '@pinge/contract/student-information.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'

/** What can be edited of a pupil, each as one text; `name0` is the name of 家长 1. */
export type FieldKey =
  | 'username'
  | 'stuNo'
  | 'gender'
  | 'birthday'
  | 'header'
  | 'name0'
  | 'relation0'
  | 'tel0'
  | 'name1'
  | 'relation1'
  | 'tel1'

/** Some fields with the text that each has or should have; gender is `male`, `female` or empty. */
export type Fields = Partial<Record<FieldKey, string>>

/** What becomes of one pupil: the fields that change, as they were and as they will be. */
export type Change = { id: string; before: Fields; after: Fields }

export const fieldNames: Record<FieldKey, string> = {
  username: '姓名',
  stuNo: '学号',
  gender: '性别',
  birthday: '出生日期',
  header: '头像',
  name0: '家长 1 姓名',
  relation0: '家长 1 关系',
  tel0: '家长 1 手机',
  name1: '家长 2 姓名',
  relation1: '家长 2 关系',
  tel1: '家长 2 手机',
}

const guardianFields = [
  { key: 'name0', position: 0, part: 'name' },
  { key: 'relation0', position: 0, part: 'relation' },
  { key: 'tel0', position: 0, part: 'tel' },
  { key: 'name1', position: 1, part: 'name' },
  { key: 'relation1', position: 1, part: 'relation' },
  { key: 'tel1', position: 1, part: 'tel' },
] as const satisfies { key: FieldKey; position: number; part: 'name' | 'relation' | 'tel' }[]

export function fieldKeys(fields: Fields): FieldKey[] {
  // Object.keys forgets the type of its keys.
  return Object.keys(fields) as FieldKey[]
}

export function isTelField(key: FieldKey): boolean {
  return key === 'tel0' || key === 'tel1'
}

/** The text of one field; a phone is masked, as the server tells it. */
export function readField(student: StudentInformation, key: FieldKey): string {
  const place = guardianFields.find((field) => field.key === key)
  if (place) return student.guardians.find(({ position }) => position === place.position)?.[place.part] ?? ''
  switch (key) {
    case 'username':
    case 'stuNo':
    case 'header':
      return student[key]
    case 'gender':
    case 'birthday':
      return student[key] ?? ''
    default:
      return ''
  }
}

/** The fields as the call takes them. */
export function toEdit(id: string, version: number, fields: Fields): StudentEdit {
  const { username, stuNo, gender, birthday, header } = fields
  const guardians = [0, 1].flatMap((position) => {
    const parts = guardianFields.filter(
      (field) => field.position === position && fields[field.key] !== undefined,
    )
    if (parts.length === 0) return []
    return [{ position, ...Object.fromEntries(parts.map(({ key, part }) => [part, fields[key]])) }]
  })
  return {
    id,
    version,
    ...(username !== undefined && { username }),
    ...(stuNo !== undefined && { stuNo }),
    ...(gender !== undefined && { gender: gender === 'male' || gender === 'female' ? gender : null }),
    ...(birthday !== undefined && { birthday: birthday === '' ? null : birthday }),
    ...(header !== undefined && { header }),
    ...(guardians.length > 0 && { guardians }),
  }
}

/** The pupil as the table shows one while the server is being told; the same object where nothing is changed. */
export function applyFields(student: StudentInformation, fields: Fields): StudentInformation {
  if (fieldKeys(fields).length === 0) return student
  const { username, stuNo, gender, birthday, header } = fields
  const places = [0, 1].map((position) => {
    const now = student.guardians.find((guardian) => guardian.position === position)
    const place = { position, name: '', relation: '', tel: '', ...now }
    for (const field of guardianFields)
      if (field.position === position) place[field.part] = fields[field.key] ?? place[field.part]
    return { ...place, tel: maskTel(place.tel) }
  })
  return {
    ...student,
    ...(username !== undefined && { username }),
    ...(stuNo !== undefined && { stuNo }),
    ...(gender !== undefined && { gender: gender === 'male' || gender === 'female' ? gender : null }),
    ...(birthday !== undefined && { birthday: birthday === '' ? null : birthday }),
    ...(header !== undefined && { header }),
    guardians: places.filter(({ name, relation, tel }) => name || relation || tel),
  }
}
