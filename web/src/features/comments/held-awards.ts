import type { AwardStore } from './award-queue.ts'
import type { WaitingAward } from './waiting-awards.store.ts'

/** Awards that this page alone knows. */
export function heldAwards(): AwardStore {
  let awards: readonly WaitingAward[] = []
  const isNot = (userId: string, requestId?: string) => (one: WaitingAward) =>
    one.userId !== userId || (requestId !== undefined && one.award.requestId !== requestId)
  return {
    list: async (userId) => awards.filter((one) => one.userId === userId),
    put: async (one) => {
      awards = [...awards.filter(isNot(one.userId, one.award.requestId)), one]
    },
    remove: async (userId, requestId) => {
      awards = awards.filter(isNot(userId, requestId))
    },
    clear: async (userId) => {
      awards = awards.filter(isNot(userId))
    },
  }
}
