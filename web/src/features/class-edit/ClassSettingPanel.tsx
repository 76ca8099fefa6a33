import { classDetail, type ClassDetail } from '@pinge/contract/class-edit.ts'
import {
  ChartColumn,
  ChevronRight,
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
import { isBuilt } from '../../shared/navigation/built-screens.ts'
import { ClassBadge } from '../../shared/ui/picture/ClassBadge.tsx'
import { Drawer } from '../../shared/ui/overlay/Drawer.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { Tag } from '../../shared/ui/picture/Tag.tsx'
import { ClassFactsList } from './ClassFactsList.tsx'

export type ClassSettingPanelProps = {
  classId: string
  onClose: () => void
  /** Nothing where a class has no other teachers: an example. */
  onTeachers: (() => void) | undefined
}

const screens: readonly { path: string; label: string; Icon: LucideIcon }[] = [
  { path: '/comment/class-edit', label: '编辑班级信息', Icon: Settings2 },
  { path: '/comment/information-edit', label: '学生资料', Icon: IdCard },
  { path: '/comment/parents-edit', label: '家长信息', Icon: HousePlus },
  { path: '/comment/consent', label: '家长同意', Icon: ShieldCheck },
  { path: '/comment/privacy', label: '隐私与数据', Icon: ShieldCheck },
  { path: '/comment/comments-edit', label: '点评项', Icon: Smile },
  { path: '/comment/class-comment', label: '点评记录', Icon: ChartColumn },
  { path: '/exchange-record', label: '兑换记录', Icon: Gift },
]

const row =
  'flex min-h-14 w-full items-center gap-3 rounded-card px-3 text-left text-m font-bold hover:bg-mist [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-2'

/** 班级设置: what the class is, and the ways to all that is set for it. */
export function ClassSettingPanel({ classId, onClose, onTeachers }: ClassSettingPanelProps) {
  const read = useRead(classDetail, { classId })
  const query = `?classId=${encodeURIComponent(classId)}`

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
            {screens
              .filter(({ path }) => isBuilt(path))
              .map(({ path, label, Icon }) => (
                <li key={path}>
                  <ScreenLink to={`${path}${query}`} label={label} Icon={Icon} />
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
                  to={`/comment/system${query}&notice=1`}
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

function canSendNotice({ isCanSendClassNotice, isExample, isArchived }: ClassDetail): boolean {
  return isCanSendClassNotice && !isExample && !isArchived
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
