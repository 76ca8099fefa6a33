import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callsOf } from './calls-of.ts'
import { productCalls } from './product-calls.ts'
import { trainingCalls } from './training/training-calls.ts'

/** Every call that section 7 of the product specification names. */
const specifiedCalls = [
  // Product calls.
  '/api/pgs-manage/site_detail/info',
  '/api/business-client/teacher/login/pwd_sign',
  '/api/business-client/teacher/login/code_sign',
  '/api/sys/qr/loginContent',
  '/api/sys/qr/loginResult',
  '/api/business-client/teacher/login/loginOut',
  '/api/business-client/class/findClassByUserId',
  '/api/file/ali/oss/sign',
  '/api/file/media/detail',
  '/api/file/media/audio/detail',
  '/api/business-client/comment/reviewStu',
  '/api/business-client/comment/reviewItems',
  '/api/business-client/comment/cusItemListAsc',
  '/api/business-client/comment/addReviewItem',
  '/api/business-client/comment/deleteReviewItem',
  '/api/business-client/comment/findCommentLabel',
  '/api/business-client/teacher/login/pixytown/access',
  '/api/business-client/record',
  '/api/business-client/student/list',
  '/api/business-client/student/updateStu',
  // Class team calls.
  '/api/sys/classteam/list/teamStudent',
  '/api/sys/classteam/list/student',
  '/api/sys/classteam/add/team',
  // Spelt so in the specification.
  '/api/sys/classteam/addOrModify/memeber',
  '/api/sys/classteam/remove/team',
  '/api/sys/classteam/list/category',
  '/api/sys/classteam/list/team',
  '/api/sys/classteam/comment',
  '/api/sys/classteam/modify/teamName',
  '/api/sys/classteam/modify/categoryName',
  '/api/sys/classteam/remove/category',
  // Calls of the training service.
  '/api/biz/v2/app/picm/list',
  '/api/biz/v2/app/picm/detail',
  '/api/biz/v2/app/snm/list',
  '/api/biz/v2/app/calendar/list',
  '/api/biz/v2/app/snm/max/zzs',
  '/api/biz/v2/app/zz/record/start',
  '/api/biz/v2/app/zz/record/end',
  '/api/biz/v2/app/picm/add/record',
  '/api/biz/v2/app/snm/add/record',
  '/api/biz/v2/app/calendar/max/score',
]

const calls = [...productCalls, ...trainingCalls]
const builtCalls = new Set<string>(calls.map(({ path }) => path))

it('builds every call of the specification', () => {
  expect(specifiedCalls.filter((path) => !builtCalls.has(path))).toEqual([])
})

it('declares each path once', () => {
  expect(builtCalls.size).toBe(calls.length)
})

it('lists the calls of every module', async () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })
  const declared = files.map(async (file) => {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ `./${file}`)
    return callsOf(module)
  })

  const paths = (await Promise.all(declared)).flat().map(({ path }) => path)
  expect(new Set(paths)).toEqual(builtCalls)
})

it('refuses unknown fields on each call of our own, and ignores them on those of the specification', () => {
  const specified = new Set(specifiedCalls)
  const refuses = (request: z.ZodMiniType) =>
    z.toJSONSchema(request, { io: 'input' }).additionalProperties === false

  expect(calls.filter(({ request }) => refuses(request)).map(({ path }) => path)).not.toContainEqual(
    expect.toSatisfy((path: string) => specified.has(path)),
  )
  const lax = calls.filter(({ path, request }) => !specified.has(path) && !refuses(request))
  expect(lax.map(({ path }) => path)).toEqual([])
})

type Shape = {
  type?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
  maxItems?: number
}

/** The texts and lists in a shape that may be of any length, by where they stand. */
function unlimited(shape: Shape, place: string): string[] {
  const { type, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = shape
  const patterns = [shape, ...allOf].flatMap(({ pattern = [] }) => pattern)
  const isChosen = shape.enum !== undefined || shape.const !== undefined || shape.format !== undefined
  const isLimited =
    type === 'string'
      ? isChosen || shape.maxLength !== undefined || patterns.some(endsSomewhere)
      : // Of a few words to choose from each is kept once.
        type !== 'array' || shape.maxItems !== undefined || items?.enum !== undefined
  return [
    ...(isLimited ? [] : [place]),
    ...Object.entries(properties).flatMap(([name, inner]) => unlimited(inner, `${place}.${name}`)),
    ...(items ? unlimited(items, `${place}[]`) : []),
    ...[...anyOf, ...oneOf].flatMap((inner) => unlimited(inner, place)),
  ]
}

/** Whether a pattern fits whole texts alone, and each part of it only so many signs. */
function endsSomewhere(pattern: string): boolean {
  const withoutClasses = pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x')
  return pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|\{\d+,\}/.test(withoutClasses)
}

it('gives each text and each list that a call takes a limit', () => {
  const places = calls.flatMap(({ path, request }) =>
    unlimited(z.toJSONSchema(request, { io: 'input' }) as Shape, path),
  )
  expect(places).toEqual([])
})
