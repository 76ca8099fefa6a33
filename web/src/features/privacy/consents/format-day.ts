/** 2026-09-01 as 2026.9.1 */
export function formatDay(date: string | null): string {
  return (date ?? '').split('-').map(Number).join('.')
}
