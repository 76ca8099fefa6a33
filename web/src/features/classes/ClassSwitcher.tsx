import type { ClassSummary } from '@pinge/contract/classes.ts'
import { Check, ChevronDown } from 'lucide-react'
import * as Menu from 'radix-ui/dropdown-menu'
import { ClassBadge } from '../../shared/ui/ClassBadge.tsx'

export type ClassSwitcherProps = {
  classes: readonly ClassSummary[]
  current: ClassSummary
  figures: string
  onSwitch: (classId: string) => void
}

/** The class's picture and name; opened, the teacher's other classes. */
export function ClassSwitcher({ classes, current, figures, onSwitch }: ClassSwitcherProps) {
  return (
    <Menu.Root modal={false}>
      {/* Inside a button it would be no heading. */}
      <h1 className="sr-only">{current.className}</h1>
      <Menu.Trigger className="flex min-h-14 min-w-0 items-center gap-2.5 rounded-full py-1 pr-3.5 pl-1.5 text-left hover:bg-groove sm:gap-3">
        <ClassBadge classImg={current.classImg} size={44} />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5 text-[19px]/6.5 font-bold sm:text-l/6.5 board:text-xl/9">
            <span className="truncate">{current.className}</span>
            <ChevronDown aria-hidden className="size-5 shrink-0" />
            <span className="sr-only">，换一个班级</span>
          </span>
          <span className="block truncate text-cap text-ink-2 board:text-m">{figures}</span>
        </span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="start"
          sideOffset={4}
          className="z-40 max-h-[60dvh] min-w-64 animate-fade-in overflow-y-auto rounded-big bg-white p-2 shadow-float"
        >
          <Menu.RadioGroup value={current.classId} onValueChange={onSwitch}>
            {classes.map(({ classId, classImg, className, studentCount }) => (
              <Menu.RadioItem
                key={classId}
                value={classId}
                className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card px-3 outline-none data-highlighted:bg-mist"
              >
                <ClassBadge classImg={classImg} size={40} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-m font-bold">{className}</span>
                  <span className="block text-s text-ink-2">{studentCount} 名学生</span>
                </span>
                <Menu.ItemIndicator>
                  <Check aria-hidden className="size-5 text-brand" />
                </Menu.ItemIndicator>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}
