import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  thatInflatesTo,
  withMacro,
  withPages,
  withPictureFrom,
  wordsOf,
} from '../../../../test/hostile-documents.ts'
import { findConverter, type NoPreview } from './convert-document.ts'

const path = process.env.PATH ?? ''
const FOUR_GIGABYTES = 4_090
/** Shorter than in use, so that the document of too many pages does not take a minute. */
const MAX_MS = 20_000
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.skipIf(!findConverter(path))('LibreOffice', () => {
  let folder: string
  let elsewhere: Server
  let asked: string[]
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pinge-hostile-'))
    vi.stubEnv('TMPDIR', folder)
    asked = []
    elsewhere = createServer(({ url = '' }, answer) => {
      asked.push(url)
      answer.end(picture)
    }).listen(0, '127.0.0.1')
    await once(elsewhere, 'listening')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    elsewhere.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** How it ended, and the PDF where one was made; nothing of it is left. */
  async function convert(ending: string, document: Uint8Array) {
    let pdf = ''
    const converter = findConverter(path, MAX_MS)
    const take = async (made: string) => {
      pdf = readFileSync(made, 'latin1')
    }
    const failure: NoPreview | null | undefined = await converter?.convert(
      ending,
      Readable.from([Buffer.from(document)]),
      take,
    )
    expect(readdirSync(folder).filter((name) => name.startsWith('pinge-preview-'))).toEqual([])
    await expect.poll(() => programsIn(folder)).toEqual([])
    return { failure, pdf }
  }

  it('makes a PDF of a plain document', async () => {
    const { failure, pdf } = await convert('docx', wordsOf('<w:p><w:r><w:t>words</w:t></w:r></w:p>'))
    expect([failure, pdf.slice(0, 5)]).toEqual([null, '%PDF-'])
  })

  it('fetches no picture from elsewhere', async () => {
    const { port } = elsewhere.address() as AddressInfo
    await convert('docx', withPictureFrom(`http://127.0.0.1:${port}/picture.png`))
    expect(asked).toEqual([])
  })

  it('shows no picture of this machine that a document names', async () => {
    writeFileSync(join(folder, 'private.png'), picture)
    const { pdf } = await convert('docx', withPictureFrom(`file://${join(folder, 'private.png')}`))
    expect(pdf).not.toMatch(/\/Subtype\s*\/Image/)
  })

  it('runs no macro', async () => {
    const written = join(folder, 'macro-ran')
    const { failure } = await convert('docx', withMacro(written))
    expect([failure, readdirSync(folder)]).toEqual([null, []])
  })

  it('gives up on a document that inflates to 4 GB', async () => {
    const { failure, pdf } = await convert('docx', thatInflatesTo(FOUR_GIGABYTES))
    expect([failure?.reason, pdf]).toEqual(['文档打不开，可能已损坏或有密码', ''])
  })

  it('gives up on a hundred thousand pages', async () => {
    const { failure } = await convert('docx', withPages(100_000))
    expect(failure).toEqual({ reason: '文档太复杂，一分钟内没有转换完', isFinal: true })
  })

  it.each([
    ['a program', 'docx', readFileSync(process.execPath).subarray(0, 100_000)],
    ['half an archive', 'docx', wordsOf('<w:p/>').subarray(0, 500)],
  ])('opens no %s under the name of a document', async (_, ending, bytes) => {
    expect((await convert(ending, bytes)).failure?.reason).toBe('文档打不开，可能已损坏或有密码')
  })

  it('shows a picture under the name of a sheet as the picture that it is', async () => {
    const { failure, pdf } = await convert('xlsx', picture)
    expect([failure, pdf.slice(0, 5)]).toEqual([null, '%PDF-'])
  })
})

/** What runs with a path below a folder among its arguments. */
function programsIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        return line.includes(folder) ? [line] : []
      } catch {
        return []
      }
    })
}
