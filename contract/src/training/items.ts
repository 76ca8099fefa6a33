import { pictureThemes, PICTURES_PER_THEME, trainingPictures, type TrainingPicture } from './pictures.ts'

/** 1 图片, 2 符号, 3 数字. */
export type TrainingType = 1 | 2 | 3

/** One level of a game: a template, whose sequence comes from a seed. */
export type TrainingItem = {
  id: string
  type: TrainingType
  /** From 1. */
  level: number
  name: string
  /** How many there are to remember. */
  count: number
  lures: number
  /** What the sequence and the lures are drawn from, in this order; empty for digits. */
  pool: readonly string[]
}

export const levelSizes = {
  1: [4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 12, 12, 15, 15, 20, 30],
  2: [3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12, 12, 13, 14, 15, 16],
  3: [
    3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 12, 12, 13, 14, 15, 16, 18, 20, 22, 24, 26, 30, 35, 40,
  ],
} as const satisfies Record<TrainingType, readonly number[]>

/** From this level pictures and symbols come from few families, and the lures look like them. */
const LOOK_ALIKE_LEVEL = 13
/** From this level digits may be asked backwards, in practice alone. */
export const REVERSE_LEVEL = 10
export const ROW_SIZE = 5
/** 40 symbols, `s01` to `s40`: eight families of five that look alike. */
export const SYMBOL_FAMILIES = 8
export const SYMBOLS_PER_FAMILY = 5

const typeNames = { 1: '图片', 2: '符号', 3: '数字' } as const

/** One line that a teacher may read out. */
export const tips = {
  1: '把图片连成一个小故事',
  2: '给每个符号起个名字',
  3: '两位两位地记，像电话号码',
} as const

const pictureSetNames = [
  '身边的小物',
  '早上出门',
  '野餐篮子',
  '公园散步',
  '下雨天',
  '周末大扫除',
  '小小音乐会',
  '操场一角',
  '开往海边',
  '厨房帮手',
  '花园里',
  '百宝箱',
  '动物与水果',
  '交通与文具',
  '天气与衣物',
  '厨房与乐器',
  '运动与植物',
  '动物与植物',
  '水果与厨房',
  '三个主题大集合',
] as const

/** Which themes the look-alike sets are from, by their places in `pictureThemes`. */
const lookAlikeThemes = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [8, 9],
  [0, 9],
  [1, 6],
  [2, 7, 8],
]

/** Every level of every game: `1001`–`1020`, `2001`–`2030`, `3001`–`3030`. */
export const trainingItems: readonly TrainingItem[] = ([1, 2, 3] as const).flatMap((type) =>
  levelSizes[type].map((count, index) => makeItem(type, index + 1, count)),
)

const itemsById = new Map(trainingItems.map((item) => [item.id, item]))

export function findTrainingItem(id: string): TrainingItem | undefined {
  return itemsById.get(id)
}

const picturesById = new Map(trainingPictures.map((picture) => [picture.pid, picture]))

export function picturesOf(pool: readonly string[]): TrainingPicture[] {
  return pool.flatMap((pid) => picturesById.get(pid) ?? [])
}

/** How many digits stand together: as telephone numbers are written. */
export function digitGroup(count: number): number {
  return count <= 6 ? 2 : count <= 12 ? 3 : 4
}

/** Shown in lists and the calendar: 图片 第5关. */
export function levelName(type: TrainingType, level: number): string {
  return `${typeNames[type]} 第${level}关`
}

/** Which grades a set of pictures suits. */
export function gradesOf(level: number): number[] {
  return level <= 4 ? [1, 2] : level <= 8 ? [3, 4] : [5, 6]
}

/** Of a set of pictures: `mix`, or its themes. */
export function themeOf(level: number): string {
  const themes = lookAlikeThemes[level - LOOK_ALIKE_LEVEL]
  return themes ? themes.map((place) => pictureThemes[place]?.theme ?? '').join('、') : 'mix'
}

function makeItem(type: TrainingType, level: number, count: number): TrainingItem {
  const lures = type === 3 ? 0 : level >= LOOK_ALIKE_LEVEL ? 4 : type === 1 ? 2 : 3
  const name = type === 1 ? (pictureSetNames[level - 1] ?? '') : levelName(type, level)
  const pool = type === 1 ? picturePool(level, count) : type === 2 ? symbolPool(level, count + lures) : []
  return { id: String(type * 1_000 + level), type, level, name, count, lures, pool }
}

/** Twice as many as are shown, from all themes in turn; at the higher levels all pictures of few themes. */
function picturePool(level: number, count: number): string[] {
  const themes = lookAlikeThemes[level - LOOK_ALIKE_LEVEL]
  const places = themes
    ? themes.flatMap((theme) =>
        Array.from({ length: PICTURES_PER_THEME }, (_, i) => theme * PICTURES_PER_THEME + i),
      )
    : Array.from({ length: 2 * count }, (_, i) => {
        const theme = (level + i) % pictureThemes.length
        return (
          theme * PICTURES_PER_THEME + ((level + Math.floor(i / pictureThemes.length)) % PICTURES_PER_THEME)
        )
      })
  return places.flatMap((place) => trainingPictures[place]?.pid ?? [])
}

/** One or two of each family, which differ; at the higher levels whole families, which look alike. */
function symbolPool(level: number, needed: number): string[] {
  const symbol = (family: number, member: number): string =>
    `s${String((family % SYMBOL_FAMILIES) * SYMBOLS_PER_FAMILY + (member % SYMBOLS_PER_FAMILY) + 1).padStart(2, '0')}`
  if (level >= LOOK_ALIKE_LEVEL)
    return Array.from({ length: Math.ceil(needed / SYMBOLS_PER_FAMILY) * SYMBOLS_PER_FAMILY }, (_, i) =>
      symbol(level + Math.floor(i / SYMBOLS_PER_FAMILY), i),
    )
  return Array.from({ length: needed > SYMBOL_FAMILIES ? 2 * SYMBOL_FAMILIES : SYMBOL_FAMILIES }, (_, i) =>
    symbol(i, level + 2 * Math.floor(i / SYMBOL_FAMILIES)),
  )
}
