/** The ending of a file's name, in lower case and without its dot; empty where it has none. */
export function endingOf(name: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
