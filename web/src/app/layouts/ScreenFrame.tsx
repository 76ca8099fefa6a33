import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { formatFailure } from '../../shared/api/failure/format-failure.ts'
import { ErrorBoundary } from '../../shared/ui/feedback/ErrorBoundary.tsx'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { useModuleFailure } from '../failures/module-failure.ts'
import { tabTitle, type OpenedClass } from '../screen.ts'
import { useDocumentTitle } from '../use-document-title.ts'
import { useScreen } from './use-screen.ts'

export type ScreenFrameProps = {
  skeleton: ReactNode
  /** The class that the screen shows. */
  opened?: OpenedClass | undefined
  /** Called before a screen that failed is tried again. */
  onRetry?: () => void
}

/** The place of the screen in its layout: it waits, fails and is announced here. */
export function ScreenFrame({ skeleton, opened, onRetry }: ScreenFrameProps) {
  const screen = useScreen()
  const { pathname } = useLocation()
  const place = screen?.isOneRoom ? screen.title : pathname
  const main = useRef<HTMLElement>(null)
  const shownPlace = useRef(place)
  useDocumentTitle(screen && tabTitle(screen, opened))

  // The focus lives outside React: on a new screen a keyboard or screen reader starts at its beginning.
  useEffect(() => {
    if (shownPlace.current !== place) main.current?.focus({ preventScroll: true })
    shownPlace.current = place
  }, [place])

  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className="flex min-h-0 flex-1 flex-col shadow-none! outline-none!"
    >
      <ErrorBoundary key={place} {...(onRetry && { onRetry })} fallback={failure}>
        <Suspense fallback={skeleton}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
}

function failure(error: unknown, retry: () => void): ReactNode {
  // A browser remembers that a module failed; only a fresh page asks for it again.
  const { hasFailed } = useModuleFailure.getState()
  return (
    <div className="m-auto w-full max-w-lg p-4">
      <ErrorBox
        reason={hasFailed ? undefined : formatFailure(error)}
        onRetry={hasFailed ? () => location.reload() : retry}
      />
    </div>
  )
}
