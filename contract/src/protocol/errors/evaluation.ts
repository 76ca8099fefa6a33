/** Self-evaluation. */

export const evaluationEdited = { code: 409, message: '这份自评刚刚被别人改过，请看过最新的再保存' } as const
export const handedFormOver = { code: 404, message: '这次填写已经结束，请把设备交给老师' } as const
export const handedFormNotYours = { code: 409, message: '现在轮到别的同学了，请刷新后再填' } as const
export const evaluationQuestionUnknown = {
  code: 400,
  message: '自评的问题或答案已经变了，请刷新后重试',
} as const
