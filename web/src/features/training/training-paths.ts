import { levelSizes, type TrainingType } from '@pinge/contract/training/items.ts'
import type { PlayedLevel, Player } from './round/start-play.ts'

export const HUB_PATH = '/pinge-activity'
export const EDITION_PATH = '/pinge-activity-zzs'
export const LINE_PATH = '/pinge-activity-line'
export const RANKING_PATH = '/pinge-activity/ranking'
/** 大屏同练, of a class. */
export const CLASS_ROUND_PATH = '/pinge-activity/class'
/** 点名挑战, of a class. */
export const CHALLENGE_PATH = '/pinge-activity/challenge'
/** 小组接力, of a class. */
export const RELAY_PATH = '/pinge-activity/relay'
/** Where section 8 of the specification leads who gets no questions. */
export const ACTIVITY_LIST_PATH = '/activity'
export const NO_QUESTIONS = '获取题目失败'

/** How the address of a round with a teacher's own pictures begins, in place of a level's id. */
export const OWN_ITEM = 'own-'

const OF_EDITION = 'zzs'

/** Where the rounds of today stand that a round of the day was begun from. */
export function dayPath(query: URLSearchParams, player: Player): string {
  return pathFor(query.get('from') === OF_EDITION ? EDITION_PATH : HUB_PATH, player)
}

const gamePaths: Record<TrainingType, string> = {
  1: '/pinge-activity/img',
  2: '/pinge-activity/symbol',
  3: '/pinge-activity/number',
}

/** Who plays, as the query of every screen of the activity. */
export function playerQuery({ classId, stuId }: Player): URLSearchParams {
  const query = new URLSearchParams()
  if (classId) query.set('classId', classId)
  if (classId && stuId) query.set('stuId', stuId)
  return query
}

export function readPlayer(query: URLSearchParams): Player {
  const classId = query.get('classId') ?? ''
  const stuId = query.get('stuId') ?? ''
  return classId === '' ? {} : stuId === '' ? { classId } : { classId, stuId }
}

export function pathFor(path: string, player: Player): string {
  const query = playerQuery(player).toString()
  return query === '' ? path : `${path}?${query}`
}

/** The draw of 点名挑战, at a level where one was chosen; with a pupil and a level, the round at the board. */
export function challengePath(player: Player, item?: string): string {
  const query = playerQuery(player)
  if (item) query.set('item', item)
  return `${CHALLENGE_PATH}?${query.toString()}`
}

/** The id of the level after this one; null after the last. Those of a game follow each other. */
export function nextItem({ type, level, activityId }: PlayedLevel): string | null {
  return level < levelSizes[type].length ? String(Number(activityId) + 1) : null
}

/** The levels of a game, or one of them on the stage; `mode` is the day's challenge, of a 专注赛 where `from` says so. */
export function gamePath(
  type: TrainingType,
  player: Player,
  play: { item?: string; isDaily?: boolean; isOfEdition?: boolean; isReversed?: boolean } = {},
): string {
  const query = playerQuery(player)
  if (play.item) query.set('item', play.item)
  if (play.isDaily) query.set('mode', 'daily')
  if (play.isOfEdition) query.set('from', OF_EDITION)
  if (play.isReversed) query.set('reverse', '1')
  const text = query.toString()
  return `${gamePaths[type]}${text === '' ? '' : `?${text}`}`
}
