import { storage } from '../../../shared/storage/device-storage.ts'

/** Marks a device on which records wait, so that they go out whatever screen is opened next. */
const MARK = 'pinge-realistic-waiting'

export const hasWaitingRecords = (): boolean => storage.getItem(MARK) !== null

/** Where a device takes no mark, the screen of the records sends them when it is opened. */
export function markWaitingRecords(hasSome: boolean): void {
  if (hasSome) void storage.setItem(MARK, '1')
  else void storage.removeItem(MARK)
}
