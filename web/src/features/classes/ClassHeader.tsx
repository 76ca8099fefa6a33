import type { ClassSummary } from '@pinge/contract/classes.ts'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ClassSwitcher } from './ClassSwitcher.tsx'

export type ClassHeaderProps = {
  classes: readonly ClassSummary[]
  current: ClassSummary | undefined
  /** Its name as this device remembers it, until the list has come. */
  rememberedName: string
  /** What is said of the class under its name. */
  figures: ReactNode
  onSwitch: (classId: string) => void
  /** The other sections of the class. */
  sections?: ReactNode
  /** Which part of the class is shown. */
  tabs?: ReactNode
  /** The tools of the screen. */
  children?: ReactNode
}

/** The head of a class's own screen: the way back, which class it is, and its tools. */
export function ClassHeader({
  classes,
  current,
  rememberedName,
  figures,
  onSwitch,
  sections,
  tabs,
  children,
}: ClassHeaderProps) {
  return (
    <header className="relative flex min-h-14 flex-wrap items-center gap-1 px-2 pt-2 sm:px-6 sm:pt-0">
      <Link
        to="/comment"
        aria-label="返回班级列表"
        title="返回班级列表"
        className="grid size-12 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-groove hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-[1.375rem]" />
      </Link>
      {/* It gives way to the tools rather than sending them to a row of their own. */}
      <div className="min-w-0 max-xl:flex-1">
        {current ? (
          <>
            {/* Inside a button it would be no heading. */}
            <h1 className="sr-only">{current.className}</h1>
            <ClassSwitcher classes={classes} current={current} figures={figures} onSwitch={onSwitch} />
          </>
        ) : (
          <h1 className="truncate px-2 text-l font-bold">{rememberedName}</h1>
        )}
      </div>
      {/* Where one line has no room for all, the sections and the tabs begin a second one. */}
      <span
        aria-hidden
        className="order-last hidden basis-full md:max-xl:block [:root:fullscreen_&]:hidden!"
      />
      {sections}
      {tabs && (
        <div className="ml-auto max-xl:order-last max-xl:px-2 max-md:basis-full [:root:fullscreen_&]:absolute [:root:fullscreen_&]:left-1/2 [:root:fullscreen_&]:-translate-x-1/2">
          {tabs}
        </div>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-1.5 xl:ml-3 [:root:fullscreen_&]:ml-auto">
        {children}
      </div>
    </header>
  )
}
