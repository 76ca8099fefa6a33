const minute = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
})

/** 2026-11-23 08:30, by the school's clock. */
export function describeMinute(atMs: number): string {
  return minute.format(atMs).replace(',', '')
}
