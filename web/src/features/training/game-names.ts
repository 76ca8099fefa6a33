/** Shown names of the three games, in one place, so that they can be named otherwise. */
export const gameNames = { 1: '图片记忆', 2: '符号记忆', 3: '数字记忆' } as const

export const gameRules = {
  1: '看一看，记住它们的顺序',
  2: '给每个符号起个名字',
  3: '两位两位地记，像电话号码',
} as const
