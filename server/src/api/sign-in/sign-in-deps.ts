import type { ApiDeps, Credentials } from '../api-deps.ts'

/** What every way to sign in needs. */
export type SignInDeps = Credentials &
  Pick<
    ApiDeps,
    'config' | 'database' | 'clock' | 'randomBytes' | 'newId' | 'hub' | 'shared' | 'secret' | 'securityLog'
  > & {
    /** What the QR code names. */
    ownOrigin: () => string
  }
