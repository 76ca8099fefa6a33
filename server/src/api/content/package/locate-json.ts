/** A way into JSON: keys of objects and places in lists. */
export type JsonPath = readonly PropertyKey[]

type Level = { path: JsonPath; place: number | undefined; key: string | undefined; hasValue: boolean }

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|\n/g

/**
 * Where each value of a JSON text stands, by its line. The text has to be JSON that was parsed already. What is not there
 * stands where the nearest thing around it begins.
 */
export function locateJson(text: string): (path: JsonPath) => number {
  const lines = new Map<string, number>()
  const levels: Level[] = []
  let line = 1
  for (const [token] of text.matchAll(tokens)) {
    const level = levels.at(-1)
    if (token === '\n') line += 1
    else if (token === ',') levels.splice(-1, 1, ...(level ? [next(level)] : []))
    else if (token === '}' || token === ']') levels.pop()
    else if (level?.place === undefined && level?.hasValue === false && level.key === undefined) {
      level.key = String(JSON.parse(token))
      lines.set(keyOf([...level.path, level.key]), line)
    } else if (token === ':' && level) level.hasValue = true
    else {
      const path = level ? [...level.path, level.place ?? level.key ?? ''] : []
      if (!lines.has(keyOf(path))) lines.set(keyOf(path), line)
      if (token === '{') levels.push({ path, place: undefined, key: undefined, hasValue: false })
      if (token === '[') levels.push({ path, place: 0, key: undefined, hasValue: false })
    }
  }
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const found = lines.get(keyOf(path.slice(0, length)))
      if (found !== undefined) return found
    }
    return 1
  }
}

function next(level: Level): Level {
  return {
    ...level,
    place: level.place === undefined ? undefined : level.place + 1,
    key: undefined,
    hasValue: false,
  }
}

const keyOf = (path: JsonPath): string => JSON.stringify(path.map(String))

/** In which line a text stops to be JSON: the first one with which its beginning can no longer be completed. */
export function findBadLine(text: string): number {
  const lines = text.split('\n')
  let good = 0
  let bad = lines.length
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (mayGoOn(lines.slice(0, middle).join('\n'))) good = middle
    else bad = middle
  }
  return bad
}

/** The engine complains of the end of the text, and of nothing before it. */
function mayGoOn(beginning: string): boolean {
  try {
    JSON.parse(beginning)
    return true
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    return (
      said.startsWith('Unexpected end') || Number(/position (\d+)/.exec(said)?.[1] ?? -1) >= beginning.length
    )
  }
}
