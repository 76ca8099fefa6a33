import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { productCalls } from '../product-calls.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Texts that no statement of the database gets as they come, so that they may be anything. */
const reachNoStatement = new Set([
  // Looked up in what is held in memory.
  '/api/sys/qr/loginResult key',
  '/api/file/media/detail vid',
  '/api/file/media/audio/detail vid',
  // Refused where it is neither a shipped cover nor the address of an upload.
  '/api/business-client/class/updateClass classImg',
  // Read as a table, of which each cell is checked when it is saved.
  '/api/business-client/student/readPastedRoster text',
  // Read as a mark or a measure; anything else is refused cell by cell.
  '/api/business-client/perform/save cells.value',
  '/api/business-client/health/save cells.value',
  // Kept within JSON, which writes it with letters.
  '/api/business-client/review/save sentences.evidence.label',
  '/api/business-client/review/rephrase sentence.evidence.label',
])

it('takes in no call a text that PostgreSQL cannot keep, but where it reaches no statement', () => {
  const taken = productCalls.flatMap(({ path, request }) =>
    textsOf(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }), '')
      .filter(({ schema }) => takesNothing(schema))
      .map(({ name }) => `${path} ${name}`),
  )

  expect(new Set(taken)).toEqual(reachNoStatement)
})

type Text = { name: string; schema: JsonSchema }

/** Every text that a request may hold. */
function textsOf(schema: JsonSchema | boolean | undefined, name: string): Text[] {
  if (typeof schema !== 'object') return []
  const { type, items, properties = {}, anyOf = [] } = schema
  if (type === 'string') return [{ name, schema }]
  const fields = Object.entries(properties).flatMap(([key, inner]) =>
    textsOf(inner, name === '' ? key : `${name}.${key}`),
  )
  const entries = Array.isArray(items) ? [] : textsOf(items, name)
  return [...fields, ...entries, ...anyOf.flatMap((one) => textsOf(one, name))]
}

/** Whether the character U+0000 is taken among others. */
function takesNothing({ enum: words, const: word, format, pattern, allOf = [] }: JsonSchema): boolean {
  if (words !== undefined || word !== undefined || format === 'uuid' || format === 'date') return false
  const patterns = [pattern, ...allOf.map((one) => one.pattern)].filter((one) => one !== undefined)
  return patterns.every((one) => new RegExp(one, 'u').test('a\u0000b'))
}
