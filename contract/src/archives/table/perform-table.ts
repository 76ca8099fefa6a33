import type { MarkKind, PerformSheet, Subject } from '../perform.ts'
import { readAside, readMark } from '../read-mark.ts'
import { keyOfHeading, wholeHeading } from './headings.ts'
import { matchTables, type MatchedTable } from './match-table.ts'
import type { TextTable } from './table-file.ts'
import { readTableName } from './table-name.ts'

/** A subject and a kind with a dot between them, or `aside`. */
export type MarkKey = string

/** What schools call subjects beside their full names. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  道德与法治: ['道法', '品德', '思品', '道德'],
  体育与健康: ['体育'],
  综合实践活动: ['综合实践', '综合'],
  信息科技: ['信息', '信息技术', '计算机'],
  英语: ['外语'],
}

/** What stands beside a subject or a kind in a heading, and says no more than that marks follow. */
const markWords = /成绩|分数|得分|考试|测试|检测/g
/** The same for marks that are grades: beside points they are another column. */
const gradeWords = /等级|等第/g

type Columns = Pick<PerformSheet, 'subjects' | 'kinds' | 'customAsideName'>

/**
 * The marks of a file for the columns that stand in a sheet. A column that names a subject alone is of the kind that the
 * name of its own table says, 期中, else of `kind`, the one that the teacher chose for this file. Where one table says its
 * kind by its name, no other one is taken for the chosen kind.
 */
export function matchPerform(
  tables: readonly TextTable[],
  sheet: Columns & Pick<PerformSheet, 'rows'>,
  kind: string,
): MatchedTable<MarkKey>[] {
  const { subjects, rows, customAsideName } = sheet
  const shown = subjects.filter(({ isHidden }) => !isHidden)
  const byId = new Map(shown.map((subject) => [subject.id, subject]))
  const said = new Map(tables.map(({ name }) => [name, readTableName(name, sheet, otherNames)]))
  const chosen = [...said.values()].some((one) => one.kind) ? undefined : kind
  return matchTables(
    tables,
    rows,
    (name) => {
      const own = said.get(name)
      const keys = keysOf(sheet, own?.kind?.id ?? chosen, own?.subject)
      if (customAsideName !== '') keys.set(wholeHeading(customAsideName), 'aside')
      return {
        said: (own?.subject?.name ?? '') + (own?.kind?.name ?? ''),
        keyOf: (heading) => keyOfMark(keys, byId, heading),
      }
    },
    (key, typed) => {
      const subject = byId.get(subjectOf(key))
      return { typed, ...(subject ? readMark(subject, typed) : readAside(typed)) }
    },
  )
}

/** The key of each heading: `kind` is that of a subject alone, `subject` that of a kind alone, or of 成绩 alone. */
function keysOf(
  { subjects, kinds }: Columns,
  kind: string | undefined,
  subject: Subject | undefined,
): Map<string, MarkKey> {
  const keys = new Map<string, MarkKey>()
  const shown = subjects.filter(({ isHidden }) => !isHidden)
  const shownKinds = kinds.filter(({ isHidden }) => !isHidden)
  const alone = shownKinds.find(({ id }) => id === kind)
  const add = (heading: string, { id }: Subject, of: MarkKind | undefined) => {
    const name = wholeHeading(heading)
    if (of && !keys.has(name)) keys.set(name, `${id}.${of.id}`)
  }
  const addAll = (one: Subject, called: string) => {
    add(called, one, alone)
    for (const of of shownKinds)
      for (const heading of [called + of.name, of.name + called]) add(heading, one, of)
  }
  for (const one of shown) addAll(one, one.name)
  // A school may have a subject that is called as another one is called too.
  for (const one of shown) for (const called of otherNames[one.name] ?? []) addAll(one, called)
  if (subject && !subject.isHidden) {
    add('', subject, alone)
    for (const of of shownKinds) add(of.name, subject, of)
  }
  return keys
}

/** A heading as it stands, or without the words that say no more than that marks follow: 期末考试语文成绩 is 期末语文. */
function keyOfMark(
  keys: ReadonlyMap<string, MarkKey>,
  subjects: ReadonlyMap<string, Subject>,
  heading: string,
): MarkKey | undefined {
  const plain = keyOfHeading(keys, heading)
  if (plain !== undefined) return plain
  const key = keyOfHeading(keys, heading.replace(markWords, ''))
  if (key !== undefined) return key
  const graded = keyOfHeading(keys, heading.replace(markWords, '').replace(gradeWords, ''))
  return graded !== undefined && subjects.get(subjectOf(graded))?.mode === 'grade' ? graded : undefined
}

function subjectOf(key: MarkKey): string {
  return key.slice(0, key.lastIndexOf('.'))
}
