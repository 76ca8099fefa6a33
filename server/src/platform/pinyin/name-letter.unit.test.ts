import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastNameLetter, nameSortKey, pinyinInitials } from './name-letter.ts'

function letters(names: string): string {
  return names.split(' ').map(lastNameLetter).join('')
}

describe('the letter that a pupil stands under', () => {
  it('is the first letter of the surname', () => {
    expect(letters('王浩然 李明 吕布 欧小米 安琪 〇一')).toBe('WLLOAL')
  })

  it('is right for surnames that are read differently as words', () => {
    expect(letters('单雄信 解晓东 仇英 区小明 查良镛 曾国藩 翟天临 盖叫天 朴树 任我行')).toBe('SXQOZZZGPR')
    expect(letters('华罗庚 尹正 乐嘉 覃辉 缪斯年 黑小虎 洗星海 种师道 秘宜 祭遵 么红')).toBe('HYYQMHXCBZY')
  })

  it('is right for surnames of two characters', () => {
    expect(letters('欧阳明 司徒静 诸葛亮 单于飞 尉迟恭 万俟雪 长孙无忌 上官婉儿 澹台明')).toBe('OSZCYMZST')
  })

  it('is the first letter of a name in Latin letters, accents and full width aside', () => {
    expect(letters('Tom tom Élodie Ａｎｎａ')).toBe('TTEA')
  })

  it('is # for a name that begins with a digit, a sign, an emoji or another script', () => {
    expect(letters('3号 😀王 (王)明 Иван 🐼')).toBe('#####')
    expect(lastNameLetter('')).toBe('#')
  })

  it('takes the first part of a minority name for what it is, not for a surname', () => {
    expect(letters('阿依古丽·买买提 查干·巴特尔 乐克孜•艾力')).toBe('ACL')
  })
})

describe('initials for search', () => {
  it('are those of every character of the name', () => {
    expect(['王浩然', '欧阳明', '单于飞', '重楼', '吕绿', '阿依古丽·买买提'].map(pinyinInitials)).toEqual([
      'whr',
      'oym',
      'cyf',
      'cl',
      'll',
      'ayglmmt',
    ])
  })

  it('keep other letters and digits, and leave out spaces, dots and emoji', () => {
    expect(['Tom Smith', '张Élo', '李 明', '王Ａ3', '小😀雨', ''].map(pinyinInitials)).toEqual([
      'tomsmith',
      'zelo',
      'lm',
      'wa3',
      'xy',
      '',
    ])
  })
})

describe('a surname that is read otherwise as a word', () => {
  it.each([
    ['單于飛', 'chan20yu20'],
    ['尉遲恭', 'yu40chi20'],
    ['單雄信', 'shan40'],
    ['佴文', 'nai40'],
    ['能元', 'nai40'],
    ['洗星海', 'xian30'],
    ['黑小虎', 'he40'],
    ['重阳', 'chong20'],
  ])('stands where its own sound stands: %s', (name, sound) => {
    expect(nameSortKey(name).startsWith(sound)).toBe(true)
  })

  it('is none before a middle dot of any kind, nor behind a surname', () => {
    for (const dot of '·•‧∙⋅・') expect(nameSortKey(`能${dot}巴特`)).toMatch(/^neng20/)
    expect(pinyinInitials('单于曾')).toBe('cyc')
  })
})

describe('the order of a class list', () => {
  it('knows the parts of a name: syllables with their tones, words and numbers', () => {
    expect(['李 明', 'Tom Smith', '王A3', ' 王', '吕绿', '小😀雨'].map(nameSortKey)).toEqual([
      'li30ming200李 明',
      'tom0smith00Tom Smith',
      'wang20a300王A3',
      'wang200 王',
      'lv30lv400吕绿',
      'xiao30yu300小😀雨',
    ])
    expect(lastNameLetter(' 王')).toBe('W')
  })

  const sorted = ['😀', '周周', 'Wendy', '王浩然', '王浩', '吴一', '王号', '汪洋', '欧阳明', '3号', '安安']

  it('goes by pinyin and tone, a shorter name first, names without a letter last', () => {
    const byKey = [...sorted].sort((a, b) => (nameSortKey(a) < nameSortKey(b) ? -1 : 1))

    expect(byKey).toEqual([
      '安安',
      '欧阳明',
      '汪洋',
      '王号',
      '王浩',
      '王浩然',
      'Wendy',
      '吴一',
      '周周',
      '😀',
      '3号',
    ])
  })

  it('counts the numbers in names, so that the tenth team comes after the ninth', () => {
    const teams = [
      'A2',
      'A10',
      '第1组',
      '第2组',
      '第9组',
      '第10组',
      '第100组',
      '学生',
      '学生3',
      '学生20',
      '2号',
      '10号',
    ]
    const byKey = [...teams].sort((a, b) => (nameSortKey(a) < nameSortKey(b) ? -1 : 1))

    expect(byKey).toEqual(teams)
  })

  it('is the same by bytes as by a language’s own collation', () => {
    const names = [...sorted, '第2组', '第10组', '10号', '9号'].map(nameSortKey)

    expect([...names].sort(new Intl.Collator('en').compare)).toEqual([...names].sort())
  })
})

it('finds a letter, initials and a key of its own for whatever a name is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(lastNameLetter(one)).toMatch(/^[A-Z#]$/)
      expect(pinyinInitials(one)).toBe(pinyinInitials(one).toLowerCase())
      expect(nameSortKey(one) === nameSortKey(other)).toBe(one === other)
    }),
  )
})
