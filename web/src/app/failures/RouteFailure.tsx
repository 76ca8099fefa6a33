import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'

/** Stands in for the whole page when not even a layout could be shown. */
export function RouteFailure() {
  return (
    <main className="dawn grid min-h-dvh place-items-center p-4">
      <ErrorBox onRetry={() => location.reload()} className="w-full max-w-lg" />
    </main>
  )
}
