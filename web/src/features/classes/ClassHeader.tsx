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
  /** What is told in the place of the figures, so that it covers nothing else. */
  note?: ReactNode
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
  note,
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
      <div className="relative min-w-0 flex-1 cramped:order-1 cramped:basis-full xl:max-w-max xl:min-w-36">
        {current ? (
          <>
            {/* Inside a button it would be no heading. */}
            <h1 className="sr-only">{current.className}</h1>
            <ClassSwitcher
              classes={classes}
              current={current}
              figures={note ? <span className="invisible">{figures}</span> : figures}
              onSwitch={onSwitch}
            />
          </>
        ) : (
          <h1 className="truncate px-2 text-l font-bold">
            {rememberedName || <span className="sr-only">班级</span>}
          </h1>
        )}
        {note && <div className="absolute bottom-0 left-13.5 z-1 sm:left-15.5">{note}</div>}
      </div>
      {sections}
      {tabs && (
        <div className="ml-auto max-md:order-last max-md:basis-full max-md:px-2 xl:[:root:fullscreen_&]:absolute xl:[:root:fullscreen_&]:left-1/2 xl:[:root:fullscreen_&]:-translate-x-1/2">
          {tabs}
        </div>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-1.5 xl:ml-3 [:root:fullscreen_&]:ml-auto">
        {children}
      </div>
    </header>
  )
}
