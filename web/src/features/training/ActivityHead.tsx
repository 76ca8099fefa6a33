import type { ReactNode } from 'react'

export type ActivityHeadProps = { title: string; text?: string; children?: ReactNode }

/** What a screen says of itself, after the name of its class as soon as that is known. */
export const ofClass = (className: string | undefined, text: string): string =>
  className ? `${className}，${text}` : text

/** The head of a screen of the activity, which has no breadcrumb: its name, and what it leads to. */
export function ActivityHead({ title, text, children }: ActivityHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h1 className="text-xl font-bold">{title}</h1>
        {text && <p className="text-m text-ink-2">{text}</p>}
      </div>
      {children}
    </header>
  )
}
