import * as qr from '@pinge/contract/qr-sign-in.ts'
import * as contract from '@pinge/contract/sign-in.ts'
import { sendCode } from '../../platform/credentials/codes.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import { sessionKey } from '../writes/live-topics.ts'
import { beginQrSignIn, confirmQr, pickUpQrSignIn, scanQr } from './qr-sign-in.ts'
import { registerTeacher } from './register-teacher.ts'
import { resetByCode } from './reset-password.ts'
import { signIn, signInByCode } from './sign-in.ts'
import type { SignInDeps } from './sign-in-deps.ts'
import { deleteSession } from './sign-in.queries.ts'

export function signInRoutes(endpoints: Endpoints, deps: SignInDeps): void {
  endpoints.open(contract.passwordSignIn, (request, origin) => signIn(deps, request, origin))
  endpoints.open(contract.codeSignIn, (request, origin) => signInByCode(deps, request, origin))
  endpoints.open(contract.sendCode, ({ tel, purpose = 'signIn' }, { address }) =>
    sendCode(deps, { tel, purpose }, address),
  )
  endpoints.open(contract.register, (request, origin) => registerTeacher(deps, request, origin))
  endpoints.open(contract.resetPassword, (request, origin) => resetByCode(deps, request, origin))
  endpoints.teacher(contract.signOut, async ({ sessionId }) => {
    await deps.database.write((trx) => deleteSession(trx, sessionId))
    deps.hub.end(sessionKey(sessionId))
    return null
  })

  endpoints.open(qr.qrLoginContent, (request, origin) => beginQrSignIn(deps, request, origin))
  endpoints.open(qr.qrLoginResult, (request, origin) => pickUpQrSignIn(deps, request, origin))
  endpoints.teacher(qr.qrScan, (caller, request) => scanQr(deps, caller, request))
  endpoints.teacher(qr.qrConfirm, (caller, request) => confirmQr(deps, caller, request))
}
