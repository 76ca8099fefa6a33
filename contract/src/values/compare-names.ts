const byName = new Intl.Collator('zh-CN', { numeric: true })

/** By pinyin, and by what numbers count, as a computer lists its files: 第2课 comes before 第10课. */
export function compareNames(a: { name: string }, b: { name: string }): number {
  return byName.compare(a.name, b.name)
}
