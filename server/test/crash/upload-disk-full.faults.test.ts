import { storageConfig } from '@pinge/contract/files.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { formBytes, uploadForm } from '../upload.ts'

const canMount = process.platform === 'linux' && process.getuid?.() === 0

describe.skipIf(!canMount)('with a small disk for uploads', () => {
  let app: TestApp
  let dataDir: string
  let staging: string
  let token: string
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'pinge-small-'))
    staging = join(dataDir, 'staging')
    mkdirSync(staging)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1500k', 'tmpfs', staging])
    expect(mounted.stderr.toString()).toBe('')
    app = await startTestApp({ dataDir })
    token = (await app.newTeacher()).accessToken
  })
  afterEach(async () => {
    await app.close()
    spawnSync('umount', [staging])
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function upload(bytes: number) {
    const { data: config } = await app.call(storageConfig, {}, token)
    const form = uploadForm(config, `${config.dir}${randomUUID()}.png`, Buffer.alloc(bytes, 7))
    const { payload, contentType } = await formBytes(form)
    const headers = { 'content-type': contentType }
    return app.server.inject({ method: 'POST', url: config.host, headers, payload })
  }

  it('says that the disk is full when a picture finds no room', async () => {
    const answer = await upload(2_500_000)

    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ msg: errors.storageFull.message })
  })

  it('says that pictures cannot be kept for now when the disk may only be read', async () => {
    expect((await upload(1_000)).statusCode).toBe(200)
    expect(spawnSync('mount', ['-o', 'remount,ro', staging]).stderr.toString()).toBe('')

    const answer = await upload(1_000)

    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ msg: errors.storageUnavailable.message })
  })
})
