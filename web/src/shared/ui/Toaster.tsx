import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { connectToaster, type ToastRequest } from './show-toast.ts'

/** Its list is a live region, so that a screen reader hears what a toast says. */
export function Toaster() {
  // The toaster lives outside React's tree of data: it takes toasts from any module once it is mounted.
  useEffect(() => connectToaster(show), [])
  return <Sonner position="bottom-center" containerAriaLabel="通知" offset={24} mobileOffset={16} gap={10} />
}

function show(request: ToastRequest): void {
  toast.custom(() => <TextToast {...request} />, {
    id: request.id,
    duration: request.durationMs,
    style: { width: '100%', display: 'flex', justifyContent: 'center' },
  })
}

function TextToast({ id, tone, text, action }: ToastRequest) {
  return (
    <div className="flex min-h-14 max-w-full items-center gap-3 rounded-[28px] print:hidden bg-ink py-2 pr-6 pl-5 text-name text-white shadow-float">
      {tone === 'success' && <CircleCheck aria-hidden className="size-6 shrink-0 text-sun" />}
      {tone === 'error' && <CircleAlert aria-hidden className="size-6 shrink-0 text-sun-2" />}
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="-my-1 -mr-4 ml-1 min-h-12 shrink-0 rounded-full bg-white/14 px-5 font-bold hover:bg-white/22"
          onClick={() => {
            toast.dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
