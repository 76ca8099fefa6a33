/** 陈一诺 · 陈一诺、韩明轩 · 陈一诺、韩明轩 等 5 人 */
export function nameStudents(names: readonly string[]): string {
  const shown = names.slice(0, 2).join('、')
  return names.length <= 2 ? shown : `${shown} 等 ${names.length} 人`
}
