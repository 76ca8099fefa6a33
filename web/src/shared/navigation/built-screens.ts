let built: ReadonlySet<string> = new Set()

/** Told once at the start by the table of screens: what lies below it cannot read it. */
export function knowBuiltScreens(paths: readonly string[]): void {
  built = new Set(paths)
}

/** Whether there is a screen at this path, so that nothing leads to one that is not built. */
export function isBuilt(path: string): boolean {
  return built.has(path)
}
