/** Passwords by the habits of Chinese teachers and pupils, which lists of the world's leaks hold only in part. */
export function* habitualPasswords(): Generator<string> {
  // The page refuses it as too short; a program sends its digest all the same.
  yield ''
  yield* days()
  yield* repeatedDigits()
  yield* runs()
  yield* wordsWithEndings()
}

const FIRST_YEAR = 1940
const LAST_YEAR = 2030
const MAX_HABITUAL_LENGTH = 16

const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** 19900101, whether or not the month has so many days. */
function* days(): Generator<string> {
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (let day = 1; day <= 31; day += 1) yield `${year}${twoDigits(month)}${twoDigits(day)}`
}

/** 00000000, aaaaaaaa; 00001111; 12341234; 11223344. */
function* repeatedDigits(): Generator<string> {
  for (const sign of '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')
    for (let length = 6; length <= MAX_HABITUAL_LENGTH; length += 1) yield sign.repeat(length)
  for (let number = 0; number < 10_000; number += 1) {
    const digits = String(number).padStart(4, '0')
    yield digits + digits
    yield [...digits].map((digit) => digit.repeat(2)).join('')
  }
  for (let number = 0; number < 1_000; number += 1) yield String(number).padStart(3, '0').repeat(3)
  for (let number = 0; number < 100; number += 1) {
    const [first = '', second = ''] = twoDigits(number)
    yield first.repeat(4) + second.repeat(4)
    for (let times = 4; times <= MAX_HABITUAL_LENGTH / 2; times += 1) yield (first + second).repeat(times)
  }
}

const rowsOfKeys = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']
/** The keys of one finger after another, from the left. */
const columnsOfKeys = '1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm'.split(' ')

/** 23456789, 87654321, qwertyui, 1qaz2wsx: what lies side by side on a keyboard. */
function* runs(): Generator<string> {
  for (const row of [...rowsOfKeys, ...rowsOfKeys.map(reversed)])
    for (let from = 0; from < row.length; from += 1)
      for (let length = 6; length <= MAX_HABITUAL_LENGTH; length += 1)
        yield row.repeat(3).slice(from, from + length)
  const columns = [columnsOfKeys, columnsOfKeys.map(reversed), columnsOfKeys.toReversed()]
  for (const order of columns)
    for (let from = 0; from < order.length; from += 1)
      for (let count = 2; count <= 4; count += 1) yield order.slice(from, from + count).join('')
}

const reversed = (text: string): string => [...text].toReversed().join('')

const words = `
laoshi jiaoshi banzhuren xiaozhang xuexiao xiaoxue zhongxue xuesheng banji banwei yuwen shuxue yingyu tiyu yinyue meishu kexue
pinge pingebanji pingge pingeban teacher student school class laopo laogong baobao baobei erzi nver mama baba jiejie didi
woaini woaiwojia aini wojia aiwo love loveyou iloveyou wo ni nihao hello welcome china zhongguo beijing shanghai wangyi
taobao weixin alipay qq admin administrator root test user guest pass passwd password passw0rd p@ssw0rd p@ssword
qwer qwert qwerty qwertyuiop qwe qaz qazwsx asd asdf asdfgh zxc zxcv zxcvbn zxcvbnm abc abcd abcde abcdef aaa aa a q z s w wq
wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng
yu dong xiao cheng cao yuan deng xue fu shen zeng peng lv su lu jiang cai jia ding wei
`
  .split(/\s+/)
  .filter(Boolean)

const endings = [
  '',
  ...'1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 321 654321 123123 112233'.split(' '),
  ...'0 00 000 0000 11 111 1111 111111 222 333 555 5555 66 666 6666 666666 777 88 888 8888 888888 99 999'.split(
    ' ',
  ),
  ...'520 521 1314 5201314 1314520 168 518 01 001 007 100 2008 ! !! . @ # @123 @1234 @123456 123! 123. 123@'.split(
    ' ',
  ),
  ...Array.from({ length: LAST_YEAR - 1960 + 1 }, (_, index) => String(1960 + index)),
]

/** laoshi888, Laoshi888, LAOSHI888, 888laoshi; Aa123456 and its like are words of one or two letters. */
function* wordsWithEndings(): Generator<string> {
  for (const word of words)
    for (const ending of endings) {
      yield word + ending
      yield word.slice(0, 1).toUpperCase() + word.slice(1) + ending
      yield word.toUpperCase() + ending
      if (/^\d/.test(ending)) yield ending + word
    }
}
