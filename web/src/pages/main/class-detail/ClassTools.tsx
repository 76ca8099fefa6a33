import {
  Ellipsis,
  Eye,
  EyeOff,
  Gift,
  History,
  ListChecks,
  Maximize,
  Minimize,
  RotateCcw,
  ScrollText,
  Settings2,
  UserPlus,
  Users,
  Volume2,
  VolumeX,
  Zap,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { toggleSound, useSoundStore } from '../../../shared/sound/sound.store.ts'
import { exchangeRecordPath } from '../../../features/rewards/exchange-record-path.ts'
import { toggleScores, useScoreDisplay } from '../../../features/students/score-display.store.ts'
import { useFullscreen } from '../../../shared/device/use-fullscreen.ts'
import { iconButtonClasses, type IconButtonVariant } from '../../../shared/ui/form/button-classes.ts'
import { DeedMenu } from '../../../shared/ui/overlay/DeedMenu.tsx'
import { IconButton } from '../../../shared/ui/form/IconButton.tsx'

type Tool = { label: string; icon: ReactNode; use: () => void }

export type ClassToolsProps = {
  classId: string
  /** Nothing where there is nobody to exchange for, or to reset. */
  onExchange: (() => void) | undefined
  onReset: (() => void) | undefined
  onAdd: () => void
  /** Nothing where the pupils are not shown. */
  onFeed: (() => void) | undefined
  /** Nothing where the pupils are not shown. */
  onSeries: (() => void) | undefined
  onRecords: () => void
  /** Nothing where a class has no other teachers: an example. */
  onTeachers: (() => void) | undefined
  onSettings: () => void
}

/** What is set for the device that the class is looking at: buttons in a row, on a phone a menu. */
export function ClassTools({
  classId,
  onAdd,
  onFeed,
  onSeries,
  onRecords,
  onTeachers,
  onSettings,
  onExchange,
  onReset,
}: ClassToolsProps) {
  const navigate = useNavigate()
  const isMuted = useSoundStore((sound) => sound.isMuted)
  const isHidden = useScoreDisplay((display) => display.isHidden)
  const { isFullscreen, toggleFullscreen, canBeFullscreen } = useFullscreen()

  // What leads to phone numbers is not for a board that a whole class looks at.
  const behindDoors: Tool[] = [
    { label: '添加学生', icon: <UserPlus />, use: onAdd },
    ...(onTeachers ? [{ label: '班级老师', icon: <Users />, use: onTeachers }] : []),
    { label: '班级设置', icon: <Settings2 />, use: onSettings },
  ]
  const tools: Tool[] = [
    ...(isFullscreen ? [] : behindDoors),
    {
      label: isMuted ? '打开声音' : '关掉声音',
      icon: isMuted ? <VolumeX /> : <Volume2 />,
      use: toggleSound,
    },
    {
      label: isHidden ? '显示分数' : '投屏时隐藏分数',
      icon: isHidden ? <EyeOff /> : <Eye />,
      use: toggleScores,
    },
  ]
  const seldom: Tool[] = [
    ...(onSeries ? [{ label: '连续点评', icon: <Zap />, use: onSeries }] : []),
    ...(onFeed ? [{ label: '最近点评', icon: <History />, use: onFeed }] : []),
    { label: '班级点评', icon: <ListChecks />, use: onRecords },
    ...(onExchange ? [{ label: '兑换奖品', icon: <Gift />, use: onExchange }] : []),
    {
      label: '兑换记录',
      icon: <ScrollText />,
      use: () => void navigate(exchangeRecordPath(classId)),
    },
    ...(onReset ? [{ label: '重置分数', icon: <RotateCcw />, use: onReset }] : []),
  ]
  const full: Tool = {
    label: isFullscreen ? '退出全屏' : '全屏大屏',
    icon: isFullscreen ? <Minimize /> : <Maximize />,
    use: toggleFullscreen,
  }
  return (
    <>
      <div className="flex gap-1.5 max-md:hidden">
        {[...tools, ...(canBeFullscreen ? [full] : [])].map(({ label, icon, use }) => (
          <IconButton key={label} variant="white" label={label} onClick={use} className={big}>
            {icon}
          </IconButton>
        ))}
        <ToolMenu tools={seldom} variant="white" />
      </div>
      <div className="md:hidden">
        <ToolMenu tools={[...tools, ...seldom]} variant="plain" />
      </div>
    </>
  )
}

const big = 'board:size-16! board:[&_svg]:size-7!'

function ToolMenu({ tools, variant }: { tools: readonly Tool[]; variant: IconButtonVariant }) {
  return (
    <DeedMenu
      label="更多"
      listClassName="w-56"
      triggerProps={{
        'aria-label': '更多',
        title: '更多',
        className: `${iconButtonClasses(variant)} ${variant === 'white' ? big : ''}`,
      }}
      trigger={<Ellipsis />}
      deeds={tools.map(({ label, icon, use }) => ({ label, icon, run: use }))}
    />
  )
}
