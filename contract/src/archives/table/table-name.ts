import type { MarkKind, PerformSheet, Subject } from '../perform.ts'
import { wholeHeading } from './headings.ts'

/** What a name may say beside a subject and a kind. */
const otherWords = /成绩|考试|测试|分数|登记|统计|汇总|[表单册]/g
/** A kind of one letter, such as 一, stands in the name of a class as well. */
const MIN_KIND_LENGTH = 2

/**
 * What the name of a table says of columns that leave it open: 三(2)班期中 the kind, 语文 the subject, 语文期中 both. Columns that
 * are hidden are meant too, so that what is theirs does not go elsewhere.
 */
export function readTableName(
  name: string,
  { subjects, kinds }: Pick<PerformSheet, 'subjects' | 'kinds'>,
  otherNames: Readonly<Record<string, readonly string[]>>,
): { subject: Subject | undefined; kind: MarkKind | undefined } {
  const text = wholeHeading(name)
  const named = kinds.filter((kind) => {
    const own = wholeHeading(kind.name)
    return own.length >= MIN_KIND_LENGTH && text.includes(own)
  })
  // Of 单元 and 单元一 in one name the longer one is meant; of 期中 and 期末 neither.
  const kind = named.find((one) =>
    named.every((other) => wholeHeading(one.name).includes(wholeHeading(other.name))),
  )
  const rest = (kind ? text.replace(wholeHeading(kind.name), '') : text).replace(otherWords, '')
  const isCalled = (called: string) => wholeHeading(called) === rest
  const subject =
    subjects.find((one) => isCalled(one.name)) ?? subjects.find((one) => otherNames[one.name]?.some(isCalled))
  return { subject, kind }
}
