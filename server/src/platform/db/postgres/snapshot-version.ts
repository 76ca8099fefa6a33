import { chain, type MaybePromise } from '../../maybe-promise.ts'

/** How often is read plainly after something had changed: where much is written, to ask first would be in vain. */
const READ_PLAINLY = 50

/**
 * A number that is another one after each commit of anybody, as PostgreSQL tells it: two snapshots that are equal see the
 * same data, since a transaction that writes has a number of its own and leaves the snapshots when it ends. Whoever asks
 * is told of a snapshot that was taken after that. Undefined where it is not worth asking.
 *
 * @param askSnapshot must say of a server that was started anew, or of another one, that it is.
 */
export function createSnapshotVersion(
  askSnapshot: () => Promise<string>,
): () => MaybePromise<number | undefined> {
  let last: string | undefined
  let version = 0
  let known: number | undefined
  let plainReads = 0

  const forget = (): void => {
    known = undefined
  }
  function learn(snapshot: string): number {
    if (snapshot !== last) {
      last = snapshot
      version += 1
      plainReads = READ_PLAINLY
    }
    // For what those who have waited for it do at once, and nobody else: who comes later may know of a later commit.
    known = version
    process.nextTick(forget)
    return version
  }

  return () => {
    if (known !== undefined) return known
    if (plainReads > 0) {
      plainReads -= 1
      return undefined
    }
    return chain(askSnapshot(), learn)
  }
}
