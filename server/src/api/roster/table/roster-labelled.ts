import { findOthers } from './guardian-columns.ts'
import { looksLikeName, tidyName } from './roster-cells.ts'
import { isHeading, isNameHeading } from './roster-columns.ts'
import type { Table } from './roster-table.ts'

type Pair = { label: string; value: string }

/**
 * `姓名：王浩然 性别：男`, as people fill in what a chat asks for: a heading and a row for each pupil. Undefined where the text is
 * anything else, or has a line that would be lost.
 */
export function readLabelled(lines: readonly string[], isNote: (line: string) => boolean): Table | undefined {
  const pupils: Map<string, string>[] = []
  for (const line of lines) {
    const pairs = readPairs(line)
    // What stands above the first pupil says which list this is.
    if (pairs.length === 0 && pupils.length > 0 && line.trim() !== '' && !isNote(line)) return undefined
    for (const group of splitAtRepeats(pairs)) {
      // Whose label is there already is the next pupil, with all that stands in the line.
      const last = pupils.at(-1)
      const pupil = last && !group.some(({ label }) => last.has(label)) ? last : new Map<string, string>()
      if (pupil !== last) pupils.push(pupil)
      for (const { label, value } of group) pupil.set(label, value)
    }
  }
  const headings = [...new Set(pupils.flatMap((pupil) => [...pupil.keys()]))]
  const names = pupils.flatMap((pupil) => [...pupil].filter(([label]) => isNameHeading(label)))
  if (!names.some(([, value]) => looksLikeName(tidyName(value)))) return undefined
  return [headings, ...pupils.map((pupil) => headings.map((label) => pupil.get(label) ?? ''))]
}

function readPairs(line: string): Pair[] {
  const labels = [...line.matchAll(/([\p{Script=Han}\d]{1,20})\s*[:：]/gu)].map(
    ({ 0: all, 1: run = '', index }) => {
      const from = labelStart(run, isBehindColon(line, index))
      return { label: run.slice(from), begin: index + from, end: index + all.length }
    },
  )
  return labels.map(({ label, end }, at) => ({
    label,
    value: line.slice(end, labels[at + 1]?.begin).replace(/^[\s,，;；、。]+|[\s,，;；、。]+$/g, ''),
  }))
}

/** Looks at the sign before alone: a search through all that stands before each label would take the square of their number. */
function isBehindColon(line: string, index: number): boolean {
  const sign = line.slice(0, index).trimEnd().at(-1)
  return sign === ':' || sign === '：'
}

/** A label may stand right behind the value before it: 王浩然性别：男. The end of 班主任电话 is no label of its own. */
function labelStart(run: string, isBehindLabel: boolean): number {
  const others = findOthers(run)
  if (others >= 0) return isBehindLabel ? others : 0
  const places = Array.from({ length: run.length }, (_, at) => at)
  return Math.max(
    0,
    places.findIndex((at) => isHeading(run.slice(at))),
  )
}

/** Several pupils in one line. */
function splitAtRepeats(pairs: readonly Pair[]): Pair[][] {
  const groups: Pair[][] = []
  for (const pair of pairs) {
    const last = groups.at(-1)
    if (last && !last.some(({ label }) => label === pair.label)) last.push(pair)
    else groups.push([pair])
  }
  return groups
}
