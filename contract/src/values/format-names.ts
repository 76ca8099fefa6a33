export type NamedList = {
  /** So many names are written out. */
  most?: number
  /** How many there are, where not all of them are named here. */
  count?: number
  unit?: string
}

/** 陈一诺 · 陈一诺、韩明轩 · 陈一诺、韩明轩 等 5 人 */
export function formatNames(
  names: readonly string[],
  { most = 2, count = names.length, unit = '人' }: NamedList = {},
): string {
  const named = names.slice(0, most)
  return count > named.length ? `${named.join('、')} 等 ${count} ${unit}` : named.join('、')
}
