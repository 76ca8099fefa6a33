import { expect, it } from 'vitest'
import { describeGone } from './describe-gone.ts'

it('says who has left, and whom the comment still reaches', () => {
  expect(describeGone([], 3)).toBe('')
  expect(describeGone(['王浩然'], 2)).toBe('王浩然刚刚离开了班级，这次只点评其余 2 人')
  expect(describeGone(['王浩然', '李思琪'], 0)).toBe('王浩然、李思琪刚刚离开了班级，这次点评送不出去')
})
