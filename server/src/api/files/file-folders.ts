import { STAGING_PREFIX } from '../../platform/storage/storage.ts'

/** Certificates are shown by short-lived addresses only; all else by addresses that cannot be guessed. */
export const CERTIFICATE_FOLDER = 'certificate/'
/** Pictures of what pupils did are the same. */
export const REALISTIC_FOLDER = 'realistic/'

/** Where a teacher's uploads wait. */
export function stagingOf(teacherId: string): string {
  return `${STAGING_PREFIX}${teacherId}/`
}
