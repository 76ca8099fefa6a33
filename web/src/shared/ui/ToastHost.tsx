import { lazy, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useToasts } from './show-toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }))

/** The toaster of the first page, which comes with the first toast. */
export function ToastHost() {
  const isWanted = useToasts(({ waiting, toaster }) => toaster !== null || waiting.length > 0)
  return (
    // A page that cannot say it stays whole all the same.
    <ErrorBoundary fallback={() => null}>
      <Suspense>{isWanted && <Toaster />}</Suspense>
    </ErrorBoundary>
  )
}
