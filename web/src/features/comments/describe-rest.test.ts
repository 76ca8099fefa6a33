import { expect, it } from 'vitest'
import { describeRest } from './describe-rest.ts'
import { makeItem } from './make-item.ts'

const pupil = (username: string) => ({ id: username, username, header: '1' })

it('says who has left, and for whom nothing was written', () => {
  const item = makeItem({ id: 'help', name: '积极发言' })

  expect(describeRest({ item, students: [pupil('梅'), pupil('林'), pupil('安')] }, ['张三'])).toBe(
    '张三已不在本班，其余 3 人的“积极发言”没有记上',
  )
  expect(describeRest({ item, students: [pupil('梅')] }, ['张三', '李四'])).toBe(
    '张三、李四已不在本班，梅的“积极发言”没有记上',
  )
})
