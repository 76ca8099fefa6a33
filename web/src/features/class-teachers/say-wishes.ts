import type { ClassTeacher, JoinRequest, joinRequests } from '@pinge/contract/class-teachers.ts'
import type { ClassSummary } from '@pinge/contract/classes.ts'
import type { DataOf } from '@pinge/contract/endpoint.ts'

export type MyWish = DataOf<typeof joinRequests>['mine'][number]

/** 等待同意：三年级(2)班（王老师）、合唱社团（李老师） */
export function sayMyWishes(wishes: readonly MyWish[]): string {
  return `等待同意：${wishes.map(({ className, ownerName }) => `${className}（${ownerName}）`).join('、')}`
}

/** What an owner gives away by agreeing. Whoever teaches a class together may do all but let others in. */
export function sayConsent({ nickname, maskedTel }: Pick<JoinRequest, 'nickname' | 'maskedTel'>): string {
  return `同意后，${nickname}（${maskedTel}）能看到全班学生的资料和家长电话，可以点评，也可以添加、修改和移除学生。以后你随时可以在“班级老师”里移出。`
}

/** What a colleague loses, and what stays. */
export function sayRemoval({ nickname, maskedTel }: ClassTeacher, className: string): string {
  return `${nickname}（${maskedTel}）不能再打开${className}，正开着的页面会马上停用。${nickname}给过的点评都保留。`
}

/** The wishes that somebody has answered since they were read before. */
export function answeredWishes(before: readonly MyWish[], now: readonly MyWish[]): MyWish[] {
  return before.filter(({ id }) => now.every((wish) => wish.id !== id))
}

/** Of the classes that were asked for, those one now teaches in. */
export function joinedClasses(
  answered: readonly MyWish[],
  classes: readonly Pick<ClassSummary, 'className' | 'isOwner'>[],
): string[] {
  const shared = new Set(classes.filter(({ isOwner }) => !isOwner).map(({ className }) => className))
  return answered.map(({ className }) => className).filter((className) => shared.has(className))
}
