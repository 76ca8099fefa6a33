import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import * as errors from './errors.ts'
import { fieldNames, namesByCall } from './field-names.ts'
import { errorOf, isErrorName, type ErrorName } from './error-name.ts'

const UNFIT_SIGNS = '含有不能使用的字符'

const patternHints: Record<string, string> = {
  tel: '应为 11 位手机号',
  password: '格式不对',
  code: '应为 6 位数字',
  geziNo: '应为 8 位数字',
  birthday: '应为真实的日期，如 2017-03-05',
  note: UNFIT_SIGNS,
  date: '应为真实的日期，如 2026-09-01',
  from: '应为真实的日期，如 2026-09-01',
  to: '应为真实的日期，如 2026-09-01',
  startDate: '应为真实的日期，如 2026-09-01',
  endDate: '应为真实的日期，如 2026-09-01',
}

export type InputRefusal = { name: ErrorName; message: string }

/** Turns the first thing that a call's schema found wrong into one Chinese sentence that names the field. */
export function formatIssue(
  { path }: Pick<Endpoint, 'path'>,
  issue: z.core.$ZodIssue | undefined,
): InputRefusal {
  if (!issue) return { name: 'invalidInput', message: errors.invalidInput.message }
  if (isErrorName(issue.message)) return { name: issue.message, message: errorOf(issue.message).message }

  const key = issue.path.findLast((part) => typeof part === 'string') ?? ''
  const place = issue.path.find((part) => typeof part === 'number')
  const label = namesByCall[path]?.[key] ?? fieldNames[key] ?? '提交的内容'
  const field = place === undefined || key === '' ? label : `第 ${place + 1} 项的${label}`
  return { name: 'invalidInput', message: `${field}${complaint(issue, key)}` }
}

function complaint(issue: z.core.$ZodIssue, key: string): string {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return '不能为空'
      return `不能小于 ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'string') return `不能超过 ${issue.maximum} 个字`
      if (issue.origin === 'array') return `一次不能超过 ${issue.maximum} 个`
      return `不能大于 ${issue.maximum}`
    case 'unrecognized_keys':
      return `里有不认识的字段：${issue.keys.slice(0, 3).join('、').slice(0, 60)}`
    case 'invalid_format':
      return isOfText(issue) ? UNFIT_SIGNS : (patternHints[key] ?? '格式不对')
    case 'invalid_type':
      return issue.input === undefined ? '不能为空' : '的类型不对'
    case 'invalid_union': {
      // The first of its ways is the usual one; the others are a word, such as an empty one.
      const [usual] = issue.errors[0] ?? []
      return usual ? complaint(usual, key) : '不在可选范围内'
    }
    case 'custom':
      return patternHints[key] ?? '不在可选范围内'
    default:
      return '不在可选范围内'
  }
}

/** Whether it is free text, or a line of it, that holds what cannot be stored: of all patterns these alone name half characters. */
function isOfText({ pattern }: z.core.$ZodIssueInvalidStringFormat): boolean {
  return pattern?.includes('\\p{Cs}') ?? false
}
