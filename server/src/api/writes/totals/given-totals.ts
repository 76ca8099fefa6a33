import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'

/** What one pupil was given: how often, and the points of each quality in their order, praise and reminders apart. */
export type GivenToStudent = {
  praise: number
  reminder: number
  praisePoints: number[]
  /** 0 or less. */
  reminderPoints: number[]
  /** When the last one was given. */
  lastAt: number
}

/** What was given with one item; free comments of the same words count as one. */
export type GivenItem = {
  itemId: string | null
  /** As it was called last. */
  name: string
  type: QualityType
  kind: 'praise' | 'reminder'
  count: number
  points: number
  lastAt: number
}

/** What was given in some days, and stands. The sums over pupils, items and days are the same. */
export type GivenTotals = {
  students: Map<string, GivenToStudent>
  items: Map<string, GivenItem>
  days: Map<string, { praise: number; reminder: number }>
}

/** Some rows of the ledger of one day that are alike in pupil and item. */
export type GivenRow = {
  date: string
  studentId: string
  itemId: string | null
  itemName: string
  type: QualityType
  kind: 'praise' | 'reminder'
  count: number
  points: number
  lastAt: number
}

export function noTotals(): GivenTotals {
  return { students: new Map(), items: new Map(), days: new Map() }
}

export function addRow(totals: GivenTotals, row: GivenRow): void {
  const { date, studentId, itemId, itemName: name, type, kind, count, points, lastAt } = row
  addDay(totals, date, { praise: 0, reminder: 0, [kind]: count })
  let sums = totals.students.get(studentId)
  if (!sums) totals.students.set(studentId, (sums = noStudentSums()))
  sums[kind] += count
  const ofType = sums[`${kind}Points`]
  const place = placeOf(type)
  ofType[place] = (ofType[place] ?? 0) + points
  sums.lastAt = Math.max(sums.lastAt, lastAt)
  addItem(totals, { itemId, name, type, kind, count, points, lastAt })
}

export function addDay(
  { days }: GivenTotals,
  date: string,
  more: { praise: number; reminder: number },
): void {
  const day = days.get(date)
  if (!day) return void days.set(date, { ...more })
  day.praise += more.praise
  day.reminder += more.reminder
}

export function addItem({ items }: GivenTotals, more: GivenItem): void {
  const { name, count, points, lastAt } = more
  const key = keyOfItem(more)
  const item = items.get(key)
  if (!item) return void items.set(key, { ...more })
  item.count += count
  item.points += points
  // Of two names at the same moment always the same one, in whatever order they are added.
  if (lastAt > item.lastAt || (lastAt === item.lastAt && name > item.name)) item.name = name
  item.lastAt = Math.max(item.lastAt, lastAt)
}

/** Under which an item stands in totals: a free comment by its words. */
export function keyOfItem({
  itemId,
  name,
  type,
  kind,
}: Pick<GivenItem, 'itemId' | 'name' | 'type' | 'kind'>) {
  return `${kind} ${type} ${itemId ?? `: ${name}`}`
}

/**
 * What was given as it is called, of each quality by itself. Two teachers may have an item each of one name, and one that was
 * deleted and made again is another one: to a reader they are the same.
 */
export function addUpByName(items: readonly GivenItem[]): Omit<GivenItem, 'itemId' | 'lastAt'>[] {
  return [...Map.groupBy(items, ({ kind, type, name }) => `${kind} ${type} ${name}`).values()].flatMap(
    ([first, ...others]) => {
      if (!first) return []
      const { kind, type, name } = first
      const sum = { kind, type, name, count: first.count, points: first.points }
      for (const { count, points } of others) {
        sum.count += count
        sum.points += points
      }
      return sum
    },
  )
}

export function noStudentSums(): GivenToStudent {
  return {
    praise: 0,
    reminder: 0,
    praisePoints: qualityTypes.map(() => 0),
    reminderPoints: qualityTypes.map(() => 0),
    lastAt: 0,
  }
}

function placeOf(type: QualityType): number {
  return qualityTypes.findIndex((quality) => quality.type === type)
}
