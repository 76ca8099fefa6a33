import type { Authentication } from '@pinge/contract/authentication.ts'
import type { Problems } from '../../shared/form/form-problems.ts'
import { subjects } from './subjects.ts'

/** What is written in the form. */
export type AuthenticationFields = {
  school: string
  /** One of the listed subjects, `other`, or empty before one is chosen. */
  listed: string
  /** Written where the subject is not listed. */
  other: string
  certificateUrl: string
}

export const OTHER_SUBJECT = 'other'

type HandedIn = Pick<Authentication, 'school' | 'subject' | 'certificateUrl'>

export function fieldsOf({ school, subject, certificateUrl }: HandedIn): AuthenticationFields {
  const isListed = subject === '' || subjects.includes(subject)
  return {
    school,
    listed: isListed ? subject : OTHER_SUBJECT,
    other: isListed ? '' : subject,
    certificateUrl,
  }
}

export function handedInBy({ school, listed, other, certificateUrl }: AuthenticationFields): HandedIn {
  const subject = listed === OTHER_SUBJECT ? other : listed
  return { school: school.trim(), subject: subject.trim(), certificateUrl }
}

/** What is missing, beside the field where it is given. */
export function checkAuthentication(fields: AuthenticationFields): Problems<AuthenticationFields> {
  const { school, subject, certificateUrl } = handedInBy(fields)
  const isOther = fields.listed === OTHER_SUBJECT
  return {
    school: school === '' && '请填写学校',
    listed: !isOther && subject === '' && '请选择学科',
    other: isOther && subject === '' && '请填写学科',
    certificateUrl: certificateUrl === '' && '请上传教师资格证的照片',
  }
}
