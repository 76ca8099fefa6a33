import type { RedemptionState } from '@pinge/contract/rewards.ts'
import type { Flag } from '../flag.ts'

/** A reward of one class. A shipped one has a row only once the class has changed something about it. */
export type RewardTable = {
  classId: string
  /** Unique within its class: shipped rewards have the same ids in all of them. */
  id: string
  name: string
  icon: string
  cost: number
  /** Null where the stock is not counted. */
  stock: number | null
  isOn: Flag
  position: number
  createdAt: number
}

/** One pupil's part of one exchange. Its points are in the ledger, under the same batch; only its state changes. */
export type RedemptionTable = {
  id: string
  batchId: string
  classId: string
  studentId: string
  /** Null for a free amount. */
  rewardId: string | null
  rewardName: string
  icon: string
  quantity: number
  points: number
  /** What could still be exchanged right after it. */
  balance: number
  teacherId: string
  state: RedemptionState
  /** When it came to its state. */
  stateAt: number
  createdAt: number
}
