/** What is known already, or will be. */
export type MaybeLater<T> = T | Promise<T>

/**
 * Goes on with a value: at once where it is known. A turn of the event loop's queue of promises for each step of a call
 * that waits for nothing would be a good part of what the call costs.
 */
export function after<T, Next>(value: MaybeLater<T>, goOn: (value: T) => MaybeLater<Next>): MaybeLater<Next> {
  return value instanceof Promise ? value.then(goOn) : goOn(value)
}
