import type { StorageConfig } from '@pinge/contract/files.ts'
import { Refusal } from '../api/failure/refusal.ts'

export type StorageConfigs = {
  /** The form to upload with: the one that is known, or a new one when there is none or it has expired. */
  get(): Promise<StorageConfig>
  /**
   * Sends by that form. Whether it has expired is for the storage's clock to say, and this computer's may be slow: what is
   * refused by a form that was known is sent once more by a new one.
   */
  send<Answer>(by: (config: StorageConfig) => Promise<Answer>): Promise<Answer>
}

type Deps = {
  fetchConfig: () => Promise<StorageConfig>
  now: () => number
  /** Whose configuration it is: another teacher needs another one. */
  userId: () => string | undefined
}

/** What our own storage and those of others answer to a form that they do not take. */
const FORM_REFUSED = 403

/** Keeps the storage configuration until its `expireTime`; uploads that start together ask once. */
export function createStorageConfigs({ fetchConfig, now, userId }: Deps): StorageConfigs {
  let known: { userId: string | undefined; config: Promise<StorageConfig>; expireTime: number } | undefined

  const isKnown = () => known !== undefined && known.userId === userId() && known.expireTime > now()

  function ask(): Promise<StorageConfig> {
    const asked = { userId: userId(), config: fetchConfig(), expireTime: Infinity }
    known = asked
    asked.config.then(
      ({ expireTime }) => {
        asked.expireTime = expireTime
      },
      () => {
        // A failure is not kept: the next upload asks again.
        if (known === asked) known = undefined
      },
    )
    return asked.config
  }

  const get = () => (known && isKnown() ? known.config : ask())

  async function send<Answer>(by: (config: StorageConfig) => Promise<Answer>): Promise<Answer> {
    const wasKnown = isKnown()
    const asked = get()
    try {
      return await by(await asked)
    } catch (error) {
      if (!wasKnown || !(error instanceof Refusal) || error.code !== FORM_REFUSED) throw error
      // Others that were sent by it may have asked for a new one meanwhile.
      if (known?.config === asked) known = undefined
      return by(await get())
    }
  }

  return { get, send }
}
