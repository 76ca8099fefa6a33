import {
  Ellipsis,
  Eye,
  EyeOff,
  Maximize,
  Minimize,
  Settings2,
  UserPlus,
  Users,
  Volume2,
  VolumeX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { toggleSound, useSoundStore } from '../../../features/comments/sound.store.ts'
import { toggleScores, useScoreDisplay } from '../../../features/students/score-display.store.ts'
import { useFullscreen } from '../../../shared/lib/use-fullscreen.ts'
import { iconButtonClasses } from '../../../shared/ui/button-classes.ts'
import { IconButton } from '../../../shared/ui/IconButton.tsx'
import { Menu } from '../../../shared/ui/Menu.tsx'
import { MenuItem } from '../../../shared/ui/MenuItem.tsx'

type Tool = { label: string; icon: ReactNode; use: () => void }

export type ClassToolsProps = {
  onAdd: () => void
  /** Nothing where a class has no other teachers: an example. */
  onTeachers: (() => void) | undefined
  onSettings: () => void
}

/** What is set for the device that the class is looking at: buttons in a row, on a phone a menu. */
export function ClassTools({ onAdd, onTeachers, onSettings }: ClassToolsProps) {
  const isMuted = useSoundStore((sound) => sound.isMuted)
  const isHidden = useScoreDisplay((display) => display.isHidden)
  const { isFullscreen, toggleFullscreen, canBeFullscreen } = useFullscreen()

  const tools: Tool[] = [
    { label: '添加学生', icon: <UserPlus />, use: onAdd },
    ...(onTeachers ? [{ label: '班级老师', icon: <Users />, use: onTeachers }] : []),
    { label: '班级设置', icon: <Settings2 />, use: onSettings },
    {
      label: isMuted ? '打开表扬的声音' : '关掉表扬的声音',
      icon: isMuted ? <VolumeX /> : <Volume2 />,
      use: toggleSound,
    },
    {
      label: isHidden ? '显示分数' : '投屏时隐藏分数',
      icon: isHidden ? <EyeOff /> : <Eye />,
      use: toggleScores,
    },
  ]
  const full: Tool = {
    label: isFullscreen ? '退出全屏' : '全屏大屏',
    icon: isFullscreen ? <Minimize /> : <Maximize />,
    use: toggleFullscreen,
  }
  return (
    <>
      <div className="flex gap-1.5 max-sm:hidden">
        {[...tools, ...(canBeFullscreen ? [full] : [])].map(({ label, icon, use }) => (
          <IconButton
            key={label}
            variant="white"
            label={label}
            onClick={use}
            className="board:size-16! board:[&_svg]:size-7!"
          >
            {icon}
          </IconButton>
        ))}
      </div>
      <ToolMenu tools={tools} />
    </>
  )
}

function ToolMenu({ tools }: { tools: readonly Tool[] }) {
  return (
    <div className="sm:hidden">
      <Menu
        label="更多"
        align="end"
        listClassName="w-56"
        triggerProps={{ 'aria-label': '更多', title: '更多', className: iconButtonClasses('plain') }}
        trigger={<Ellipsis />}
      >
        {(close) =>
          tools.map(({ label, icon, use }) => (
            <MenuItem
              key={label}
              className="font-bold"
              onSelect={() => {
                close()
                use()
              }}
            >
              {icon}
              {label}
            </MenuItem>
          ))
        }
      </Menu>
    </div>
  )
}
