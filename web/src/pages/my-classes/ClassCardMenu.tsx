import type { ClassSummary } from '@pinge/contract/classes.ts'
import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  ArrowRight,
  ClipboardList,
  Ellipsis,
  IdCard,
  Settings2,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { roomLabel, roomPath } from '../../shared/navigation/class-sections.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { iconButtonClasses } from '../../shared/ui/buttons/button-classes.ts'
import { Menu } from '../../shared/ui/overlay/Menu.tsx'
import { MenuItem } from '../../shared/ui/overlay/MenuItem.tsx'

const ArchiveClassDialog = onDemand(
  async () => (await import('../../features/class-edit/ArchiveClassDialog.tsx')).ArchiveClassDialog,
)

export type ClassCardMenuProps = {
  summary: ClassSummary
  /** Where classes have an order of the teacher's own. */
  onMove?: (step: -1 | 1) => void
}

const screensOfClass = [
  { path: '/comment/class-comment', Icon: ClipboardList },
  { path: '/comment/information-edit', Icon: IdCard },
  { path: '/comment/class-edit', Icon: Settings2 },
]

/** ⋯ on a class's card: its other screens, its place in the list, and its archive for the creator. */
export function ClassCardMenu({ summary, onMove }: ClassCardMenuProps) {
  const navigate = useNavigate()
  const [isArchiving, setIsArchiving] = useState(false)
  const { classId, className, isArchived, isExample, isOwner } = summary
  const moves = [
    { name: '前移', step: -1, Icon: ArrowLeft },
    { name: '后移', step: 1, Icon: ArrowRight },
  ] as const
  const actions = [
    ...screensOfClass.map(({ path, Icon }) => ({
      name: roomLabel(path),
      Icon,
      onSelect: () => void navigate(roomPath({ path }, classId)),
    })),
    ...(onMove && !isExample
      ? moves.map(({ name, step, Icon }) => ({ name, Icon, onSelect: () => onMove(step) }))
      : []),
    ...(isOwner && !isExample
      ? [
          {
            name: isArchived ? '取消归档' : '归档班级',
            Icon: isArchived ? ArchiveRestore : Archive,
            onSelect: () => setIsArchiving(true),
          },
        ]
      : []),
  ]

  return (
    <div className="absolute top-28 right-2">
      <Menu
        label={className}
        align="end"
        listClassName="w-44"
        triggerProps={{
          'aria-label': `${className}，更多`,
          className: iconButtonClasses('plain'),
        }}
        trigger={<Ellipsis aria-hidden />}
      >
        {(close) =>
          actions.map(({ name, Icon, onSelect }) => (
            <MenuItem
              key={name}
              onSelect={() => {
                close()
                onSelect()
              }}
            >
              <Icon aria-hidden />
              {name}
            </MenuItem>
          ))
        }
      </Menu>
      {isArchiving && <ArchiveClassDialog detail={summary} onClose={() => setIsArchiving(false)} />}
    </div>
  )
}
