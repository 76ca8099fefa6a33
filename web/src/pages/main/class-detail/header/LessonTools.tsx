import { Armchair, ChevronDown, ClipboardCheck, Dices, Hash, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import type { LessonTool } from '../../../../features/class-screen/class-screen.ts'
import { openTimers } from '../../../../features/lesson-tools/timer/timer.store.ts'
import { rememberSeated } from '../../../../features/seating/seat-view.store.ts'
import { useCurrentUser } from '../../../../shared/session/session.ts'
import { useIsWide } from '../../../../shared/device/use-is-wide.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { buttonClasses } from '../../../../shared/ui/buttons/button-classes.ts'
import { Menu } from '../../../../shared/ui/overlay/Menu.tsx'
import { MenuItem } from '../../../../shared/ui/overlay/MenuItem.tsx'
import { useClassData } from '../ClassData.tsx'
import { useClassTab } from './use-class-tab.ts'

type Tool = LessonTool | 'timer' | 'seats'

/** Used in every lesson: buttons of their own, where there is room. */
const firstTools: readonly { tool: Tool; label: string; word: string; icon: ReactNode }[] = [
  { tool: 'draw', label: '随机点名', word: '点名', icon: <Dices /> },
  { tool: 'timer', label: '计时器', word: '计时', icon: <Timer /> },
]

const otherTools: readonly { tool: Tool; label: string; icon: ReactNode }[] = [
  { tool: 'number', label: '随机数', icon: <Hash /> },
  { tool: 'attendance', label: '考勤', icon: <ClipboardCheck /> },
  { tool: 'seats', label: '座位表', icon: <Armchair /> },
]

/** The tools of a lesson; on a phone all behind one button. */
export function LessonTools() {
  const { dispatch } = useClassScreenStore()
  const { classId, summary } = useClassData()
  const navigate = useNavigate()
  const { openTab } = useClassTab()
  const userId = useCurrentUser()?.userId ?? ''

  const isWide = useIsWide()

  function use(tool: Tool): void {
    if (tool === 'timer') return openTimers()
    // An archived class takes no marks; the page shows those that are there.
    if (tool === 'attendance' && summary?.isArchived)
      return void navigate(`/comment/attendance?classId=${classId}`)
    if (tool !== 'seats') return dispatch({ type: 'tool-opened', tool })
    rememberSeated(userId, classId, true)
    openTab('student')
  }

  return (
    <>
      {isWide &&
        firstTools.map(({ tool, label, word, icon }) => (
          <Button
            key={tool}
            variant="white"
            aria-label={label}
            className={`${named} max-md:hidden max-lg:[&_svg]:hidden`}
            onClick={() => use(tool)}
          >
            {icon}
            {word}
          </Button>
        ))}
      <Menu
        label="课堂工具"
        align="end"
        listClassName="w-48"
        triggerProps={{
          'aria-label': '课堂工具',
          className: `${buttonClasses('white', 'm')} ${named} max-md:w-12 max-md:px-0!`,
        }}
        trigger={
          <>
            <Dices className="md:hidden" />
            <span className="max-md:hidden">工具</span>
            <ChevronDown className="max-md:hidden" />
          </>
        }
      >
        {(close) =>
          (isWide ? otherTools : [...firstTools, ...otherTools]).map(({ tool, label, icon }) => (
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
    </>
  )
}

const named = 'bg-white/75! px-3.5! hover:bg-white!'
