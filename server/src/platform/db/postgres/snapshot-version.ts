/** So many reads do not ask after a change: where much is written, to ask first would be in vain. */
const READS_WITHOUT_ASKING = 50

/**
 * A number that is another one after each commit of any process: two equal snapshots of PostgreSQL see the same data,
 * since a transaction that writes has a number of its own and leaves the snapshots when it ends. A caller is answered by
 * a snapshot that was taken after its call. Undefined where it is not worth asking.
 *
 * @param askSnapshot must answer another text after a restart, and for another server.
 */
export function createSnapshotVersion(
  askSnapshot: () => Promise<string>,
): () => number | undefined | Promise<number> {
  let last: string | undefined
  let version = 0
  let known: number | undefined
  let readsWithoutAsking = 0

  const forget = (): void => {
    known = undefined
  }
  function learn(snapshot: string): number {
    if (snapshot !== last) {
      last = snapshot
      version += 1
      readsWithoutAsking = READS_WITHOUT_ASKING
    }
    // For what the callers who waited for it do at once: a later caller may know of a later commit.
    known = version
    process.nextTick(forget)
    return version
  }

  return () => {
    if (known !== undefined) return known
    if (readsWithoutAsking > 0) {
      readsWithoutAsking -= 1
      return undefined
    }
    return askSnapshot().then(learn)
  }
}
