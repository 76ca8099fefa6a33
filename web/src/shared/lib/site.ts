import { FALLBACK_SITE_NAME, siteDetail, type WebsiteInfo } from '@pinge/contract/site.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Call } from '../api/make-call.ts'

/** The site's name and logo, remembered from the last visit so that the name does not jump. */
export const useSite = create<WebsiteInfo>()(
  persist(() => ({ webName: FALLBACK_SITE_NAME, logo: '' }), { name: 'pinge-site', version: 1 }),
)

/** Asks for the site's name and logo. A page whose site has none, or that gets no answer, keeps the fallback. */
export async function loadSite(call: Call): Promise<void> {
  try {
    const { webName, logo } = await call(siteDetail, {})
    useSite.setState({ webName: webName.trim() || FALLBACK_SITE_NAME, logo })
  } catch {
    // A name is no reason to disturb anyone: whoever needs the server next will say that it does not answer.
  }
}
