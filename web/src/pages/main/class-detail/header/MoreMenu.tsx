import {
  Ellipsis,
  Gift,
  History,
  MonitorCheck,
  Presentation,
  RotateCcw,
  UserPlus,
  Users,
  Zap,
} from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import type { ClassDialog } from '../../../../features/class-screen/class-screen.ts'
import type { SelectionPurpose } from '../../../../features/class-screen/selection.ts'
import { classSections, roomPath } from '../../../../shared/navigation/class-sections.ts'
import { useIsSeenByClass } from '../../../../shared/device/is-seen-by-class.ts'
import { mediaQuery } from '../../../../shared/device/media-query.ts'
import { useIsRoomy, useIsWide } from '../../../../shared/device/use-is-wide.ts'
import { toggleReminders, useReminderDisplay } from '../../../../shared/device/reminder-display.store.ts'
import { useScoreDisplay } from '../../../../shared/device/score-display.store.ts'
import { useFullscreen } from '../../../../shared/device/use-fullscreen.ts'
import { useSoundStore } from '../../../../shared/sound/sound.store.ts'
import { followTabs } from '../../../../shared/storage/follow-tabs.ts'
import { useClassData, useStudents } from '../ClassData.tsx'
import { useClassTab } from './use-class-tab.ts'
import { iconButtonClasses } from '../../../../shared/ui/buttons/button-classes.ts'
import { ActionMenu } from '../../../../shared/ui/overlay/ActionMenu.tsx'
import type { Tool } from './use-device-tools.tsx'

/** Whether the screen is one of a tablet, or hardly wider: the head of a class has no room for its sections there. */
const useIsTablet = mediaQuery('(min-width: 48rem) and (max-width: 84.99rem)').useMatches

export type MoreMenuProps = {
  /** What has no room in the row of the head. */
  deviceTools: readonly Tool[]
}

/** Behind ⋯: first what belongs to the lesson, last what is done once a term. */
export function MoreMenu({ deviceTools }: MoreMenuProps) {
  useDeviceOfOtherTabs()
  const tools = [...useSeldomTools(), ...deviceTools, ...useSections(), ...useManagementTools()]
  if (tools.length === 0) return null
  return (
    <ActionMenu
      label="更多"
      listClassName="w-56"
      triggerProps={{
        'aria-label': '更多',
        title: '更多',
        className: iconButtonClasses(deviceTools.length === 0 ? 'white' : 'plain'),
      }}
      trigger={<Ellipsis />}
      actions={tools.map(({ label, icon, use }) => ({ label, icon, run: use }))}
    />
  )
}

/** What is set for this device is set in all its tabs: what one hides from a class, no other shows. */
function useDeviceOfOtherTabs(): void {
  // Another tab lies outside React.
  useEffect(() => {
    const stops = [useScoreDisplay, useReminderDisplay, useSoundStore].map(followTabs)
    return () => stops.forEach((stop) => stop())
  }, [])
}

/** The other sections of the class, where the head has no room for them. */
function useSections(): Tool[] {
  const open = useOpenDialog()
  const navigate = useNavigate()
  const { classId } = useClassData()
  const isTablet = useIsTablet()
  const { isFullscreen } = useFullscreen()
  if (!isTablet || isFullscreen) return []
  return classSections
    .filter(({ label }) => label !== '点评')
    .map(({ label, Icon, rooms: [first] }) => ({
      label: label === '设置' ? '班级设置' : label,
      icon: <Icon />,
      use: () => {
        if (label === '设置') open('settings')
        else if (first) void navigate(roomPath(first, classId))
      },
    }))
}

/** Once a term. What leads to phone numbers is not for a board that a whole class looks at. */
function useManagementTools(): Tool[] {
  const open = useOpenDialog()
  const { summary } = useClassData()
  const { isFullscreen } = useFullscreen()
  if (isFullscreen) return []
  const add = { label: '添加学生', icon: <UserPlus />, use: () => open('add-students') }
  const teachers = { label: '班级老师', icon: <Users />, use: () => open('teachers') }
  return summary && !summary.isExample ? [add, teachers] : [add]
}

/** What is done now and then with the pupils: comments one after another, the latest comments, exchanges. */
function useSeldomTools(): Tool[] {
  const open = useOpenDialog()
  const { dispatch } = useClassScreenStore()
  const isSelecting = useClassScreen(({ activity }) => activity.type === 'select')
  const { tab, openTab } = useClassTab()
  const { summary } = useClassData()
  const hasStudents = useStudents().length > 0
  const isWide = useIsWide()
  const isRoomy = useIsRoomy()
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
    ...(isOnPupils && !isRoomy ? [feed] : []),
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
