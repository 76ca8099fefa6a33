import { Link, useLocation } from 'react-router'
import { homePath } from '../where-root-leads.ts'
import { useScreen } from './use-screen.ts'

/**
 * Leads only to what is built. On a phone it is a row of its own, and only on the public pages: where a
 * teacher works, the picture at the top leads home, and home leads everywhere.
 */
export function MainNav({ isSignedIn }: { isSignedIn: boolean }) {
  const isPublicPage = useScreen()?.layout === 'home'
  const { pathname, hash } = useLocation()
  const places = [
    { to: homePath(isSignedIn), name: '首页' },
    ...(isSignedIn ? [{ to: '/comment', name: '班级' }] : []),
    ...(isPublicPage || !isSignedIn
      ? [
          { to: '/product-introduction', name: '产品介绍' },
          { to: '/home#download', name: '下载' },
        ]
      : []),
  ]
  return (
    <nav
      aria-label="主导航"
      className={`min-w-0 flex-1 ${isPublicPage ? 'max-md:order-last max-md:-mx-2 max-md:basis-full' : 'max-md:hidden'}`}
    >
      <ul className="flex gap-1 overflow-x-auto">
        {places.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isHere(to, pathname, hash) ? 'page' : undefined}
              className="flex min-h-12 w-fit items-center rounded-full px-4 text-name font-bold whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:bg-white/80 aria-[current=page]:text-ink md:px-5"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A part of a page is a place of its own; a page's place is also that of all below it. */
function isHere(to: string, pathname: string, hash: string): boolean {
  if (to.includes('#')) return to === pathname + hash
  return (pathname === to && hash !== '#download') || pathname.startsWith(`${to}/`)
}
