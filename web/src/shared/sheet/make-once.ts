/**
 * Makes the same of the same. Where one row of sixty is saved, the others stay the very same objects, so that they are
 * not drawn again.
 */
export function makeOnce<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>()
  return (from) => {
    const before = made.get(from)
    if (before !== undefined) return before
    const now = make(from)
    made.set(from, now)
    return now
  }
}
