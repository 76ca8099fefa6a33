import type { ClassSummary } from '@pinge/contract/classes.ts'
import { classDetailPath } from '../class-detail-path.ts'

export type TodayAction = {
  key: string
  /** A picture of the shipped family. */
  picture: string
  title: string
  text: string
  to: string
}

/** More would be a burden, not a help. */
const MOST_ACTIONS = 3

/**
 * What the day still asks for, the most pressing first: news, classes without pupils, classes without a praised pupil.
 * Example classes ask for nothing.
 */
export function todayActions(classes: readonly ClassSummary[], unreadMessages: number): TodayAction[] {
  const real = classes.filter(({ isExample }) => !isExample)
  const news = unreadMessages > 0 ? [messageAction(unreadMessages)] : []
  const empty = real.filter(({ studentCount }) => studentCount === 0).map(rosterAction)
  const waiting = real
    .filter(({ studentCount, praisedToday }) => studentCount > 0 && praisedToday === 0)
    .map(praiseAction)
  return [...news, ...empty, ...waiting].slice(0, MOST_ACTIONS)
}

function messageAction(count: number): TodayAction {
  return {
    key: 'messages',
    picture: 'mailbox',
    title: `${count} 条未读消息`,
    text: '看看谁找过你',
    to: '/comment/system',
  }
}

function rosterAction({ classId, className }: ClassSummary): TodayAction {
  return {
    key: `roster-${classId}`,
    picture: 'clipboard',
    title: `给${className}添加学生`,
    text: '粘贴名单，一分钟就好',
    to: classDetailPath(classId),
  }
}

function praiseAction({ classId, className }: ClassSummary): TodayAction {
  return {
    key: `praise-${classId}`,
    picture: 'sunface',
    title: `${className}今天还没夸到人`,
    text: '先夸谁呢？',
    to: classDetailPath(classId),
  }
}
