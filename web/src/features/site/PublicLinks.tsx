import { useSite } from '../../shared/navigation/site.ts'
import { SiteRecords } from './SiteRecords.tsx'
import { siteLink } from './site-link.ts'

/** Below the sign-in card: what this is, the clients, the registrations. Plain links, for there is no router yet. */
export function PublicLinks({ className = '' }: { className?: string }) {
  const hasClients = useSite((site) => site.hasClients)
  return (
    <footer className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-x-1">
        <li>
          <a href="/home" className={siteLink}>
            首页
          </a>
        </li>
        <li>
          <a href="/product-introduction" className={siteLink}>
            产品介绍
          </a>
        </li>
        <li>
          <a href="/help" className={siteLink}>
            帮助
          </a>
        </li>
        <li>
          <a href="/privacy" className={siteLink}>
            隐私说明
          </a>
        </li>
        {hasClients && (
          <li>
            <a href="/home#download" className={siteLink}>
              下载客户端
            </a>
          </li>
        )}
        <SiteRecords />
      </ul>
    </footer>
  )
}
