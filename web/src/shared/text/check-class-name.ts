import { Name } from '@pinge/contract/values/fields.ts'
import { MAX_NAME_LENGTH } from '@pinge/contract/values/limits.ts'
import { countCharacters } from '@pinge/contract/values/texts/count-characters.ts'

/** What is wrong with a class's name as it was typed, or `false`. */
export function checkClassName(typed: string): string | false {
  const name = typed.trim()
  if (name === '') return '请填写班级名称'
  if (countCharacters(name) > MAX_NAME_LENGTH) return `班级名称不能超过 ${MAX_NAME_LENGTH} 个字`
  return !Name.safeParse(name).success && '班级名称含有不能使用的字符'
}
