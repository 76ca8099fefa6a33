import type { QualityType } from '@pinge/contract/values/quality-type.ts'

/** A comment item of a teacher's own, in whichever class it is given. */
export type CommentItemTable = {
  id: string
  teacherId: string
  type: QualityType
  name: string
  /** −10 to 10 without 0. */
  score: number
  icon: string
  createdAt: number
}

/** An item, shipped or own, that this teacher is not offered. */
export type HiddenItemTable = { teacherId: string; itemId: string }

/** How a teacher ordered the items of one type: their ids, joined by spaces. What is not in it comes behind. */
export type ItemOrderTable = { teacherId: string; type: QualityType; itemIds: string }

/** How often a teacher gave an item and did not undo it. A tally for the teacher's eye; nothing is reckoned from it. */
export type ItemUseTable = { teacherId: string; itemId: string; uses: number }
