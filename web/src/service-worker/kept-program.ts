const PREFIX = 'pinge-program-'
/** Where the device remembers which program serves: the order in which programs were fetched does not tell it. */
const SERVING = 'pinge-serving'
const MARK = '/serving'

export type KeptProgramDeps = {
  version: string
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>
  fetchFile: (request: Request) => Promise<Response>
}

/** The files of one version of the program on this device, beside those of the version that served before it. */
export function createKeptProgram({ version, caches, fetchFile }: KeptProgramDeps) {
  const own = `${PREFIX}${version}`
  const find = (request: Request | string) => caches.match(request, { cacheName: own })

  async function fetchAndKeep(request: Request): Promise<Response> {
    const answer = await fetchFile(request)
    if (answer.ok) {
      const cache = await caches.open(own)
      // A full device keeps less; the answer is there all the same.
      await cache.put(request, answer.clone()).catch(() => {})
    }
    return answer
  }

  return {
    fetchAll: async (files: string[]): Promise<void> => (await caches.open(own)).addAll(files),
    /** From now on this one serves. Pages that are open still ask for parts of the one that served until now. */
    takeOver: async (): Promise<void> => {
      const marks = await caches.open(SERVING)
      const before = await (await marks.match(MARK))?.text()
      const made = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
      await Promise.all(programsToForget(made, own, before).map((name) => caches.delete(name)))
      // A full device takes no mark: then the newest of the others stays the next time.
      await marks.put(MARK, new Response(own)).catch(() => {})
    },
    find,
    /** A part whose name tells its content, or a picture, which may be another one in each version. */
    answer: async (request: Request): Promise<Response> => {
      const kept = await find(request)
      if (kept) return kept
      const older = await caches.match(request)
      if (!older) return fetchAndKeep(request)
      if (new URL(request.url).pathname.startsWith('/assets/')) return older
      const newer = await fetchAndKeep(request).catch(() => older)
      return newer.ok ? newer : older
    },
  }
}

/**
 * Of the programs on a device, in the order in which they were fetched, those that no page needs once `own` serves and
 * no longer `before`. One that is being fetched meanwhile stays.
 */
export function programsToForget(
  made: readonly string[],
  own: string,
  before: string | undefined,
): readonly string[] {
  const older = made.slice(0, Math.max(made.indexOf(own), 0))
  // Of versions that made no mark, the one that was fetched last has most probably served.
  const stays = older.find((name) => name === before) ?? older.at(-1)
  return older.filter((name) => name !== stays)
}
