import { classDetail, type ClassDetail } from '@pinge/contract/class-edit.ts'
import {
  ChevronRight,
  ClipboardList,
  FileCheck,
  Gift,
  HousePlus,
  IdCard,
  Megaphone,
  Settings2,
  ShieldCheck,
  Smile,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { useRead } from '../../shared/api/use-read.ts'
import { ClassBadge } from '../../shared/ui/picture/ClassBadge.tsx'
import { Drawer } from '../../shared/ui/overlay/Drawer.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { Tag } from '../../shared/ui/picture/Tag.tsx'
import { roomLabel, roomPath } from '../../shared/navigation/class-sections.ts'
import { ClassFactsList } from './ClassFactsList.tsx'

export type ClassSettingPanelProps = {
  classId: string
  onClose: () => void
  /** Nothing where a class has no other teachers: an example. */
  onTeachers: (() => void) | undefined
}

const screens: readonly { path: string; Icon: LucideIcon }[] = [
  { path: '/comment/class-edit', Icon: Settings2 },
  { path: '/comment/information-edit', Icon: IdCard },
  { path: '/comment/parents-edit', Icon: HousePlus },
  { path: '/comment/consent', Icon: FileCheck },
  { path: '/comment/privacy', Icon: ShieldCheck },
  { path: '/comment/comments-edit', Icon: Smile },
  { path: '/comment/class-comment', Icon: ClipboardList },
  { path: '/exchange-record', Icon: Gift },
]

const row =
  'flex min-h-14 w-full items-center gap-3 rounded-card px-3 text-left text-m font-bold hover:bg-mist [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-2'

/** 班级设置: what the class is, and the ways to all that is set for it. */
export function ClassSettingPanel({ classId, onClose, onTeachers }: ClassSettingPanelProps) {
  const read = useRead(classDetail, { classId })

  return (
    <Drawer isOpen onClose={onClose} title="班级设置">
      <div className="flex flex-col gap-5 px-4 pb-6 sm:px-6">
        <ReadView
          read={read}
          errorClassName="py-4!"
          waiting={
            <SkeletonGroup>
              <Skeleton className="h-52 bg-mist" />
            </SkeletonGroup>
          }
        >
          {(detail) => <Facts detail={detail} />}
        </ReadView>
        <nav aria-label="班级设置">
          <ul>
            {screens.map(({ path, Icon }) => (
              <li key={path}>
                <ScreenLink to={roomPath({ path }, classId)} label={roomLabel(path)} Icon={Icon} />
              </li>
            ))}
            {onTeachers && (
              <li>
                <button type="button" className={row} onClick={onTeachers}>
                  <Users aria-hidden />
                  <span className="flex-1">班级老师</span>
                  <ChevronRight aria-hidden />
                </button>
              </li>
            )}
            {read.data && canSendNotice(read.data) && (
              <li>
                <ScreenLink
                  to={roomPath({ path: '/comment/system', query: '&notice=1' }, classId)}
                  label="给班级老师发通知"
                  Icon={Megaphone}
                />
              </li>
            )}
          </ul>
        </nav>
      </div>
    </Drawer>
  )
}

function canSendNotice({ isCanSendClassNotice, teacherCount, isExample, isArchived }: ClassDetail): boolean {
  return isCanSendClassNotice && teacherCount > 1 && !isExample && !isArchived
}

function ScreenLink({ to, label, Icon }: { to: string; label: string; Icon: LucideIcon }) {
  return (
    <Link to={to} className={row}>
      <Icon aria-hidden />
      <span className="flex-1">{label}</span>
      <ChevronRight aria-hidden />
    </Link>
  )
}

function Facts({ detail }: { detail: ClassDetail }) {
  const { className, classImg, isArchived, isExample } = detail
  return (
    <section aria-label="班级信息" className="rounded-big bg-mist p-4">
      <div className="mb-4 flex items-center gap-3">
        <ClassBadge classImg={classImg} size={56} />
        <h3 className="min-w-0 flex-1 text-l font-bold break-words">{className}</h3>
        {isArchived && <Tag tone="white">已归档</Tag>}
        {isExample && <Tag tone="white">示例</Tag>}
      </div>
      <ClassFactsList detail={detail} />
    </section>
  )
}
