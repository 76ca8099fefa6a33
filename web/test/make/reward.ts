import type { Redemption, Reward } from '@pinge/contract/rewards.ts'
import { nextId } from './next-id.ts'

export function makeReward(said: Partial<Reward> = {}): Reward {
  return {
    id: nextId('reward'),
    name: '表扬信',
    icon: 'star',
    cost: 15,
    stock: null,
    isOn: true,
    isCustom: false,
    canRemove: false,
    ...said,
  }
}

export function makeRedemption(said: Partial<Redemption> = {}): Redemption {
  return {
    id: nextId('redemption'),
    batchId: nextId('batch'),
    studentId: 's1',
    studentName: '王浩然',
    stuNo: null,
    header: '1',
    rewardId: 'g-01',
    rewardName: '贴纸',
    icon: 'star',
    count: 1,
    points: 10,
    balance: 5,
    teacherId: 'wang',
    teacherName: '王老师',
    state: 'redeemed',
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    stateAt: Date.parse('2026-03-02T01:00:00Z'),
    canDeliver: true,
    canRefund: true,
    itemName: '贴纸',
    type: null,
    score: -10,
    kind: 'exchange',
    isUndone: false,
    ...said,
  }
}
