import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readInTurns } from './read-in-turns.ts'

const film = Buffer.from(Array.from({ length: 100_003 }, (_, at) => at % 251))

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinge-turns-'))
  file = join(folder, 'film.mp4')
  writeFileSync(file, film)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const openFilm = (part = {}) => createReadStream(file, { ...part, highWaterMark: 1_024, fs: readInTurns })

it('gives each of twenty readers at once the part that was asked for', async () => {
  const readers = Array.from({ length: 20 }, (_, place) => buffer(openFilm({ start: place, end: 90_000 })))
  const parts = await Promise.all(readers)
  expect(parts.map((part, place) => part.equals(film.subarray(place, 90_001)))).toEqual(parts.map(() => true))
})

it('keeps no reader waiting for those who left, nor for files that cannot be read', async () => {
  const left = Array.from({ length: 10 }, () => openFilm())
  for (const stream of left) stream.once('data', () => stream.destroy())
  const failing = Promise.allSettled(
    Array.from({ length: 10 }, () => buffer(createReadStream(folder, { fs: readInTurns }))),
  )
  expect((await buffer(openFilm())).equals(film)).toBe(true)
  const ended = await failing
  expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect((await buffer(openFilm())).equals(film)).toBe(true)
})
