/** How a colleague would say hello at this hour (0–23). */
export function formatGreeting(hour: number): string {
  if (hour < 5) return '夜深了'
  if (hour < 8) return '早上好'
  if (hour < 12) return '上午好'
  if (hour < 14) return '中午好'
  if (hour < 18) return '下午好'
  return '晚上好'
}
