import type { WebsiteInfo } from '@pinge/contract/site.ts'
import { useSite } from '../shared/navigation/site.ts'

/** Keeps the browser tab's icon as the site has it; the tab's title is each screen's. */
export function showSite(): void {
  showIcon(useSite.getState())
  useSite.subscribe(showIcon)
}

function showIcon({ logo }: WebsiteInfo): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!icon || logo === '') return
  icon.removeAttribute('type')
  icon.href = logo
}
