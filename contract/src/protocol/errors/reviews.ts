/** Term reviews. */

export const reviewEdited = { code: 409, message: '这份评语刚刚被别人改过，请对照两份再保存' } as const
export const reviewLocked = { code: 409, message: '这份评语已经锁定，请创建者解锁后再修改' } as const
export const reviewFactGone = { code: 409, message: '这句话的依据已经变了，请重新生成初稿' } as const
export const reviewLengthsCrossed = { code: 400, message: '最少字数不能超过最多字数' } as const
export const reviewBoundsUnordered = {
  code: 400,
  message: '推荐等级的界限要从高到低：优秀、良好、合格',
} as const
export const tooManyPhrases = { code: 409, message: '最多存 200 句，请先删除不用的' } as const
