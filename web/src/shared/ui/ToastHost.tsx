import { lazy, Suspense } from 'react'
import { useToasts } from './show-toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }))

export function ToastHost() {
  const isWanted = useToasts(({ waiting, toaster }) => toaster !== null || waiting.length > 0)
  return <Suspense>{isWanted && <Toaster />}</Suspense>
}
