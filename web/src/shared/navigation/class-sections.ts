import { ChartColumn, FolderOpen, PenLine, Settings2, Sparkles, Users, type LucideIcon } from 'lucide-react'
import { CLASS_DETAIL_PATH } from './class-detail-path.ts'

export type ClassRoom = {
  path: string
  label: string
  /** Which part of the screen it opens, beside the class. */
  query?: string
}

export type ClassSection = { label: string; Icon: LucideIcon; rooms: readonly ClassRoom[] }

/** The sections of a class, as the specification numbers them in `activeTab`, each with the screens that belong to it. */
export const classSections: readonly ClassSection[] = [
  { label: '点评', Icon: Sparkles, rooms: [{ path: CLASS_DETAIL_PATH, label: '点评' }] },
  {
    label: '数据',
    Icon: ChartColumn,
    rooms: [
      { path: '/comment/class-data', label: '班级数据' },
      { path: '/comment/class-comment', label: '点评记录' },
      { path: '/exchange-record', label: '兑换记录' },
      { path: '/comment/attendance', label: '考勤' },
    ],
  },
  {
    label: '档案',
    Icon: FolderOpen,
    rooms: [
      { path: '/data/file', label: '成长档案' },
      { path: '/data/file/perform', label: '学业' },
      { path: '/data/file/health', label: '体质' },
      { path: '/data/file/record', label: '写实' },
      { path: '/data/file/evaluation', label: '自评' },
      { path: '/data/file/manage', label: '档案管理' },
    ],
  },
  { label: '评语', Icon: PenLine, rooms: [{ path: '/term-review', label: '评语' }] },
  {
    label: '学生',
    Icon: Users,
    rooms: [
      { path: '/comment/information-edit', label: '学生资料' },
      { path: '/comment/parents-edit', label: '家长信息' },
      { path: CLASS_DETAIL_PATH, query: '&tab=group', label: '小组' },
      { path: CLASS_DETAIL_PATH, query: '&seats=1', label: '座位' },
    ],
  },
  {
    label: '设置',
    Icon: Settings2,
    rooms: [
      { path: '/comment/class-edit', label: '班级信息' },
      { path: '/comment/comments-edit', label: '点评项' },
      { path: '/comment/consent', label: '家长同意' },
      { path: '/comment/privacy', label: '隐私与数据' },
    ],
  },
]

/** The section that a screen belongs to. */
export function sectionOf(pathname: string): ClassSection | undefined {
  return classSections.find(({ rooms }) =>
    rooms.some(({ path, query }) => !query && (path === pathname || pathname.startsWith(`${path}/`))),
  )
}

/** What a menu calls a screen of a class: the same word wherever it is named. */
export function roomLabel(path: string): string {
  return classSections.flatMap(({ rooms }) => rooms).find((room) => room.path === path)?.label ?? ''
}

export function roomPath({ path, query = '' }: Pick<ClassRoom, 'path' | 'query'>, classId: string): string {
  return `${path}?classId=${encodeURIComponent(classId)}${query}`
}
