import type { PerformSheet, Subject } from '../perform.ts'
import { readAside, readMark } from '../read-mark.ts'
import { keyOfHeading, wholeHeading } from './headings.ts'
import { matchTables, type MatchedTable } from './match-table.ts'
import type { TextTable } from './table-file.ts'

/** A subject and a kind with a dot between them, or `aside`. */
export type MarkKey = string

/** What schools call subjects beside their full names. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  道德与法治: ['道法', '品德', '思品', '道德'],
  体育与健康: ['体育'],
  综合实践活动: ['综合实践', '综合'],
  信息科技: ['信息', '信息技术', '计算机'],
  英语: ['外语'],
  语文: ['语文成绩'],
  数学: ['数学成绩'],
}

/**
 * The marks of a file for the columns that stand in a sheet. A column that names a subject alone is of `kind`, the one that the teacher chose for
 * this file.
 */
export function matchPerform(
  tables: readonly TextTable[],
  {
    subjects,
    kinds,
    rows,
    customAsideName,
  }: Pick<PerformSheet, 'subjects' | 'kinds' | 'rows' | 'customAsideName'>,
  kind: string,
): MatchedTable<MarkKey>[] {
  const shown = subjects.filter(({ isHidden }) => !isHidden)
  const shownKinds = kinds.filter(({ isHidden }) => !isHidden)
  const keys = new Map<string, MarkKey>()
  const byKey = new Map<MarkKey, Subject>()
  const add = (subject: Subject, called: string) => {
    const name = wholeHeading(called)
    if (!keys.has(name)) keys.set(name, `${subject.id}.${kind}`)
    for (const one of shownKinds) {
      const key = `${subject.id}.${one.id}`
      byKey.set(key, subject)
      const ofKind = wholeHeading(one.name)
      for (const heading of [name + ofKind, ofKind + name]) if (!keys.has(heading)) keys.set(heading, key)
    }
  }
  for (const subject of shown) add(subject, subject.name)
  // A school may have a subject that is called as another one is called too.
  for (const subject of shown) for (const called of otherNames[subject.name] ?? []) add(subject, called)
  if (customAsideName !== '') keys.set(wholeHeading(customAsideName), 'aside')
  return matchTables(
    tables,
    rows,
    (heading) => keyOfHeading(keys, heading),
    (key, typed) => {
      const subject = byKey.get(key)
      return { typed, ...(subject ? readMark(subject, typed) : readAside(typed)) }
    },
  )
}
