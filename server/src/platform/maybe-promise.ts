/** What is known already, or will be. */
export type MaybePromise<T> = T | Promise<T>

/**
 * Goes on with a value: at once where it is known. A turn of the event loop's queue of promises for each step of a call
 * that waits for nothing would be a good part of what the call costs.
 */
export function chain<T, Next>(
  value: MaybePromise<T>,
  goOn: (value: T) => MaybePromise<Next>,
): MaybePromise<Next> {
  return value instanceof Promise ? value.then(goOn) : goOn(value)
}
