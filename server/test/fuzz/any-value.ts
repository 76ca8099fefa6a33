import fc from 'fast-check'
import type * as z from 'zod/mini'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Real values by the name of the field that they fit: ids of this database, phones with an account. */
export type KnownValues = Readonly<Record<string, readonly string[]>>

/** What no field of ours may be: wrong types, numbers without measure, half characters, names of prototypes. */
const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '👨‍👩‍👧‍👦'.repeat(10),
  '王'.repeat(5_000),
  "'; drop table students; --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { toString: 1, length: -1 },
  { valueOf: 'now' },
  Array.from({ length: 10_000 }, (_, index) => `s${index}`),
]

const oddKeys = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  '',
  '\u0000',
  '额外',
]

const oddValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) },
)

/** A body that a schema takes, or nearly: the shapes are right and most ids are real. */
export function bodyFor(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  return valueFor(schema, '', known)
}

/** A body that was right until one to three of its places were changed. */
export function brokenBodyFor(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const change = fc.record({
    place: fc.nat({ max: 1_000 }),
    how: fc.constantFrom('replace', 'remove', 'add'),
    key: fc.constantFrom(...oddKeys),
    value: oddValue,
  })
  return fc
    .tuple(bodyFor(schema, known), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([body, changes]) => changes.reduce(changed, body))
}

/** Anything that JSON can hold, whatever its shape. */
export const strangeBody: fc.Arbitrary<unknown> = oddValue

type Change = { place: number; how: string; key: string; value: unknown }

function changed(body: unknown, { place, how, key, value }: Change): unknown {
  // Copied through JSON text, so that a key like __proto__ becomes a field and not a prototype.
  const copy: unknown = JSON.parse(JSON.stringify({ body }))
  const places = placesIn(copy)
  const chosen = places[place % places.length]
  if (!chosen) return value
  const { holder, name } = chosen
  if (how === 'remove') Reflect.deleteProperty(holder, name)
  else if (how === 'add' && Array.isArray(holder)) holder.push(value)
  else Reflect.defineProperty(holder, how === 'add' ? key : name, fieldOf(value))
  return (copy as { body: unknown }).body
}

function fieldOf(value: unknown): PropertyDescriptor {
  return { value, enumerable: true, configurable: true, writable: true }
}

/** Every field and every entry inside a value. */
function placesIn(value: unknown): { holder: object; name: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .slice(0, 50)
    .flatMap(([name, inner]) => [{ holder: value, name }, ...placesIn(inner)])
}

function valueFor(schema: JsonSchema, key: string, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant<unknown>(schema.const)
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(one, key, known)))
  switch (schema.type) {
    case 'object':
      return objectFor(schema, known)
    case 'array':
      return arrayFor(schema, key, known)
    case 'string':
      return stringFor(schema, known[key] ?? [])
    case 'number':
    case 'integer':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 1000) }),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 0),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      throw new Error(`no values are known for ${JSON.stringify(schema)}`)
  }
}

function objectFor(
  { properties = {}, required = [] }: JsonSchema,
  known: KnownValues,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).flatMap(([key, schema]) =>
    typeof schema === 'boolean' ? [] : [[key, valueFor(schema, key, known)] as const],
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
}

function arrayFor(schema: JsonSchema, key: string, known: KnownValues): fc.Arbitrary<unknown> {
  const { items, minItems = 0, maxItems = 5 } = schema
  if (items === undefined || typeof items === 'boolean' || Array.isArray(items))
    throw new Error('a list of the contract says what is in it')
  const item = valueFor(items, key, known)
  const usual = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, 5) })
  // The most that is allowed, and one more.
  const long = fc
    .tuple(item, fc.constantFrom(maxItems, maxItems + 1))
    .map(([value, length]) => Array.from({ length }, () => value))
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: long })
}

function stringFor(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  const { pattern = '', minLength = 0, maxLength = 64 } = schema
  const rule = JSON.stringify([pattern, minLength, maxLength])
  const made = texts.get(rule) ?? textOf(pattern, minLength, maxLength)
  texts.set(rule, made)
  if (known.length === 0) return made
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made })
}

/** By their rule: hundreds of fields have few of them, and fast-check prepares one for longer than it makes a text. */
const texts = new Map<string, fc.Arbitrary<string>>()

function textOf(pattern: string, minLength: number, maxLength: number): fc.Arbitrary<string> {
  const regex = new RegExp(pattern, 'u')
  // fast-check makes strings from a pattern that has no Unicode classes; for those, the pattern is a filter.
  if (pattern !== '' && !pattern.includes('\\p{')) return fc.stringMatching(regex)
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 300) })
    .filter((text) => text.length <= maxLength && regex.test(text))
}
