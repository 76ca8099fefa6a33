const clock = new Intl.DateTimeFormat('zh-CN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
})
const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Shanghai' })

/** 今天 08:05, 昨天 16:40, 3月5日 09:00, or with the year when it is another one: the day is the school's day. */
export function formatTime(atMs: number, nowMs: number): string {
  const at = day.format(atMs)
  const time = clock.format(atMs)
  if (at === day.format(nowMs)) return `今天 ${time}`
  if (at === day.format(nowMs - 24 * 60 * 60_000)) return `昨天 ${time}`
  const [year, month, date] = at.split('-')
  const isThisYear = day.format(nowMs).startsWith(`${year}-`)
  return `${isThisYear ? '' : `${year}年`}${Number(month)}月${Number(date)}日 ${time}`
}
