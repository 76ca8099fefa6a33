import * as contract from '@pinge/contract/privacy/consents.ts'
import type { ApiEndpoints } from '../../writes/api-endpoints.ts'
import { listConsents, saveConsent } from './consents.ts'

export function consentRoutes(endpoints: ApiEndpoints): void {
  endpoints.classRead(contract.consentList, listConsents)
  endpoints.classWrite(contract.saveConsent, saveConsent)
}
