const EVERY_MS = 500

/**
 * npm runs a script through a shell, and a shell that is told to stop does not tell its own children: they would run on
 * with no process to stop them. Calls `act` once when that has happened; answers how to stop watching.
 * @param {() => void} act
 * @returns {() => void}
 */
export function whenOrphaned(act) {
  // Started by hand, as `nohup node scripts/start.mjs &`, it may well outlive its shell.
  if (process.env['npm_lifecycle_event'] === undefined) return () => {}
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, EVERY_MS)
  watch.unref()
  return () => clearInterval(watch)
}
