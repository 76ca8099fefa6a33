/** 兑换记录 of a class. */
export function exchangeRecordPath(classId: string): string {
  return `/exchange-record?classId=${encodeURIComponent(classId)}`
}
