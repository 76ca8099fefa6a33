import type { PageConfig } from '@pinge/contract/site.ts'
import { pageConfig } from '../src/shared/api/call/page-config.ts'

const usual = { ...pageConfig }

/** What the server writes into the page of this site. */
export function configurePage(said: Partial<PageConfig>): void {
  Object.assign(pageConfig, said)
}

export function resetPageConfig(): void {
  Object.assign(pageConfig, usual)
}
