import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beginPackage, packageToBegin } from '../src/api/content/package/begin-package.ts'
import { importPackage, type ImportOutcome } from '../src/api/content/import/import-package.ts'
import { createDiskStorage } from '../src/platform/storage/disk-storage.ts'
import { randomBytes } from 'node:crypto'
import type { TestApp } from './app.ts'

/** A hundred bytes that are a video as far as their beginning says. */
export const videoBytes = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.alloc(88, 'v'),
])
const soundBytes = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(40, 's')])

/** The small package that the command begins, with a column of one video, a collection, a reading and an activity. */
export async function makePackage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pinge-package-'))
  await beginPackage(folder)
  writeIn(folder, 'videos/tidy.mp4', videoBytes)
  writeIn(folder, 'videos/tidy.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\n收好课桌\n')
  writeIn(folder, 'sounds/chair.mp3', soundBytes)
  const cover = 'pictures/cover.png'
  const [bundle] = packageToBegin.bundles ?? []
  writeManifest(folder, {
    ...packageToBegin,
    columns: [{ id: 'class-talk', name: '班会素材', cover, intro: '开班会用的短片。' }],
    videos: [
      {
        id: 'tidy-video',
        title: '三件小事',
        column: 'class-talk',
        cover,
        path: 'videos/tidy.mp4',
        captions: 'videos/tidy.vtt',
        seconds: 60,
        intro: '收课桌的三件事。',
        questions: ['你先收哪一件？'],
        files: ['desk-card'],
      },
    ],
    collections: [
      {
        id: 'morning',
        title: '晨读五分钟',
        cover,
        intro: '早上用的。',
        theme: '专注',
        grades: ['low'],
        qualityType: 1,
        minutes: 5,
        items: [
          { id: 'morning-card', title: '晨读卡', use: '打印后每人一张。', minutes: 5, file: 'desk-card' },
          { id: 'morning-video', title: '晨读短片', use: '上课前放。', minutes: 2, video: 'tidy-video' },
        ],
      },
    ],
    activities: [
      {
        id: 'tidy-week',
        name: '整洁周',
        cover,
        intro: '一周一起收课桌。',
        startDate: '2026-11-20',
        endDate: '2026-11-27',
        folder: 'habits',
      },
    ],
    banners: [{ id: 'tidy-banner', title: '整洁周', picture: cover, link: '/activity' }],
    ...(bundle && { bundles: [withSound(bundle)] }),
  })
  return folder
}

type Bundle = NonNullable<(typeof packageToBegin)['bundles']>[number]

function withSound(bundle: Bundle): Bundle {
  const periods = bundle.periods.map((period) => ({
    ...period,
    chapters: period.chapters.map((chapter) => ({ ...chapter, sound: 'sounds/chair.mp3' })),
  }))
  return { ...bundle, periods }
}

export function writeIn(folder: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

export function writeManifest(folder: string, manifest: object): void {
  writeIn(folder, 'manifest.json', JSON.stringify(manifest))
}

/** What an import needs of a server that keeps its files in `dataDir`. */
export function importDeps({ database, time }: TestApp, dataDir: string) {
  const clock = () => time.now
  const storage = createDiskStorage({ dataDir, secret: 'of the tests', clock, randomBytes })
  return { database, clock, storage }
}

export async function importInto(
  app: TestApp,
  dataDir: string,
  folder: string,
  isSample = false,
): Promise<ImportOutcome> {
  return importPackage(importDeps(app, dataDir), { folder, isSample })
}
