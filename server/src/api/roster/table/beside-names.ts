/** What a chat or a note writes beside its names, and is no pupil. */

const han = '\\p{Script=Han}'
const classNumber = '(?:[(（]?[一二三四五六七八九十\\d]{1,3}[)）]?)'
/** 三（2）班, 三2班, 三年二班, 2024级3班, 2班. */
const className = `(?:(?:[一二三四五六七八九\\d]|\\d{4}级)(?:年级?)?)?${classNumber}班`

/** The same without 班: 三2 is no name, 三(2) may stand right before one. */
const shortClass = '[一二三四五六七八九\\d](?:年级)?[(（]\\d{1,2}[)）]'
const classAlone = new RegExp(
  `^(?:[一二三四五六七八九](?:年级|\\d{1,2})|${shortClass}|(?:20\\d\\d级|[一二三四五六七八九]年级)新生)$`,
)

/** A sign or a Chinese number before each name of a list. */
const lineBegin = /^\s*(?:[-*+•●○▪■□>]\s+|[一二三四五六七八九十]{1,3}[、.．)）]\s*|[【[]\d{1,3}[\]】]\s*)/
/** Check marks and faces behind a name; digits and signs of texts are pictures, too, by their Unicode name. */
const pictures = /(?![\d#*©®™])\p{Extended_Pictographic}[\ufe0f\u20e3]?|[√✓✔✗✘]/gu
const dutyNames = `(?:副?[班组队]长|${han}{1,4}(?:委员|代表))`
const duties = new RegExp(`[(（]${dutyNames}[)）]`, 'gu')
/** `班长王浩然`. */
const gluedDuty = new RegExp(`^${dutyNames}(?=${han}{2,4}$)`, 'u')
/** How a pupil came to the class, or where one sleeps. */
const ways = '(?:新生|老生|(?:转学|插班|转校|借读|走读|住校|寄宿|随班就读)生?)'
/** 爸爸王大锤 and 父亲：王大锤, said of the pupil before. */
const kinOf = new RegExp(
  `^(爸爸|妈妈|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|家长|监护人):?(${han}{2,4})$`,
  'u',
)

export function readKin(part: string): { guardianRelation: string; guardianName: string } | undefined {
  const [, word = '', guardianName = ''] = kinOf.exec(part) ?? []
  if (guardianName === '') return undefined
  return { guardianRelation: /家长|监护人/.test(word) ? '' : word, guardianName }
}

const bracketedWays = new RegExp(`[(（]${ways}[)）]`, 'g')
const gluedNumber = new RegExp(`(?<=${han})(?<![学座编]号)\\s?[:：]?\\s?(?=\\d{4,11}(?!\\d))`, 'gu')
const count =
  /[(（]?(?:(?:我们|本|全)?班)?(?:学生)?[合总]?共计? ?\d+ ?[人名位][)）]?|[(（]\d+ ?[人名位][)）]/g
const gluedGender = new RegExp(`(?<=${han})\\s?[-—–]\\s?(?=[男女](?!${han}))`, 'gu')
const signsBetween = new RegExp(`(?<=${han})\\s*(?:[&＆+＋\\\\_~]|[-—–]+)\\s*(?=${han}{2})`, 'gu')

/** Takes the signs around names away, and parts a name from the number or the gender that is written on to it. */
export function partFromNames(line: string): string {
  return line
    .replace(lineBegin, '')
    .replace(pictures, ' ')
    .replace(duties, ' ')
    .replace(bracketedWays, ' ')
    .replace(count, ' ')
    .replace(gluedNumber, ' ')
    .replace(gluedGender, ' ')
    .replace(signsBetween, '、')
}

/** `"王浩然"`, `李明*` and `班长张三` hold a name. */
export function withoutSigns(part: string): string {
  return part
    .replace(/^[[{(]+(?=["'“‘])|(?<=["'”’])[\])}]+$/g, '')
    .replace(/^["'“”‘’「『《*#_~]+|["'“”‘’」』》*#_~]+$/g, '')
    .replace(gluedDuty, '')
    .replace(gluedAddress, '')
    .replace(bracketedNumber, '')
}

const gluedAddress = new RegExp(`(?<=${han}{2})(?:同学|小朋友)$`, 'u')
/** `王浩然(12)`: a place in some order, as a bare number behind a name is. */
const bracketedNumber = new RegExp(`(?<=${han}{2})\\s?[(（]\\d{1,3}[)）]$`, 'u')

// One letter behind it is no name: 班 is a family name, too.
const classBegin = new RegExp(`^${className}(?!${han}(?!${han}))(?:学生)?|^${shortClass}(?=${han}{2})`, 'u')

/** `三(2)班王浩然` is 王浩然, and 1班超 the first of a list. */
export function withoutClass(part: string): string {
  return part.trim().replace(classBegin, '')
}

const nameThenClass = new RegExp(
  `^(?:\\d{1,3}[.、\\s]\\s*)?${han}{2,3}(?<!小学|学校|校区|年级|名单)[\\s,，、]+${className}$`,
  'u',
)

/** A pupil with the class behind the name: no heading of a list. */
export function isPupilOfClass(line: string): boolean {
  return nameThenClass.test(line)
}

const measures =
  /^(?:(?:等|应到|实到|共|缺勤?)?\s?\d+(?:\.\d+)?\s?(?:人|名|位|周?岁|号|排|m|cm|kg|米|厘米|公斤|千克|斤)|\d{1,2}月\d{1,2}[日号]?)$/i
const listNames =
  /^(?:第?[一二三四五六七八九十\d]{1,2}小?[组队排]|[男女]生)(?:\(\d+ ?[人名]?\))?$|^[^\s,，、;；]*(?:名单|报名|接龙|签到|花名册)(?:更新|统计|汇总|表|如下)?(?:20\d\d年?)?(?:\([^()]*\))?:?$|(?:聊天|群聊)记录:?$|^(?:全体|全班|本班)(?:学生|同学|幼儿)(?:如下)?:?$/
const wayAlone = new RegExp(`^${ways}:?$`)
/** `人数：48`. */
const aboutList = /^(?:班级|人数|学校|年级|教室|日期|时间|地点):/
/** Behind a name it is the pupil's gender or birthday. */
const lineAlone = /^[男女]$|^[-—–\s]*20\d\d[-/.年]\d{1,2}[-/.月]\d{1,2}日?[-—–\s]*$/
const events = /^(?:春游|秋游|郊游|研学|体检|家长会|运动会|值日|考勤)$/

/** An age, a measure, a count, a class, the name of a list or what it is for. */
export function isBesideNames(part: string): boolean {
  return [measures, listNames, events, classAlone, wayAlone, aboutList].some((kind) => kind.test(part))
}

/** The same of a whole line. */
export function isLineBesideNames(line: string): boolean {
  return lineAlone.test(line) || isBesideNames(line)
}

const messageHead = /(?:月|[-/.])\d{1,2}日?\s+(?:[上下]午\s?)?\d{1,2}:\d{2}(?::\d{2})?$/

/** Who wrote a message of a chat, and when. */
export function isMessageHead(line: string): boolean {
  return messageHead.test(line)
}

const people = new RegExp(`^${han}{1,5}族$`, 'u')

/** 汉族 behind a name. */
export function isPeople(part: string): boolean {
  return people.test(part)
}

/** `王浩然 优`; more than one may have the same. */
export function isMark(part: string): boolean {
  return /^(?:优|良|[中差]|优秀|良好|(?:不|待)?合格|(?:不)?及格|(?:未)?达标)$/.test(part)
}

/** `李明 已转走`: whether such a pupil belongs to the list is the teacher's to say. */
export function isLeft(part: string): boolean {
  return /^已?(?:转走|转出|转学)了?$/.test(part)
}

const labelledNumber = /^(?:学号|座号|编号)[:：]?(\d{1,20})$/

/** `学号20240101`. */
export function readNumber(part: string): string {
  return labelledNumber.exec(part)?.[1] ?? ''
}
