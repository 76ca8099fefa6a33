import { Armchair, ClipboardCheck, Dices, Hash, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import type { LessonTool } from '../../../../features/class-screen/class-screen.ts'
import { openTimers } from '../../../../features/lesson-tools/timer/timer.store.ts'
import { rememberSeated } from '../../../../features/seating/seat-view.store.ts'
import { useCurrentUser } from '../../../../shared/session/session.ts'
import { iconButtonClasses } from '../../../../shared/ui/buttons/button-classes.ts'
import { Menu } from '../../../../shared/ui/overlay/Menu.tsx'
import { MenuItem } from '../../../../shared/ui/overlay/MenuItem.tsx'
import { useClassData } from '../ClassData.tsx'
import { useClassTab } from './use-class-tab.ts'

const tools: readonly { tool: LessonTool | 'timer' | 'seats'; label: string; icon: ReactNode }[] = [
  { tool: 'draw', label: '随机点名', icon: <Dices /> },
  { tool: 'timer', label: '计时器', icon: <Timer /> },
  { tool: 'number', label: '随机数', icon: <Hash /> },
  { tool: 'attendance', label: '考勤', icon: <ClipboardCheck /> },
  { tool: 'seats', label: '座位表', icon: <Armchair /> },
]

/** The tools of a lesson, behind one button. */
export function LessonTools() {
  const { dispatch } = useClassScreenStore()
  const { classId, summary } = useClassData()
  const navigate = useNavigate()
  const { openTab } = useClassTab()
  const userId = useCurrentUser()?.userId ?? ''

  function use(tool: LessonTool | 'timer' | 'seats'): void {
    if (tool === 'timer') return openTimers()
    // An archived class takes no marks; the page shows those that are there.
    if (tool === 'attendance' && summary?.isArchived)
      return void navigate(`/comment/attendance?classId=${classId}`)
    if (tool !== 'seats') return dispatch({ type: 'tool-opened', tool })
    rememberSeated(userId, classId, true)
    openTab('student')
  }

  return (
    <Menu
      label="课堂工具"
      align="end"
      listClassName="w-48"
      triggerProps={{
        'aria-label': '课堂工具',
        title: '课堂工具',
        className: iconButtonClasses('white'),
      }}
      trigger={<Dices />}
    >
      {(close) =>
        tools.map(({ tool, label, icon }) => (
          <MenuItem
            key={tool}
            className="font-bold"
            onSelect={() => {
              close()
              use(tool)
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
