import { Armchair, ClipboardCheck, Dices, Hash, PawPrint, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { openTimers } from '../../../../features/lesson-tools/timer/timer.store.ts'
import { rememberSeated } from '../../../../features/seating/seat-view.store.ts'
import { useIsWide } from '../../../../shared/device/use-is-wide.ts'
import { useCurrentUser } from '../../../../shared/session/session.ts'
import { MenuItem } from '../../../../shared/ui/overlay/MenuItem.tsx'
import { useClassData } from '../ClassData.tsx'
import { useClassTab } from './use-class-tab.ts'

export type LessonToolListProps = { onClose: () => void; onDraw: () => void }

/** What stands behind 工具. */
export function LessonToolList({ onClose, onDraw }: LessonToolListProps) {
  const isWide = useIsWide()
  const first: Tool[] = [
    { label: '随机点名', icon: <Dices />, use: onDraw },
    { label: '计时器', icon: <Timer />, use: openTimers },
  ]
  const others = useOtherTools()
  return (isWide ? others : [...first, ...others]).map(({ label, icon, use }) => (
    <MenuItem
      key={label}
      className="font-bold"
      onSelect={() => {
        onClose()
        use()
      }}
    >
      {icon}
      {label}
    </MenuItem>
  ))
}

type Tool = { label: string; icon: ReactNode; use: () => void }

function useOtherTools(): Tool[] {
  const { dispatch } = useClassScreenStore()
  const { classId, summary } = useClassData()
  const navigate = useNavigate()
  const { openTab } = useClassTab()
  const userId = useCurrentUser()?.userId ?? ''
  return [
    { label: '随机数', icon: <Hash />, use: () => dispatch({ type: 'tool-opened', tool: 'number' }) },
    {
      label: '考勤',
      icon: <ClipboardCheck />,
      use: () => {
        // An archived class takes no marks; the page shows those that are there.
        if (summary?.isArchived) void navigate(`/comment/attendance?classId=${classId}`)
        else dispatch({ type: 'tool-opened', tool: 'attendance' })
      },
    },
    {
      label: '座位表',
      icon: <Armchair />,
      use: () => {
        rememberSeated(userId, classId, true)
        openTab('student')
      },
    },
    { label: '选动物', icon: <PawPrint />, use: () => dispatch({ type: 'tool-opened', tool: 'animals' }) },
  ]
}
