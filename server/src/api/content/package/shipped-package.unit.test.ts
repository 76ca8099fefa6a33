import type { Manifest } from '@pinge/contract/content/manifest.ts'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { checkPackage } from './check-package.ts'

const folder = fileURLToPath(new URL('../../../../../content/package/', import.meta.url))
const MB = 1024 * 1024
const MAX_PACKAGE_BYTES = 40 * MB
const MAX_VIDEO_BYTES = 1.5 * MB
const MAX_VIDEO_SECONDS = 60

let manifest: Manifest | undefined

beforeAll(async () => {
  const checked = await checkPackage(folder)
  expect(checked.faults).toEqual([])
  if ('manifest' in checked) ({ manifest } = checked)
})

it('ships ten whole stories in two voices, each with a sentence to join in and a question at its end', () => {
  const chapters =
    manifest?.bundles?.flatMap(({ periods }) => periods.flatMap((period) => period.chapters)) ?? []
  const unfit = chapters.filter(({ text, refrain, question }) => {
    const lines = text.map((line) => line.text)
    const length = lines.join('').length
    const hasBothVoices = new Set(text.map(({ voice }) => voice)).size === 2
    const isJoinedIn = lines.filter((line) => line === refrain).length > 1
    return length < 600 || length > 900 || !hasBothVoices || !isJoinedIn || lines.at(-1) !== question
  })

  expect(chapters).toHaveLength(10)
  expect(unfit.map(({ title }) => title)).toEqual([])
})

it('ships lessons whose steps fill their minutes, with three questions and a promise', () => {
  const courses = manifest?.courses ?? []
  const unfit = courses.filter(({ steps, minutes, questions, promise }) => {
    const names = steps.map(({ name }) => name).join('–')
    const filled = steps.reduce((sum, step) => sum + step.minutes, 0)
    return names !== '导入–体验–反思–行动' || filled !== minutes || questions.length !== 3 || !promise
  })

  expect(courses).toHaveLength(8)
  expect(unfit.map(({ title }) => title)).toEqual([])
})

it('ships four collections of six to ten things, and a library whose folders hold five files and more', () => {
  const collections = manifest?.collections ?? []
  const tops = manifest?.folders?.filter(({ parent }) => parent === undefined) ?? []
  const topOf = new Map(manifest?.folders?.map(({ id, parent }) => [id, parent ?? id]))
  const filed = manifest?.files?.map(({ folder: id }) => topOf.get(id ?? '')) ?? []

  expect(collections).toHaveLength(4)
  expect(collections.filter(({ items }) => items.length < 6 || items.length > 10)).toEqual([])
  expect(tops).toHaveLength(4)
  expect(tops.filter(({ id }) => filed.filter((top) => top === id).length < 5)).toEqual([])
})

it('ships four columns of four short videos and more, with captions to their end', async () => {
  const columns = manifest?.columns ?? []
  const videos = manifest?.videos ?? []
  const shipped = await Promise.all(
    videos.map(async ({ title, path, captions, seconds }) => {
      const cues = await readFile(join(folder, captions), 'utf8')
      const { size } = await stat(join(folder, path))
      const last = Number(/--> 00:00:(\d\d\.\d{3})(?![^]*-->)/.exec(cues)?.[1])
      const isShort = seconds <= MAX_VIDEO_SECONDS && size <= MAX_VIDEO_BYTES
      return { title, isFit: isShort && Math.abs(seconds - last) <= 1 }
    }),
  )

  const isSmall = ({ id }: { id: string }) => videos.filter(({ column }) => column === id).length < 4
  expect(columns).toHaveLength(4)
  expect(columns.filter(isSmall)).toEqual([])
  expect(shipped.filter(({ isFit }) => !isFit)).toEqual([])
})

it('ships what a school downloads in a moment', async () => {
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_PACKAGE_BYTES)
})
