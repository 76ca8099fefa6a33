import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { studentList } from '@pinge/contract/students.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { ensureWebBuild } from '../../../scripts/lib/ensure-web-build.mjs'
import { addClassOf, registerTeacher } from '../../browser/add-classes.ts'
import {
  cards,
  cumulativeShift,
  items,
  press,
  readObserved,
  slowestAnswer,
  visit,
  waitFor,
} from '../../browser/class-screen.ts'
import type { Observed } from '../../browser/observed.ts'
import { measureEmptyPage, type EmptyPage } from '../../browser/empty-page.ts'
import { openBrowser, openPage } from '../../browser/open-browser.ts'
import { median } from '../../compare.ts'
import { call } from '../../load/call.ts'
import type { Row } from '../../row.ts'
import { startServer } from '../../servers/start-server.ts'
import type { RowContext } from '../row-context.ts'

const CLASS_SIZES = [60, 200]
const SELECTIONS = 8
const GIVES = 4
/** The celebration of a praise is over, and the next press begins from rest. */
const CELEBRATION_MS = 2_500

/** What one pass of a class measured, in milliseconds, and without a unit the shift. */
type Pass = Record<keyof typeof figures, number>

const figures = {
  firstLcp: { text: 'LCP, first visit ever', allowed: 1_200, beside: 'lcp' },
  laterLcp: { text: 'LCP, third visit', allowed: 1_200, beside: 'lcp' },
  firstPupils: { text: 'pupils drawn, first visit ever', allowed: 1_200, beside: 'lcp' },
  laterPupils: { text: 'pupils drawn, third visit', allowed: 1_200, beside: 'lcp' },
  selecting: { text: 'INP of selecting', allowed: 100, beside: 'answer' },
  opening: { text: 'INP of opening the comment dialog', allowed: 100, beside: 'answer' },
  giving: { text: 'INP of giving', allowed: 100, beside: 'answer' },
  shift: { text: 'CLS', allowed: 0.05, beside: null },
  requests: { text: 'requests before pupils are drawn', allowed: 12, beside: null },
} as const

/**
 * Row 9: the class in a browser whose processor is slowed four times. Each pass is a browser that knows nothing but who
 * is signed in; beside it an empty page in the same browser, so that a busy machine shows.
 */
export async function webSpeedRows({ options, engine }: RowContext): Promise<Row[]> {
  await ensureWebBuild()
  const folder = mkdtempSync(join(tmpdir(), 'pinge-bench-'))
  const server = await startServer('product', { DATA_DIR: folder })
  const browser = await openBrowser()
  try {
    const { origin } = server
    const teacher = await registerTeacher(origin)
    const rows: Row[] = []
    for (const pupils of CLASS_SIZES) {
      const classId = await addClassOf(origin, teacher.accessToken, pupils)
      const given = new Map<string, number>()
      const passes: Pass[] = []
      const empty: EmptyPage[] = []
      for (let pass = 0; pass < options.passes; pass += 1) {
        empty.push(await measureEmptyPage(browser, origin, teacher))
        passes.push(await measureClass(browser, { origin, teacher, classId, pupils, given }))
      }
      await expectGiven(origin, teacher, classId, given)
      rows.push(...rowsOf(pupils, passes, empty))
    }
    return rows
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  function rowsOf(pupils: number, passes: readonly Pass[], empty: readonly EmptyPage[]): Row[] {
    return Object.entries(figures).map(([name, { text, allowed, beside }]) => {
      const measured = median(passes.map((pass) => pass[name as keyof Pass]))
      const unit = beside === null ? '' : ' ms'
      const told = (value: number): string =>
        beside === null ? String(Number(value.toFixed(3))) : `${Math.round(value)} ms`
      return {
        figure: `9 ${pupils} pupils: ${text}`,
        engine,
        measured: told(measured),
        yardstick: beside ? `${told(median(empty.map((page) => page[beside])))} an empty page` : '',
        ratio: (measured / allowed).toFixed(2),
        target: `≤ 1.00 of ${allowed}${unit}`,
        isReached: measured <= allowed,
      }
    })
  }
}

type Class = {
  origin: string
  teacher: UserInfo
  classId: string
  pupils: number
  /** Points that were given here, by the pupil's name. */
  given: Map<string, number>
}

async function measureClass(browser: Browser, one: Class): Promise<Pass> {
  const { origin, teacher, classId, pupils, given } = one
  const address = `${origin}/comment/class-detail?classId=${classId}`
  const page = await openPage(browser, origin, teacher)
  try {
    await visit(page, address, pupils)
    const first = await readObserved(page)
    await visit(page, address, pupils)
    await visit(page, address, pupils)
    const later = await readObserved(page)

    const opening: number[] = []
    const giving: number[] = []
    for (let give = 0; give < GIVES; give += 1) {
      let pupil = ''
      opening.push(await slowestAnswer(page, async () => void (pupil = await press(page, cards, give * 7))))
      await waitFor(page, items, (count) => count > 0)
      let item = ''
      giving.push(await slowestAnswer(page, async () => void (item = await press(page, items, give))))
      addPoints(given, pupil, item)
      await wait(CELEBRATION_MS)
    }
    const selecting = await slowestAnswer(page, async () => {
      await press(page, 'button[aria-label="多选"]')
      for (let place = 0; place < SELECTIONS; place += 1) await press(page, cards, place * 5)
    })
    await waitFor(page, '[data-action="tap"][aria-pressed="true"]', (count) => count === SELECTIONS)
    const { shifts } = await readObserved(page)
    return {
      firstLcp: largestPaint(first),
      laterLcp: largestPaint(later),
      firstPupils: first.pupilsDrawnMs ?? Number.NaN,
      laterPupils: later.pupilsDrawnMs ?? Number.NaN,
      selecting,
      opening: Math.max(...opening),
      giving: Math.max(...giving),
      shift: Math.max(cumulativeShift(first.shifts), cumulativeShift(shifts)),
      requests: first.requests,
    }
  } finally {
    await page.context().close()
  }
}

function largestPaint({ paints }: Observed): number {
  return paints.at(-1)?.atMs ?? Number.NaN
}

/** 王浩然，3 分 was given 作业优秀，+2 分 */
function addPoints(given: Map<string, number>, pupil: string, item: string): void {
  const [name = ''] = pupil.split('，')
  // The true minus sign is no number's.
  const points = Number(/，([+−]\d+) 分$/.exec(item)?.[1]?.replace('−', '-'))
  if (!Number.isFinite(points)) throw new Error(`no points can be read of ${item}`)
  given.set(name, (given.get(name) ?? 0) + points)
}

/** A fast comment that the server does not know would count for nothing. */
async function expectGiven(
  origin: string,
  teacher: UserInfo,
  classId: string,
  given: ReadonlyMap<string, number>,
): Promise<void> {
  const { stuInfoList } = await call(origin, studentList, { classId }, teacher.accessToken)
  const wrong = stuInfoList.filter(({ username, stuScore }) => stuScore !== (given.get(username) ?? 0))
  if (given.size === 0 || wrong.length > 0)
    throw new Error(`other points than were given: ${wrong.map(({ username }) => username).join()}`)
}
