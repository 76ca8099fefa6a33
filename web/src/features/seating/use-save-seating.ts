import { saveSeating, type Seat } from '@pinge/contract/seating.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import type { SeatSize } from './seating-plan.ts'

/** Saves a whole plan. Answers whether it is done; `problem` says why not. */
export function useSaveSeating(classId: string) {
  const { write, ...state } = useWrite(saveSeating)

  async function save(plan: SeatSize & { seats: Seat[]; version: number }): Promise<boolean> {
    const written = await write({ classId, ...plan })
    if (!written.isDone) return false
    // Without it the plan of before would be seen for a moment.
    await written.reread
    return true
  }

  return { ...state, save }
}
