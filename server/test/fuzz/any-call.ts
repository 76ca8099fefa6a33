import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { MAX_BODY_BYTES } from '@pinge/contract/values/limits.ts'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { bodyFor, brokenBodyFor, strangeBody, type KnownValues } from './any-value.ts'

/** One call as it goes over the wire, before it is signed. */
export type AnyCall = {
  endpoint: Endpoint
  method: string
  path: string
  /** The body's bytes, or null for none. */
  body: string | null
  contentType: string | null
  token: string
  signing: Signing
}

/** How the common headers are made: as the protocol says, or wrong in one way. */
export type Signing = (typeof signings)[number]
const signings = [
  'right',
  'unsigned',
  'stale',
  'early',
  'replayed',
  'wrong key',
  'wrong application',
  'wrong digest',
  'odd random string',
  'odd time',
  'doubled',
] as const

export type CallChoices = { endpoints: readonly Endpoint[]; known: KnownValues; tokens: readonly string[] }

const BOUNDARY = 'pinge-boundary'

/** Calls of every declared route: mostly ones that come far, since a call that is refused at once proves little. */
export function anyCall({ endpoints, known, tokens }: CallChoices): fc.Arbitrary<AnyCall> {
  const token = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...tokens) },
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('unknown', 'Bearer x', '__proto__', 'é', 'x'.repeat(4_000)) },
  )
  return fc.oneof(
    ...endpoints.map((endpoint) => ({
      // Each file is read in a worker of its own, so that files are fewer; they have tests of their own.
      weight: endpoint.upload ? 1 : 4,
      arbitrary: fc.record({
        endpoint: fc.constant(endpoint),
        method: mostly('POST', fc.constantFrom('GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD')),
        path: mostly<string>(endpoint.path, oddPath(endpoint.path)),
        body: endpoint.upload ? formBody(endpoint.upload.field) : jsonBody(endpoint, known),
        contentType: mostly(
          endpoint.upload ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json',
          oddContentType,
        ),
        token,
        signing: mostly<Signing>('right', fc.constantFrom(...signings)),
      }),
    })),
  )
}

function mostly<T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 24, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })
}

function jsonBody(endpoint: Endpoint, known: KnownValues): fc.Arbitrary<string | null> {
  const schema = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' })
  const text = (body: unknown) => JSON.stringify(body) ?? ''
  return fc.oneof<fc.WeightedArbitrary<string | null>[]>(
    { weight: 30, arbitrary: bodyFor(schema, known).map(text) },
    { weight: 25, arbitrary: brokenBodyFor(schema, known).map(text) },
    { weight: 3, arbitrary: strangeBody.map(text) },
    { weight: 3, arbitrary: cutShort(bodyFor(schema, known).map(text)) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.constantFrom(null, '', '\ufeff{}', '{}{}', 'NaN', '[', '"', '{"a":1e999}') },
    { weight: 1, arbitrary: fc.constantFrom('['.repeat(100_000), `"${'x'.repeat(MAX_BODY_BYTES)}"`) },
  )
}

function cutShort(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(text, fc.nat()).map(([whole, at]) => whole.slice(0, at % Math.max(whole.length, 1)))
}

const oddContentType = fc.constantFrom(
  null,
  '',
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  `multipart/form-data; boundary=${BOUNDARY}`,
  'application/json',
  'nonsense',
  `a/${'b'.repeat(2_000)}`,
)

function oddPath(path: string): fc.Arbitrary<string> {
  return fc.constantFrom(
    `${path}/`,
    `${path}?a=1&a=2&__proto__=3`,
    `${path}%00`,
    `${path}/%zz`,
    `${path}/../../../etc/passwd`,
    `/${path}`,
    path.toUpperCase(),
    `${path}/${'x'.repeat(4_000)}`,
    '/api/',
    '/api/nowhere',
    '/api/__proto__/constructor',
  )
}

/** Roster files, good and bad, in forms that are whole or broken. */
function formBody(field: string): fc.Arbitrary<string | null> {
  const content = fc.oneof(
    { weight: 5, arbitrary: fc.constant('姓名,学号\n王浩然,1\n陈一诺,2\n') },
    { weight: 1, arbitrary: fc.constantFrom('姓名\n', '', '=1+1,@x\n', 'PK\u0003\u0004 no archive') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  )
  const file = fc
    .record({
      name: mostly(field, fc.constantFrom('files', '__proto__', 'constructor', '')),
      fileName: fc.constantFrom('名单.csv', '名单.csv', '../../a.CSV', '名单.xlsx', 'a.exe', ''),
      content,
    })
    .map(
      ({ name, fileName, content: text }) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n${text}\r\n`,
    )
  const extra = fc
    .array(fc.constantFrom('classId', '__proto__', 'x'), { maxLength: 7 })
    .map((names) =>
      names
        .map((name) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`)
        .join(''),
    )
  const whole = fc
    .tuple(mostly('', extra), file)
    .map(([before, part]) => `${before}${part}--${BOUNDARY}--\r\n`)
  return fc.oneof<fc.WeightedArbitrary<string | null>[]>(
    { weight: 8, arbitrary: whole },
    { weight: 2, arbitrary: cutShort(whole) },
    { weight: 1, arbitrary: fc.constantFrom(null, '', `--${BOUNDARY}--\r\n`, '--', 'x'.repeat(5_000)) },
  )
}
