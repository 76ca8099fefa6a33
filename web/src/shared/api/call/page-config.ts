import { DEFAULT_APP_KEY, DEFAULT_SIGNING_KEY } from '@pinge/contract/protocol/signing.ts'
import { PageConfig, PAGE_CONFIG_ELEMENT } from '@pinge/contract/site.ts'

const developmentConfig: PageConfig = {
  appKey: DEFAULT_APP_KEY,
  signingKey: DEFAULT_SIGNING_KEY,
  registration: 'open',
  codes: 'off',
}

/** Reads what the server wrote into the page; a page without it (a development server's) uses the default keys. */
function readPageConfig(text: string | null | undefined): PageConfig {
  return text ? PageConfig.parse(JSON.parse(text)) : developmentConfig
}

export const pageConfig = readPageConfig(document.getElementById(PAGE_CONFIG_ELEMENT)?.textContent)
