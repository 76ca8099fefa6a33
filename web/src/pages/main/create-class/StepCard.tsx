import { useEffect, useRef, type ReactNode } from 'react'

export type StepCardProps = {
  title: string
  /** The step came by the teacher's own doing: a keyboard or screen reader goes on from its title. */
  isEntered?: boolean
  footer: ReactNode
  children: ReactNode
}

export function StepCard({ title, isEntered = false, footer, children }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus and the scroll position live outside React.
  useEffect(() => {
    if (!isEntered) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [isEntered])

  return (
    <section className="rounded-big bg-white">
      {/* What has the focus never hides under the footer. */}
      <div className="px-4 pt-5 pb-6 sm:px-8 sm:pt-7 [&_:is(input,button,select,textarea)]:scroll-mb-40">
        <h2 ref={heading} tabIndex={-1} className="mb-5 text-h font-bold outline-none! shadow-none!">
          {title}
        </h2>
        {children}
      </div>
      {/* Above the menu of a phone. */}
      <div className="above-timer sticky bottom-0 z-10 rounded-b-big border-t max-md:bottom-[57px] border-hair bg-white px-4 py-3.5 sm:px-8">
        {footer}
      </div>
    </section>
  )
}
