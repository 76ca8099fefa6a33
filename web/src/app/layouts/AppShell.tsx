import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCurrentUser } from '../../shared/session/session.ts'
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs.tsx'
import { DawnBackground } from '../../shared/ui/layout/DawnBackground.tsx'
import { backOf, breadcrumbsOf, liesOnSky, pageFlags } from '../page-flags.ts'
import { screens } from '../routes.ts'
import type { ScreenWidth } from '../screen.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import { TopBar } from './TopBar.tsx'
import { useOpenedClass } from './use-opened-class.ts'
import { useScreen } from './use-screen.ts'

// The bar of the class keeps its place free.
const AccountCorner = onDemand(async () => (await import('./AccountCorner.tsx')).AccountCorner, {
  isAdornment: true,
})
// No screen of a class has it, and its place is kept until it comes.
const PhoneMenu = onDemand(async () => (await import('./PhoneMenu.tsx')).PhoneMenu, {
  isAdornment: true,
  fallback: <div className="h-[57px] md:hidden" />,
})

/** As wide as the screens themselves are. */
const widths = {
  wide: 'max-w-[1264px] 2xl:max-w-[1560px]',
  usual: 'max-w-[1264px]',
  narrow: 'max-w-[880px]',
} as const satisfies Record<ScreenWidth, string>

export type AppShellProps = {
  skeleton: ReactNode
  footer?: ReactNode
}

/** What the layouts have in common: ground, top bar, breadcrumbs, the screen's place. */
export function AppShell({ skeleton, footer }: AppShellProps) {
  const screen = useScreen()
  const opened = useOpenedClass(screen)
  const isSignedIn = useCurrentUser() !== null
  if (!screen) return null
  const flags = pageFlags(screen)
  const container = screen.container ?? 'white'
  const hasClassBar = screen.hasClassBar === true && opened !== undefined
  const hasOwnHeader = container === 'sky-with-own-header' || hasClassBar
  const crumbs = breadcrumbsOf(screens, screen, opened)

  return (
    <div className="relative isolate flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-30 -translate-y-20 flex min-h-12 items-center rounded-full bg-white px-5 font-bold focus:translate-y-0 print:hidden"
      >
        跳到主要内容
      </a>
      {liesOnSky(screen) && <DawnBackground />}
      {hasOwnHeader ? (
        flags.breadcrumb && (
          <Breadcrumbs
            crumbs={crumbs}
            className={`hidden h-6 md:block print:hidden [:root:fullscreen_&]:hidden ${hasClassBar ? 'mx-auto w-full max-w-[1500px] px-8' : 'mx-8'}`}
          />
        )
      ) : (
        <>
          <TopBar isOfClass={opened !== undefined} />
          {(flags.back || flags.breadcrumb) && (
            <div
              className={`mx-auto flex w-full items-center gap-1 print:hidden ${widths[screen.width ?? 'usual']} ${flags.back ? 'px-3 md:px-6' : 'px-4 md:px-8'}`}
            >
              {flags.back && <BackButton to={backOf(screens, screen, opened)} />}
              {flags.breadcrumb && <Breadcrumbs crumbs={crumbs} />}
            </div>
          )}
        </>
      )}
      {hasClassBar && <AccountCorner />}
      <QueryErrorResetBoundary>
        {({ reset }) => <ScreenFrame skeleton={skeleton} opened={opened} onRetry={reset} />}
      </QueryErrorResetBoundary>
      {footer}
      {isSignedIn && !opened && !hasOwnHeader && <PhoneMenu />}
    </div>
  )
}

/** Back is up: to the screen that stands before this one, whichever way one came. A landmark, so that it is found as one. */
function BackButton({ to }: { to: string }) {
  return (
    <nav aria-label="上一级">
      <Link
        to={to}
        aria-label="返回"
        title="返回"
        className="grid size-12 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-groove hover:text-ink"
      >
        <ChevronLeft className="size-[22px]" />
      </Link>
    </nav>
  )
}
