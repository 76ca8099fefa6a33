import { STAGING_PREFIX } from '../../platform/storage/storage.ts'

/** Like photos of comments, what lies in these is shown by short-lived addresses alone. */
export const CERTIFICATE_FOLDER = 'certificate/'
/** Pictures of what pupils did. */
export const REALISTIC_FOLDER = 'realistic/'
/** Files of teachers' own libraries. */
export const OWN_FOLDER = 'own/'

/** Where a teacher's files for the library wait, apart from pictures: they may be large. */
export function libraryStagingOf(teacherId: string): string {
  return `${STAGING_PREFIX}${teacherId}${LIBRARY_STAGING_END}`
}

export const LIBRARY_STAGING_END = '-library/'

/** Where a teacher's uploads wait. */
export function stagingOf(teacherId: string): string {
  return `${STAGING_PREFIX}${teacherId}/`
}
