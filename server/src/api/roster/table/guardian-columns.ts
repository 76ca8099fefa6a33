import { rosterGuardians } from '@pinge/contract/roster/roster-fields.ts'

type Part = 'name' | 'relation' | 'tel'
type GuardianField = (typeof rosterGuardians)[number][Part]

/** What the heading of a guardian's column says: which part, of which place, of whom. */
export type GuardianColumn = { part: Part; place: '' | '1' | '2'; kin: string; text: string }

const who = '(?<who>家长|监护人|家庭联系人|联系人|父亲|母亲|爸爸|妈妈|父|母)?'
const number = '[一二12]?'
const ofOthers = /单位|办公|学校|校长|班主任|老师|教师|辅导员|司机|校车|托管|晚托|宿管|保安/
const parts: readonly (readonly [Part, RegExp])[] = [
  [
    'relation',
    new RegExp(`^(第${number})?${who}${number}[与和同]?(学生|孩子|幼儿|本人)?的?(关系|称谓|称呼)${number}$`),
  ],
  // Whatever else is called a phone, as 家庭联系电话, is one of the first guardian.
  [
    'tel',
    new RegExp(
      `^(?!.*(${ofOthers.source}))(第${number})?(?:${who}|.*?)${number}的?[^父母]*(电话|手机|联系方式|tel|phone|mobile)(号码?)?${number}$`,
      'i',
    ),
  ],
  [
    'name',
    new RegExp(
      `^(第${number})?(?<who>家长|监护人|家庭联系人|联系人|父亲|母亲|爸爸|妈妈)${number}(的?(姓名|名字|名称))?${number}$`,
    ),
  ],
]
const kinNames: Readonly<Record<string, string>> = {
  父亲: '父亲',
  爸爸: '父亲',
  父: '父亲',
  母亲: '母亲',
  妈妈: '母亲',
  母: '母亲',
}

/** Where the school, a work place or a driver is named, whose phone is no family's; -1 where none is. */
export function findOthers(text: string): number {
  return text.search(ofOthers)
}

/** 家长2电话, 第二监护人, 父亲姓名, 与学生关系; undefined for a column that is no guardian's. */
export function guardianFieldOf(text: string): GuardianColumn | undefined {
  for (const [part, pattern] of parts) {
    const found = pattern.exec(text)
    if (!found) continue
    const digit = /[一二12]/.exec(text)?.[0] ?? ''
    const place = digit === '' ? '' : /[二2]/.test(digit) ? '2' : '1'
    return { part, place, kin: kinNames[found.groups?.who ?? ''] ?? '', text }
  }
  return undefined
}

/**
 * Gives the columns to both guardians: by their numbers, by 父亲 and 母亲, or, where a heading stands there twice, in the
 * order of the table. A column without a name for its person fills what the first guardian lacks, 家长电话 before 联系电话.
 */
export function placeGuardians(columns: readonly { field: GuardianColumn; column: number }[]): {
  places: Partial<Record<GuardianField, number>>
  kin: readonly string[]
} {
  const kin = [...new Set(columns.flatMap(({ field }) => (field.kin === '' ? [] : [field.kin])))]
  const places: Partial<Record<GuardianField, number>> = {}
  const seen = new Set<string>()
  const rankOf = ({ field: { kin, place, text } }: { field: GuardianColumn }): number =>
    kin !== '' || place !== '' ? 2 : /家长|监护人|家庭/.test(text) ? 1 : 0
  for (const { field, column } of columns.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    const isSecondTime = seen.has(field.text)
    seen.add(field.text)
    const place = field.kin !== '' ? kin.indexOf(field.kin) : field.place === '2' || isSecondTime ? 1 : 0
    const target = rosterGuardians[place]?.[field.part]
    if (target) places[target] ??= column
  }
  return { places, kin }
}
