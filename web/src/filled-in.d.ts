/**
 * What the sources may call beyond the language of the floor's year, because `web/browser-floor.ts` fills it in, or
 * because every browser of the floor has it.
 */

interface ReadonlyArray<T> {
  toReversed(): T[]
  toSorted(compare?: (a: T, b: T) => number): T[]
  toSpliced(start: number, deleteCount?: number, ...items: T[]): T[]
  findLast<S extends T>(is: (value: T, index: number, array: readonly T[]) => value is S): S | undefined
  findLast(is: (value: T, index: number, array: readonly T[]) => unknown): T | undefined
}

interface Array<T> {
  toReversed(): T[]
  toSorted(compare?: (a: T, b: T) => number): T[]
  toSpliced(start: number, deleteCount?: number, ...items: T[]): T[]
  findLast<S extends T>(is: (value: T, index: number, array: T[]) => value is S): S | undefined
  findLast(is: (value: T, index: number, array: T[]) => unknown): T | undefined
}

interface ObjectConstructor {
  groupBy<K extends PropertyKey, T>(
    items: Iterable<T>,
    keyOf: (item: T, index: number) => K,
  ): Partial<Record<K, T[]>>
}
