import { eraseStudent, erasureOfStudent } from '@pinge/contract/privacy/erasures.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startOssStore, startS3Store, type LocalStore } from '../../../../test/object-stores.ts'
import { plantCanaries, type Canaries } from '../../../../test/privacy/plant-canaries.ts'
import { readStorageUrl } from '../../../platform/storage/storage-url.ts'

describe.each([
  ['an S3-compatible store', startS3Store],
  ['Aliyun OSS', startOssStore],
])('with %s', (_, startStore) => {
  let store: LocalStore
  let at: Canaries
  beforeEach(async () => {
    store = await startStore()
    // The morning of the tests: what comes is never older than what the app removes at its start.
    store.time.now = Date.UTC(2026, 10, 23, 0, 30)
    const dataDir = mkdtempSync(join(tmpdir(), 'pinge-erase-'))
    const storage = readStorageUrl(store.url) ?? null
    at = await plantCanaries({ dataDir, storage, storeUrl: store.url })
  })
  afterEach(async () => {
    await at.world.close()
    await store.close()
    rmSync(at.dataDir, { recursive: true, force: true })
  })

  const keyOf = (url: string) => url.slice('/files/'.length)

  it('of an erased pupil no object is left but the picture that another one is in as well', async () => {
    const { app, classId, token } = at.world
    const { own, shared } = at.pictures
    expect([...store.objects.keys()].toSorted()).toEqual([...own, shared].map(keyOf).toSorted())

    const asked = { classId, studentId: at.mei }
    const { username } = (await app.call(erasureOfStudent, asked, token)).data
    expect(await app.call(eraseStudent, { ...asked, username }, token)).toMatchObject({ status: 200 })

    expect([...store.objects.keys()]).toEqual([keyOf(shared)])
    const bytes = [...store.objects.values()].map((object) => object.bytes)
    expect(
      [...at.live, ...at.gone].filter((word) => bytes.some((content) => content.includes(word))),
    ).toEqual([])
  })
})
