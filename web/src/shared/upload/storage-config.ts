import type { StorageConfig } from '@pinge/contract/files.ts'

export type StorageConfigs = {
  /** The form to upload with: the one that is known, or a new one when there is none or it has expired. */
  get(): Promise<StorageConfig>
}

type Deps = {
  fetchConfig: () => Promise<StorageConfig>
  now: () => number
  /** Whose configuration it is: another teacher needs another one. */
  userId: () => string | undefined
}

/** Keeps the storage configuration until its `expireTime`; uploads that start together ask once. */
export function createStorageConfigs({ fetchConfig, now, userId }: Deps): StorageConfigs {
  let known: { userId: string | undefined; config: Promise<StorageConfig>; expireTime: number } | undefined

  return {
    get: () => {
      const owner = userId()
      if (known && known.userId === owner && known.expireTime > now()) return known.config
      const asked = { userId: owner, config: fetchConfig(), expireTime: Infinity }
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
    },
  }
}
