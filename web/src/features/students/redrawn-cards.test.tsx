import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { giveInTwoTaps, openClass, pupil, seeScore, seeSelected } from '../../../test/class-screen.ts'
import { openSchoolClass } from '../../../test/school-class.ts'

/** React leaves at each element what it was drawn with last: another object as soon as it is drawn again. */
const drawnWith = (card: Element): unknown =>
  Reflect.get(card, Object.keys(card).find((key) => key.startsWith('__reactProps$')) ?? '')

/** From now on, the names of the pupils whose cards are drawn again. */
function watchCards(): () => (string | null | undefined)[] {
  const cards = [...document.querySelectorAll('[data-student-id]')]
  const before = new Map(cards.map((card) => [card, drawnWith(card)]))
  expect([...before.values()]).not.toContain(undefined)
  return () =>
    cards
      .filter((card) => drawnWith(card) !== before.get(card))
      .map((card) => card.querySelector('.student-name')?.textContent)
}

it('selecting a pupil redraws that card and no other', async () => {
  openSchoolClass()
  const user = await openClass()
  pupil('王浩然').focus()
  await user.keyboard(' ')
  await seeSelected('王浩然')
  const redrawn = watchCards()
  await user.click(pupil('李思琪'))

  await seeSelected('李思琪', '王浩然')
  expect(redrawn()).toEqual(['李思琪'])
})

it('giving redraws the card of who was given to and no other, until the praise is over', async () => {
  openSchoolClass()
  const user = await openClass()
  const redrawn = watchCards()
  await giveInTwoTaps(user, '张子轩', '作业优秀')
  await seeScore('张子轩', 2)
  await waitFor(() => expect(document.querySelector('.praise-stage, [data-is-praised]')).toBeNull())

  expect(redrawn()).toEqual(['张子轩'])
})
