/**
 * A stylesheet as Chromium 103 understands it: heights of the window instead of its visible part (108), and moves by
 * `transform` (before 104 there is no `translate`). What merely adorns, as turned arrows, is left.
 */
export function olderStyles(css: string): string {
  return css
    .replaceAll(/(?<=\d)dvh\b/g, 'vh')
    .replaceAll(
      /(?<=[;{]\s*)translate:([^;}]+)/g,
      (_, value: string) => `transform:translate(${splitMove(value)})`,
    )
}

/** `var(--x) 50%` as the function wants it: `var(--x),50%` */
function splitMove(value: string): string {
  return value
    .trim()
    .split(/\s+(?![^(]*\))/)
    .join(',')
}
