/** The chart of what was praised, in one sentence; the most praised comes first. */
export function summariseItems(praised: readonly { name: string; count: number }[]): string {
  const [first] = praised
  if (!first) return '这段时间还没有表扬'
  const alike = praised.filter(({ count }) => count === first.count).length
  if (alike > 1) return `“${first.name}”等 ${alike} 项最多，各 ${first.count} 次`
  return `“${first.name}”最多，${first.count} 次`
}
