import {
  changeTel,
  endDevice,
  signedInDevices,
  teacherProfile,
  updateProfile,
} from '@pinge/contract/accounts.ts'
import {
  changePassword,
  codeSignIn,
  passwordSignIn,
  register,
  resetPassword,
  sendCode as sendCodeCall,
  signOut,
} from '@pinge/contract/sign-in.ts'
import { qrConfirm, qrLoginContent, qrLoginResult, qrScan } from '@pinge/contract/qr-sign-in.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import { sessionKey } from '../writes/live-topics.ts'
import type { ApiDeps } from '../api-deps.ts'
import { changeOwnTel, changeProfile, listDevices, readProfile, signOutDevice } from './account.ts'
import { changeOwnPassword, resetByCode } from './change-password.ts'
import { sendCode } from './codes.ts'
import type { LoginDeps } from './login-deps.ts'
import { deleteSession } from './login.queries.ts'
import { createLoginLimiter } from './login-limiter.ts'
import { createPasswords } from './passwords.ts'
import { beginQrLogin, confirmQr, pickUpQrLogin, scanQr } from './qr-login.ts'
import { registerTeacher } from './register-teacher.ts'
import { signIn, signInByCode } from './sign-in.ts'

export function loginRoutes(
  endpoints: Endpoints,
  apiDeps: ApiDeps,
  outside: Pick<LoginDeps, 'sms' | 'ownOrigin'>,
): void {
  const deps: LoginDeps = {
    ...apiDeps,
    ...outside,
    passwords: createPasswords(apiDeps.randomBytes, apiDeps.passwordCost),
    limiter: createLoginLimiter(apiDeps.shared, apiDeps.wait),
  }
  endpoints.open(passwordSignIn, (request, origin) => signIn(deps, request, origin))
  endpoints.open(codeSignIn, (request, origin) => signInByCode(deps, request, origin))
  endpoints.open(sendCodeCall, ({ tel, purpose = 'signIn' }, { address }) =>
    sendCode(deps, { tel, purpose }, address),
  )
  endpoints.open(register, (request, origin) => registerTeacher(deps, request, origin))
  endpoints.open(resetPassword, (request, origin) => resetByCode(deps, request, origin))
  endpoints.teacher(signOut, async ({ sessionId }) => {
    await deps.database.write((trx) => deleteSession(trx, sessionId))
    deps.hub.end(sessionKey(sessionId))
    return null
  })

  endpoints.open(qrLoginContent, (request, origin) => beginQrLogin(deps, request, origin))
  endpoints.open(qrLoginResult, (request, origin) => pickUpQrLogin(deps, request, origin))
  endpoints.teacher(qrScan, (caller, request) => scanQr(deps, caller, request))
  endpoints.teacher(qrConfirm, (caller, request) => confirmQr(deps, caller, request))

  endpoints.teacher(teacherProfile, (caller) => readProfile(deps.database.read, caller))
  endpoints.teacher(updateProfile, (caller, request) => changeProfile(deps, caller, request))
  endpoints.teacher(changePassword, (caller, request) => changeOwnPassword(deps, caller, request))
  endpoints.teacher(changeTel, (caller, request) => changeOwnTel(deps, caller, request))
  endpoints.teacher(signedInDevices, (caller) => listDevices(deps, caller))
  endpoints.teacher(endDevice, (caller, request) => signOutDevice(deps, caller, request))
}
