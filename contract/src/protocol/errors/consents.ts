/** Consent of guardians to pictures of their children. */

export const pictureNeedsConsent = {
  code: 409,
  message: '有学生的家长没有同意添加照片，请去掉照片，或请创建者登记家长同意后再试',
} as const
export const consentInFuture = { code: 400, message: '日期不能晚于今天，请检查日期' } as const
export const withdrawnBeforeGiven = {
  code: 400,
  message: '撤回日期不能早于同意日期，请检查日期',
} as const
