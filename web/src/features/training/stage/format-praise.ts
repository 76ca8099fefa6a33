import type { RoundOutcome } from '../round/end-play.ts'

/** What is said of a round that was played to its end. */
export function formatPraise({
  isFinished,
  savedMs,
  place,
  timesToday,
  score,
  isBest,
}: Omit<RoundOutcome, 'ms'>): string {
  const times = timesToday !== null && timesToday > 1 ? `，今天第 ${timesToday} 次` : ''
  const points = score === null ? times : `${times}，得 ${score} 分`
  if (!isFinished) return `练了一轮${points}`
  if (savedMs !== null) return `刷新纪录！快了 ${formatSaved(savedMs)} 秒${points}`
  if (place === 1) return `第一个成绩${points}`
  if (place === null && isBest) return `这一关最好的一次${points}`
  return place === null ? `完成一轮${points}` : `第 ${place} 好成绩${points}`
}

/** A record that fell by less than a tenth of a second has not fallen by 0.0. */
function formatSaved(ms: number): string {
  return (ms / 1_000).toFixed(ms < 50 ? 3 : 1)
}
