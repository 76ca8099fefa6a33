/** Marks a device on which records wait, so that they go out whatever screen is opened next. */
const MARK = 'pinge-realistic-waiting'

export function hasWaitingRecords(): boolean {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

export function markWaitingRecords(hasSome: boolean): void {
  try {
    if (hasSome) localStorage.setItem(MARK, '1')
    else localStorage.removeItem(MARK)
  } catch {
    // The screen of the records sends them when it is opened.
  }
}
