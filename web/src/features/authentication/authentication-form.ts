import type { Authentication } from '@pinge/contract/authentication.ts'
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

export type AuthenticationProblems = Partial<Record<keyof HandedIn, string>>

/** What is missing; a field that is in order is not named. */
export function checkAuthentication(fields: AuthenticationFields): AuthenticationProblems {
  const { school, subject, certificateUrl } = handedInBy(fields)
  return {
    ...(school === '' && { school: '请填写学校' }),
    ...(subject === '' && { subject: fields.listed === OTHER_SUBJECT ? '请填写学科' : '请选择学科' }),
    ...(certificateUrl === '' && { certificateUrl: '请上传教师资格证的照片' }),
  }
}
