import {
  Eye,
  EyeOff,
  Gift,
  History,
  Maximize,
  MonitorCheck,
  Minimize,
  Presentation,
  RotateCcw,
  UserPlus,
  Users,
  Volume2,
  VolumeX,
  Zap,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import type { ClassDialog } from '../../../../features/class-screen/class-screen.ts'
import type { SelectionPurpose } from '../../../../features/class-screen/selection.ts'
import { toggleScores, useScoreDisplay } from '../../../../shared/device/score-display.store.ts'
import { useIsSeenByClass } from '../../../../shared/device/is-seen-by-class.ts'
import { useIsWide } from '../../../../shared/device/use-is-wide.ts'
import { toggleReminders, useReminderDisplay } from '../../../../shared/device/reminder-display.store.ts'
import { useFullscreen } from '../../../../shared/device/use-fullscreen.ts'
import { toggleSound, useSoundStore } from '../../../../shared/sound/sound.store.ts'
import { useClassData, useStudents } from '../ClassData.tsx'
import { useClassTab } from './use-class-tab.ts'

export type Tool = { label: string; icon: ReactNode; use: () => void }

/** What is set for the device that the class is looking at. */
export function useDeviceTools(): { device: Tool[]; full: Tool[] } {
  const isMuted = useSoundStore((sound) => sound.isMuted)
  const isHidden = useScoreDisplay((display) => display.isHidden)
  const { isFullscreen, toggleFullscreen, canBeFullscreen } = useFullscreen()
  const device: Tool[] = [
    {
      label: isHidden ? '显示分数' : '投屏时隐藏分数',
      icon: isHidden ? <EyeOff /> : <Eye />,
      use: toggleScores,
    },
    {
      label: isMuted ? '打开声音' : '关掉声音',
      icon: isMuted ? <VolumeX /> : <Volume2 />,
      use: toggleSound,
    },
  ]
  const full: Tool = {
    label: isFullscreen ? '退出全屏' : '全屏大屏',
    icon: isFullscreen ? <Minimize /> : <Maximize />,
    use: toggleFullscreen,
  }
  return { device, full: canBeFullscreen ? [full] : [] }
}

/** Once a term. What leads to phone numbers is not for a board that a whole class looks at. */
export function useManagementTools(): Tool[] {
  const open = useOpenDialog()
  const { summary } = useClassData()
  const { isFullscreen } = useFullscreen()
  if (isFullscreen) return []
  const add = { label: '添加学生', icon: <UserPlus />, use: () => open('add-students') }
  const teachers = { label: '班级老师', icon: <Users />, use: () => open('teachers') }
  return summary && !summary.isExample ? [add, teachers] : [add]
}

/** What is done now and then with the pupils: comments one after another, the latest comments, exchanges. */
export function useSeldomTools(): Tool[] {
  const open = useOpenDialog()
  const { dispatch } = useClassScreenStore()
  const isSelecting = useClassScreen(({ activity }) => activity.type === 'select')
  const { tab, openTab } = useClassTab()
  const { summary } = useClassData()
  const hasStudents = useStudents().length > 0
  const isWide = useIsWide()
  const isSeenByClass = useIsSeenByClass()
  const isMineAlone = useReminderDisplay((display) => display.isMineAlone)
  const isOnPupils = hasStudents && tab === 'student'

  /** It is pupils who exchange and are reset, so they are shown. */
  function startSelection(purpose: SelectionPurpose): void {
    dispatch({ type: 'selection-started', purpose })
    openTab('student')
  }

  const series = { label: '连续点评', icon: <Zap />, use: () => open('series-item') }
  const feed = { label: '最近点评', icon: <History />, use: () => open('feed') }
  const exchange = { label: '兑换奖品', icon: <Gift />, use: () => startSelection('exchange') }
  const reminders = {
    label: isMineAlone ? '这台电脑大家都能看' : '这台电脑只有我看',
    icon: isMineAlone ? <Presentation /> : <MonitorCheck />,
    use: toggleReminders,
  }
  const reset = { label: '总分清零', icon: <RotateCcw />, use: () => startSelection('reset') }
  return [
    // Where there is room for them, they have buttons of their own.
    ...(isOnPupils && !isSelecting && !isWide ? [series] : []),
    ...(isOnPupils && !isSeenByClass ? [feed] : []),
    ...(hasStudents ? [exchange] : []),
    ...(hasStudents && summary?.isOwner ? [reset] : []),
    ...(isSeenByClass ? [reminders] : []),
  ]
}

type PlainDialog = Exclude<ClassDialog['type'], 'comment' | 'records'>

function useOpenDialog(): (type: PlainDialog) => void {
  const { dispatch } = useClassScreenStore()
  return (type) => dispatch({ type: 'dialog-opened', dialog: { type } })
}
