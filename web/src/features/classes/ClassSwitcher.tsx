import type { ClassSummary } from '@pinge/contract/classes.ts'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ClassBadge } from '../../shared/ui/picture/ClassBadge.tsx'
import { Menu } from '../../shared/ui/overlay/Menu.tsx'
import { MenuItem } from '../../shared/ui/overlay/MenuItem.tsx'

export type ClassSwitcherProps = {
  classes: readonly ClassSummary[]
  current: ClassSummary
  figures: ReactNode
  onSwitch: (classId: string) => void
}

/** The class's picture and name; opened, the teacher's other classes. */
export function ClassSwitcher({ classes, current, figures, onSwitch }: ClassSwitcherProps) {
  // Archived classes are looked for in the class list; the open one stands here all the same.
  const offered = classes.filter(({ classId, isArchived }) => !isArchived || classId === current.classId)
  return (
    <Menu
      label="换一个班级"
      listClassName="max-h-[60dvh] w-72 rounded-big!"
      triggerProps={{
        className:
          'flex min-h-14 max-w-full min-w-0 items-center gap-2 rounded-full py-1 pr-1 pl-0.5 text-left hover:bg-groove sm:gap-3 sm:pr-3.5 sm:pl-1.5',
      }}
      trigger={<CurrentClass current={current} figures={figures} />}
    >
      {(close) =>
        offered.map(({ classId, classImg, className, studentCount }) => (
          <MenuItem
            key={classId}
            isChecked={classId === current.classId}
            className="min-h-14! rounded-card! px-3!"
            onSelect={() => {
              close()
              onSwitch(classId)
            }}
          >
            <ClassBadge classImg={classImg} size={40} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-m font-bold">{className}</span>
              <span className="block text-s text-ink-2">{studentCount} 名学生</span>
            </span>
            {classId === current.classId && <Check aria-hidden className="text-brand!" />}
          </MenuItem>
        ))
      }
    </Menu>
  )
}

function CurrentClass({ current, figures }: Pick<ClassSwitcherProps, 'current' | 'figures'>) {
  return (
    <>
      <ClassBadge classImg={current.classImg} size={44} />
      <span className="min-w-0">
        {/* On a small phone the name of a class is whole up to its number, which tells it from the next class. */}
        <span className="flex items-center gap-1.5 text-[1.1875rem]/6.5 font-bold max-[24rem]:gap-1 max-[24rem]:text-[1.0625rem]/6.5 sm:text-l/6.5">
          <span className="truncate">{current.className}</span>
          <ChevronDown aria-hidden className="size-5 shrink-0" />
          <span className="sr-only">，换一个班级</span>
        </span>
        <span className="block truncate text-cap text-ink-2">{figures}</span>
      </span>
    </>
  )
}
