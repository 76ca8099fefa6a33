import type { Team } from '@pinge/contract/teams.ts'

/** Names for teams without a name of their own, each with its picture. */
const known: readonly (readonly [name: string, picture: string, ground: string])[] = [
  ['火箭队', 'rocket', '#DCEBFB'],
  ['四叶草队', 'clover', '#DFF5E4'],
  ['彩虹队', 'rainbow', '#FDE6EC'],
  ['远航队', 'sailboat', '#E0F0F8'],
  ['枫叶队', 'maple', '#FDE8DF'],
  ['小彗星队', 'comet', '#EDE6FA'],
  ['风筝队', 'kite', '#FFF0DC'],
  ['向日葵队', 'sunflower', '#FFF5D6'],
  ['小鲸鱼队', 'whale', '#DDF0F6'],
  ['月亮队', 'moon', '#FBF3D4'],
  ['宝石队', 'gem', '#DDF3F6'],
  ['小树苗队', 'seedling', '#E4F5E0'],
  ['星星队', 'star', '#FFF3CF'],
  ['独角兽队', 'unicorn', '#F6E6F7'],
  ['小蜜蜂队', 'bee', '#FFF2D0'],
  ['雪人队', 'snowman', '#E3EFF6'],
  ['指南针队', 'compass', '#E4EEF1'],
  ['魔法棒队', 'wand', '#EFE6F8'],
  ['小火车队', 'train', '#E2EDF7'],
  ['草莓队', 'strawberry', '#FDE4E6'],
  ['气球队', 'balloon', '#FDE4E4'],
  ['画笔队', 'palette', '#FFF0E2'],
  ['吉他队', 'guitar', '#FCEBDD'],
  ['西瓜队', 'watermelon', '#E8F5DF'],
  ['云朵队', 'cloud', '#E4F0F8'],
  ['郁金香队', 'tulip', '#FCE6EE'],
  ['小狮子队', 'lion', '#FFF0D6'],
  ['海豚队', 'dolphin', '#DFF0F8'],
  ['松鼠队', 'squirrel', '#FBEADD'],
  ['仙人掌队', 'cactus', '#E4F4E2'],
  ['拼图队', 'puzzle', '#E6F2E0'],
  ['奖杯队', 'trophy', '#FFF2D2'],
  ['小刺猬队', 'hedgehog', '#F6EADF'],
  ['长颈鹿队', 'giraffe', '#FFF1D8'],
  ['小企鹅队', 'penguin', '#E2EDF4'],
  ['考拉队', 'koala', '#E6EEF2'],
  ['小海龟队', 'turtle', '#E2F3E4'],
  ['小鼓队', 'drum', '#FDE8E2'],
  ['小伞队', 'umbrella', '#EDE6F6'],
  ['闪亮队', 'sparkles', '#FFF4D4'],
]

export type TeamPicture = { picture: string; ground: string }

/** A team's picture for as long as it lives: the one of its name, or else the one of its place. */
export function teamPicture({ teamName, position }: Pick<Team, 'teamName' | 'position'>): TeamPicture {
  const [, picture, ground] = known.find(([name]) => name === teamName) ??
    known[position % known.length] ?? ['', 'puzzle', '#E1F3F8']
  return { picture, ground }
}

/** So many names that no team of the scheme has. */
export function freeTeamNames(taken: readonly string[], count: number): string[] {
  const isTaken = new Set(taken)
  const names = known.map(([name]) => name).filter((name) => !isTaken.has(name))
  for (let number = 1; names.length < count; number += 1)
    if (!isTaken.has(`第${number}组`)) names.push(`第${number}组`)
  return names.slice(0, count)
}

const schemePictures = [
  'abacus',
  'broom',
  'openbook',
  'microscope',
  'football',
  'theatre',
  'books',
  'puzzle',
] as const

/** A scheme's picture: by chance of its id, and the same one for all teachers. */
export function schemePicture(id: string): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return schemePictures[sum % schemePictures.length] ?? 'puzzle'
}
