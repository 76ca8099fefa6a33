export function classDetailPath(classId: string): string {
  return `/comment/class-detail?classId=${encodeURIComponent(classId)}`
}
