/** A name of more characters than this stands in two lines. */
const ONE_LINE = 7

/** How large one name stands on a stage whose width and height are the container's. */
export function nameMeasure(name: string): string {
  const length = Math.max([...name].length, 3)
  const perLine = length > ONE_LINE ? Math.ceil(length / 2) + 1 : length
  const height = length > ONE_LINE ? 15 : 28
  return `min(${height}cqh, ${Math.floor(92 / perLine)}cqw)`
}
