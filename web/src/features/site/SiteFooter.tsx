import { Link } from 'react-router'
import { useSite } from '../../shared/navigation/site.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { Logo } from '../../shared/ui/picture/Logo.tsx'
import { SiteRecords } from './SiteRecords.tsx'
import { siteLink } from './site-link.ts'

/** The end of every page that everybody may see. */
export function SiteFooter() {
  const { webName, logo } = useSite()
  const user = useCurrentUser()
  const links = [
    { to: '/home', name: '首页' },
    { to: '/product-introduction', name: '产品介绍' },
    { to: '/home#download', name: '下载' },
    { to: '/help', name: '帮助' },
    { to: '/privacy', name: '隐私说明' },
    user ? { to: '/comment', name: '我的班级' } : { to: '/', name: '登录' },
  ]
  return (
    <footer className="mt-auto border-t border-line bg-white/70 print:hidden">
      <div className="mx-auto flex w-full max-w-[1264px] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-5 md:px-8 2xl:max-w-[1560px]">
        <div className="mr-auto">
          <Logo name={webName} src={logo} />
          <p className="mt-1 text-s text-ink-2">看见每个孩子的每一点好。</p>
        </div>
        <nav aria-label="页脚">
          <ul className="-mx-2.5 flex flex-wrap items-center">
            {links.map(({ to, name }) => (
              <li key={name}>
                <Link to={to} className={siteLink}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="-mx-2.5 flex w-full flex-wrap items-center empty:hidden">
          <SiteRecords />
        </ul>
      </div>
    </footer>
  )
}
