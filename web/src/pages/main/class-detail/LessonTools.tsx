import { Armchair, ClipboardCheck, Dices, Hash, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { openTimers } from '../../../features/lesson-tools/timer/timer.store.ts'
import { iconButtonClasses } from '../../../shared/ui/form/button-classes.ts'
import { Menu } from '../../../shared/ui/overlay/Menu.tsx'
import { MenuItem } from '../../../shared/ui/overlay/MenuItem.tsx'
import type { LessonTool } from './lesson-tool.ts'

const tools: readonly { tool: LessonTool | 'timer' | 'seats'; label: string; icon: ReactNode }[] = [
  { tool: 'draw', label: '随机点名', icon: <Dices /> },
  { tool: 'timer', label: '计时器', icon: <Timer /> },
  { tool: 'number', label: '随机数', icon: <Hash /> },
  { tool: 'attendance', label: '考勤', icon: <ClipboardCheck /> },
  { tool: 'seats', label: '座位表', icon: <Armchair /> },
]

export type LessonToolsProps = {
  onOpen: (tool: LessonTool) => void
  /** The class is shown as it sits. */
  onSeats: () => void
}

/** The tools of a lesson, behind one button. */
export function LessonTools({ onOpen, onSeats }: LessonToolsProps) {
  return (
    <Menu
      label="课堂工具"
      align="end"
      listClassName="w-48 board:w-64"
      triggerProps={{
        'aria-label': '课堂工具',
        title: '课堂工具',
        className: `${iconButtonClasses('white')} board:size-16! board:[&_svg]:size-7!`,
      }}
      trigger={<Dices />}
    >
      {(close) =>
        tools.map(({ tool, label, icon }) => (
          <MenuItem
            key={tool}
            className="font-bold board:min-h-16 board:text-[22px]"
            onSelect={() => {
              close()
              if (tool === 'timer') openTimers()
              else if (tool === 'seats') onSeats()
              else onOpen(tool)
            }}
          >
            {icon}
            {label}
          </MenuItem>
        ))
      }
    </Menu>
  )
}
