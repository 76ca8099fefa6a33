import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { RandomBytes } from '../random.ts'
import { createDiskStorage, type DiskStorage } from './disk-storage.ts'
import { createOssStorage } from './oss-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

export type Storages = {
  storage: Storage
  /** The same one where files are on this machine's disk: then this server takes the uploads itself. */
  disk: DiskStorage | null
}

type Deps = {
  config: Pick<Config, 'storage' | 'dataDir'>
  secret: string
  clock: Clock
  randomBytes: RandomBytes
}

export function openStorage({ config, ...deps }: Deps): Storages {
  if (config.storage) {
    const open = config.storage.kind === 's3' ? createS3Storage : createOssStorage
    return { storage: open(config.storage, deps.clock), disk: null }
  }
  const disk = createDiskStorage({ dataDir: config.dataDir, ...deps })
  return { storage: disk, disk }
}
