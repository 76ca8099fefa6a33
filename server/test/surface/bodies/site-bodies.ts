import { endDevice } from '@pinge/contract/accounts.ts'
import { submitAuthentication } from '@pinge/contract/authentication.ts'
import { confirmFile, viewFile } from '@pinge/contract/files.ts'
import { closeAccount } from '@pinge/contract/privacy/closing.ts'
import { qrConfirm, qrLoginContent, qrLoginResult, qrScan } from '@pinge/contract/qr-sign-in.ts'
import { readPastedRoster } from '@pinge/contract/roster/roster.ts'
import type { BodiesOf } from './ground.ts'

/** What is of no class: accounts, devices and files. */
export const siteBodies: BodiesOf = (who) => ({
  [readPastedRoster.path]: { text: '王浩然' },
  [qrLoginContent.path]: { loginType: 3 },
  [qrLoginResult.path]: { loginType: 3, key: who.padEnd(43, '0') },
  [qrScan.path]: { id: '0'.repeat(43) },
  [qrConfirm.path]: { id: '0'.repeat(43), accept: true },
  [endDevice.path]: { id: 'no-device' },
  [confirmFile.path]: { key: 'staging/no-teacher/a.png' },
  [viewFile.path]: { url: `/files/certificate/${'0'.repeat(36)}.png` },
  [submitAuthentication.path]: {
    school: '育才小学',
    subject: '语文',
    certificateUrl: `/files/certificate/${'0'.repeat(36)}.png`,
  },
  // With a wrong password all stay signed in.
  [closeAccount.path]: { password: '0'.repeat(64) },
})
