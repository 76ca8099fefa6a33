import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

/** Words that only their author knows, each with the word that the field or the specification has for it. */
const privateWords = [
  { words: ['deed', 'deeds'], better: 'action (what a user does), write (what changes the database)' },
  { words: ['anew'], better: 'again' },
  { words: ['nobody'], better: 'who it is: no teacher, no pupil, no other process' },
  { words: ['whoever'], better: 'who it is: a teacher who, a write that' },
  { words: ['award', 'awards', 'awarded', 'awarding'], better: 'comment' },
  { words: ['door', 'doors'], better: 'home page, sign-in' },
  { words: ['tick', 'ticks', 'ticked', 'ticking'], better: 'select (a pupil), check mark (a shape)' },
  { words: ['wish', 'wishes'], better: 'join request (to a class), request (to close an account)' },
  {
    words: ['most', 'fewest', 'least'],
    before: '(?=_)',
    better: 'MAX_* and MIN_*, as the limits of the contract',
  },
  { words: ['describe'], before: '(?=[A-Z])', better: 'format* for what builds a text' },
]

/** What is spelled so by others: Node and Unix, or what devices of users have stored already. */
const allowed = [
  // The test tool's own name of a clock that runs on by itself.
  { word: 'tick', files: ['web/test/clock.ts'] },
  { word: 'nobody', files: ['scripts/lib/programs/postgres.mjs', 'server/test/failover/postgres-pair.ts'] },
  // The name that the calls about privacy fix for what was done.
  {
    word: 'deed',
    files: [
      'contract/src/privacy/audit.ts',
      'server/src/api/privacy/audit/list-audit.ts',
      'server/src/api/privacy/audit/audit.test.ts',
      'server/src/api/reviews/polish/polish.test.ts',
      'web/src/features/privacy/audit/AuditRows.tsx',
      'web/src/pages/privacy/privacy.test.tsx',
    ],
  },
  {
    word: 'award',
    files: [
      'web/src/features/comments/queue/device-store.ts',
      'web/src/features/comments/queue/device-queue.ts',
    ],
  },
  // The kind by which messages about a join request are stored.
  {
    word: 'wish',
    files: [
      'contract/src/messages.ts',
      'server/src/api/class-teachers/join-class.ts',
      'server/src/api/messages/messages.test.ts',
      'server/test/surface/bodies/class-bodies.ts',
      'web/src/features/messages/format-message.ts',
      'web/src/features/messages/messages.test.tsx',
      'web/src/pages/main/MessagesPage.tsx',
    ],
  },
  // What a review hopes for a pupil (寄语).
  {
    word: 'wish',
    files: [
      'server/src/api/reviews/draft/draft-rules.unit.test.ts',
      'server/src/api/reviews/draft/facts.ts',
      'server/src/api/reviews/draft/language.ts',
    ],
  },
  {
    word: 'tick',
    files: [
      'server/src/platform/db/postgres/packet-queue.ts',
      'server/src/platform/db/postgres/postgres-engine.ts',
      'server/src/platform/db/postgres/snapshot-version.ts',
    ],
  },
]

const own = 'scripts/lib/private-words.test.mjs'

/** A word by itself or as a part of a name: `deed`, `aDeed`, `DEED_MS`. @param {string} word @param {string} after */
function patternOf(word, after = '(?![a-z])') {
  const capital = `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  return `(?<![A-Za-z])${word}${after}|${capital}${after}|(?<![A-Za-z])${word.toUpperCase()}(?![A-Za-z])`
}

const patterns = privateWords.map(({ words, before, better }) => ({
  pattern: new RegExp(words.map((word) => patternOf(word, before)).join('|')),
  better,
}))

/** @param {string} file @param {string} text */
function findPrivateWords(file, text) {
  return [file, ...text.split('\n')].flatMap((line, place) =>
    patterns.flatMap(({ pattern, better }) => {
      const word = pattern.exec(line)?.[0]
      if (word === undefined || isAllowed(file, word)) return []
      return `${file}:${place} “${word}” → ${better}`
    }),
  )
}

/** @param {string} file @param {string} word */
function isAllowed(file, word) {
  return allowed.some((one) => word.toLowerCase().startsWith(one.word) && one.files.includes(file))
}

it('uses the words of the field and of the specification, in code, comments and documents', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md', '*.css', '*.conf', '*.sh'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => file !== '' && file !== own && file !== 'docs/style.md')

  expect(files.flatMap((file) => findPrivateWords(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

it('finds a private word also inside a name, and leaves other words alone', () => {
  const text =
    'class ActionDeed {}\nconst MORNING_DEEDS = 1\nfunction describeFailure() {}\nindeed, describe it, a reward'

  expect(findPrivateWords('one.ts', text)).toEqual([
    'one.ts:1 “Deed” → action (what a user does), write (what changes the database)',
    'one.ts:2 “DEEDS” → action (what a user does), write (what changes the database)',
    'one.ts:3 “describe” → format* for what builds a text',
  ])
})
