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
export const modelOff = { code: 403, message: '没有配置润色用的模型，请自己修改' } as const
export const modelNeedsConsent = {
  code: 409,
  message: '这名学生的家长没有同意，不能把评语发给模型；请创建者在“班级设置—家长同意”里登记后再试',
} as const
export const modelNamesOthers = { code: 409, message: '评语里写到了别的同学，请先改掉再润色' } as const
export const modelSilent = { code: 503, message: '润色的模型没有回答，请稍后再试' } as const
export const modelAnswerWrong = {
  code: 409,
  message: '模型改出来的内容和原来的对不上，没有采用；请再试一次，或者自己修改',
} as const
