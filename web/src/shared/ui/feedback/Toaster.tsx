import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useIsTabHidden } from '../../device/use-is-tab-hidden.ts'
import { useCountdown } from '../../time/use-countdown.ts'
import { closeToast, useToasts, type Toast } from './show-toast.ts'

const MAX_SHOWN = 3

/** On a phone a class has its sections at the foot of the screen: a toast hides none of them. */
const aboveSections = 'bottom-[calc(4.25rem+env(safe-area-inset-bottom))] md:bottom-6'

/**
 * The toasts at the foot of the screen. Here from the start: the first may have to say that the server, from which it
 * would come, is away. A live region, so that a screen reader hears what a toast says.
 */
export function Toaster() {
  const { toasts, isAtTop } = useToasts()
  return (
    <section
      aria-label="通知"
      aria-live="polite"
      aria-relevant="additions text"
      className={`toasts fixed inset-x-4 z-60 mx-auto flex w-fit flex-col items-center gap-2.5 ${isAtTop ? 'top-1' : aboveSections}`}
    >
      {toasts.slice(isAtTop ? -1 : -MAX_SHOWN).map((toast) => (
        <TextToast key={toast.round} toast={toast} />
      ))}
    </section>
  )
}

/** Its time stands still while somebody is at it, or looks at another tab. */
function TextToast({ toast: { id, tone, text, durationMs, action } }: { toast: Toast }) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isTabHidden = useIsTabHidden()
  useCountdown(durationMs, isPointedAt || hasFocus || isTabHidden, () => closeToast(id))

  return (
    <div
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      className="flex min-h-14 max-w-full animate-rise-in items-center gap-3 rounded-[1.75rem] bg-ink py-2 pr-6 pl-5 text-name text-white shadow-float print:hidden"
    >
      {tone === 'success' ? (
        <CircleCheck aria-hidden className="size-6 shrink-0 text-sun" />
      ) : (
        <CircleAlert aria-hidden className="size-6 shrink-0 text-sun-2" />
      )}
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="-my-1 -mr-4 ml-1 min-h-12 shrink-0 rounded-full bg-white/14 px-5 font-bold hover:bg-white/22"
          onClick={() => {
            closeToast(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
