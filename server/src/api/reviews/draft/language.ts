import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const Lines = z.array(z.string().check(z.minLength(1))).check(z.minLength(1))

/** Openers, middles and tails: any of each makes a sentence with any of the others. */
const Bank = z.strictObject({ openers: Lines, middles: Lines, tails: Lines })
export type Bank = z.infer<typeof Bank>

/** The same with middles for the shipped items, which are said as actions. */
const ItemBank = z.strictObject({ ...Bank.shape, doings: Lines })

const bySeason = z.strictObject({ 1: Lines, 2: Lines })

const Language = z.strictObject({
  greetings: Lines,
  item: ItemBank,
  itemUncounted: ItemBank,
  record: Bank,
  markRise: Bank,
  markLevel: Bank,
  fitnessRise: Bank,
  fitnessLevel: Bank,
  attendance: Bank,
  goal: Bank,
  /** By the room of the bank in which the word stands. */
  tag: z.strictObject({ openers: Lines, middles: z.record(z.string(), Lines), tails: Lines }),
  /** By quality. */
  hope: z.strictObject({ openers: Lines, wishes: z.record(z.string(), Lines), tails: Lines }),
  /** Which quality a word of 期望 hopes for. */
  expectations: z.record(z.string(), z.int()),
  /** 寄语, by grade band and by the term of the school year. */
  closings: z.strictObject({ low: bySeason, mid: bySeason, high: bySeason }),
  /** What was done, for the names of shipped items. */
  doings: z.record(z.string(), z.string()),
  missing: z.strictObject({
    comments: z.string(),
    noComments: z.string(),
    records: z.string(),
    marks: z.string(),
    fitness: z.string(),
  }),
})
export type Language = z.infer<typeof Language>

/** The words of drafts, which are data. They are read once, at the start. */
export const language: Language = Language.parse(
  JSON.parse(readFileSync(new URL('../../../../../content/reviews/language.json', import.meta.url), 'utf8')),
)
