import { FALLBACK_SITE_NAME, siteDetail, type WebsiteInfo } from '@pinge/contract/site.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Call } from '../api/call/make-call.ts'

const nothingKnown: WebsiteInfo = {
  webName: FALLBACK_SITE_NAME,
  logo: '',
  icpRecord: '',
  policeRecord: '',
  hasClients: false,
}

/** What the site says of itself, remembered from the last visit so that nothing jumps. */
export const useSite = create<WebsiteInfo>()(
  persist((): WebsiteInfo => nothingKnown, { name: 'pinge-site', version: 3 }),
)

/** Asks what the site says of itself. A page whose site has none, or that gets no answer, keeps the fallback. */
export async function loadSite(call: Call): Promise<void> {
  try {
    const site = await call(siteDetail, {})
    useSite.setState({ ...site, webName: site.webName.trim() || FALLBACK_SITE_NAME })
  } catch {
    // A name is no reason to disturb anyone: the next call will say that the server does not answer.
  }
}
