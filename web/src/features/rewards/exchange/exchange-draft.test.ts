import type { Reward } from '@pinge/contract/rewards.ts'
import { expect, it } from 'vitest'
import { draftedReward, emptyExchange, FREE } from './exchange-draft.ts'

const pencil: Reward = {
  id: 'g-01',
  name: '铅笔/橡皮',
  icon: 'pencil',
  cost: 10,
  stock: 3,
  isOn: true,
  isCustom: false,
  canRemove: false,
}

it('takes name, cost and stock of the reward that is chosen', () => {
  const draft = { ...emptyExchange, rewardId: 'g-01', name: '和老师合影', cost: '4' }

  expect(draftedReward(draft, [pencil])).toMatchObject({
    name: '铅笔/橡皮',
    cost: 10,
    stock: 3,
    isComplete: true,
    named: { rewardId: 'g-01', cost: 10 },
  })
})

it('takes what is written where no reward is meant', () => {
  const draft = { ...emptyExchange, rewardId: FREE, name: ' 和老师合影 ', cost: '４' }

  expect(draftedReward(draft, [pencil])).toMatchObject({
    name: '和老师合影',
    stock: null,
    isComplete: true,
    named: { name: '和老师合影', cost: 4 },
  })
})

it('is not complete before something is chosen and written whole', () => {
  const drafts = [
    emptyExchange,
    { ...emptyExchange, rewardId: 'switched-off' },
    { ...emptyExchange, rewardId: FREE, cost: '4' },
    { ...emptyExchange, rewardId: FREE, name: '和老师合影', cost: '0' },
  ]

  expect(drafts.map((draft) => draftedReward(draft, [pencil]).isComplete)).toEqual(drafts.map(() => false))
})
