import { isBirthday } from '@pinge/contract/values/birthday.ts'
import { Name } from '@pinge/contract/values/fields.ts'
import { MAX_NAME_LENGTH, MAX_STUDENT_NUMBER_LENGTH } from '@pinge/contract/values/limits.ts'
import { genderNames, StudentNumber } from '@pinge/contract/students.ts'
import { checkTel, cleanTel } from '../../../shared/text/check-tel.ts'
import { tidyDate } from '@pinge/contract/values/school-days/tidy-date.ts'
import { fieldNames, isTelField, type FieldKey } from './fields.ts'

/** What a typed or pasted text means in a field, or what is wrong with it as a sentence. */
export type Parsed = { value: string; problem?: never } | { value?: never; problem: string }

export function parseField(key: FieldKey, typed: string): Parsed {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return key === 'username' ? { problem: '姓名不能为空' } : { value: '' }
  if (isTelField(key)) return parseTel(text)
  if (key === 'gender') return parseGender(text)
  if (key === 'birthday') return parseBirthday(text)
  if (key === 'stuNo') {
    const isFine = StudentNumber.safeParse(text).success
    return isFine ? { value: text } : { problem: `学号最多 ${MAX_STUDENT_NUMBER_LENGTH} 个字` }
  }
  if (key === 'header') return { value: text }
  return Name.safeParse(text).success
    ? { value: text }
    : { problem: `${fieldNames[key]}最多 ${MAX_NAME_LENGTH} 个字，不能有换行` }
}

/** How a value is shown: 男 for `male`. */
export function formatFieldValue(key: FieldKey, value: string): string {
  if (key !== 'gender') return value
  return value === 'male' || value === 'female' ? genderNames[value] : ''
}

function parseTel(text: string): Parsed {
  // A cell copied from this very table is masked: written back it would wipe the number out.
  if (text.includes('*')) return { problem: '这是隐藏后的号码，请填写完整手机号' }
  const problem = checkTel(text)
  return problem ? { problem } : { value: cleanTel(text) }
}

function parseGender(text: string): Parsed {
  if (/^(男|male|m)生?$/i.test(text)) return { value: 'male' }
  if (/^(女|female|f)生?$/i.test(text)) return { value: 'female' }
  return { problem: '性别应为“男”或“女”' }
}

function parseBirthday(text: string): Parsed {
  const date = tidyDate(text)
  return isBirthday(date) ? { value: date } : { problem: '出生日期应为真实的日期，如 2017-03-05' }
}
