import { LRUCache } from 'lru-cache'

/**
 * Keeps the values that were used last, so many at the most. Told of a number, the library would take room for all of them
 * at once, in each server; told of sizes, it takes room for what there is.
 */
export function keepRecentlyUsed<Value extends object | number>(most: number): LRUCache<string, Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 })
}
