/** The screen of a class, in which a lesson is held. */
export const CLASS_DETAIL_PATH = '/comment/class-detail'

export function classDetailPath(classId: string): string {
  return `${CLASS_DETAIL_PATH}?classId=${encodeURIComponent(classId)}`
}
