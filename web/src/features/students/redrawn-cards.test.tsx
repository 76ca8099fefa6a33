import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  giveInTwoTaps,
  openClass,
  pupil,
  seeScore,
  seeSelected,
  watchCards,
} from '../../../test/class-screen.ts'
import { openSchoolClass } from '../../../test/school-class.ts'

it('selecting a pupil redraws that card and no other', async () => {
  openSchoolClass()
  const user = await openClass()
  pupil('王浩然').focus()
  await user.keyboard(' ')
  await seeSelected('王浩然')
  const redrawn = await watchCards()
  await user.click(pupil('李思琪'))

  await seeSelected('李思琪', '王浩然')
  expect(redrawn()).toEqual(['李思琪'])
})

it('giving redraws the card of who was given to and no other, until the praise is over', async () => {
  openSchoolClass()
  const user = await openClass()
  const redrawn = await watchCards()
  await giveInTwoTaps(user, '张子轩', '作业优秀')
  await seeScore('张子轩', 2)
  await waitFor(() => expect(document.querySelector('.praise-stage, [data-is-praised]')).toBeNull())

  expect(redrawn()).toEqual(['张子轩'])
})
