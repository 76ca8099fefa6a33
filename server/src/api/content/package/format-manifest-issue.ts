import { zhCN } from 'zod/locales'
import type * as z from 'zod/mini'
import type { JsonPath } from './locate-json.ts'

/** How zod says in Chinese what is wrong with a value. */
export const inChinese = zhCN().localeError

/** A fault of the manifest's shape: which value, and what it should be. */
export type ShapeFault = { at: JsonPath; message: string }

const patterns: Readonly<Record<string, string>> = {
  id: '编号只用小写字母、数字和 -，最多 40 个',
  link: '链接要以 / 开头，指向本产品的页面',
}

/** One issue may name several fields; each gets its own line. */
export function formatManifestIssue(issue: z.core.$ZodIssue): ShapeFault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ at: [...issue.path, key], message: `不认识的字段“${key}”` }))
  const name = issue.path.findLast((part) => typeof part === 'string') ?? 'manifest.json'
  if (issue.code === 'invalid_type' && issue.message.endsWith('undefined'))
    return [{ at: issue.path, message: `缺少“${name}”` }]
  if (issue.code === 'invalid_union')
    return [{ at: issue.path, message: `“${name}”只能是 practical 或 special` }]
  if (issue.code === 'invalid_format') return [{ at: issue.path, message: formatPattern(name) }]
  return [{ at: issue.path, message: `“${name}”：${issue.message}` }]
}

function formatPattern(name: string): string {
  if (['path', 'cover', 'picture', 'captions', 'sound'].includes(name))
    return `“${name}”要写包内的相对路径，用 / 分隔，不能离开这个文件夹`
  return patterns[name] ?? `“${name}”里有不能用的字符，或者格式不对`
}
