import { hash } from 'node:crypto'
import { AppError } from '../../app-error.ts'
import { isCommonDigest } from './common-digests.ts'

/** Refuses a password that is guessed first. Only its digest ever reaches the server, so digests are compared. */
export async function requireUncommonPassword(digest: string, tel: string): Promise<void> {
  const ownNumber = [tel, tel.slice(-8), tel.slice(-9), `a${tel}`, `${tel}a`].map((text) =>
    hash('sha256', text),
  )
  if (ownNumber.includes(digest) || (await isCommonDigest(digest))) throw new AppError('passwordTooCommon')
}
