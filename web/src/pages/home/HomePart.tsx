import type { ReactNode } from 'react'

export type HomePartProps = { id?: string; title: string; more?: ReactNode; children: ReactNode }

/** One part of the first page under its heading. */
export function HomePart({ id, title, more, children }: HomePartProps) {
  return (
    <section
      id={id}
      aria-label={title}
      className="mx-auto w-full max-w-[1264px] scroll-mt-4 px-4 py-9 md:px-8 md:py-12 2xl:max-w-[1560px]"
    >
      <div className="mb-6 flex items-center justify-between gap-3 md:mb-8">
        <h2 className="text-h font-bold md:text-xl">{title}</h2>
        {more}
      </div>
      {children}
    </section>
  )
}
