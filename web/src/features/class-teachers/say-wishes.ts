import type { ClassTeacher, JoinRequest, joinRequests } from '@pinge/contract/class-teachers.ts'
import type { ClassSummary } from '@pinge/contract/classes.ts'
import type { DataOf } from '@pinge/contract/endpoint.ts'

export type MyWish = DataOf<typeof joinRequests>['mine'][number]

/** 等待同意：三年级(2)班（王老师）、合唱社团（李老师） */
export function sayMyWishes(wishes: readonly MyWish[]): string {
  return `等待同意：${nameClasses(wishes)}`
}

/** For whoever waited in vain; they may ask again. */
export function sayDeclined(wishes: readonly MyWish[]): string {
  return `没有通过：${nameClasses(wishes)}。可以当面问一问，再申请一次。`
}

function nameClasses(wishes: readonly MyWish[]): string {
  return wishes.map(({ className, ownerName }) => `${className}（${ownerName}）`).join('、')
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

/** Which of the answered wishes were granted: their class is one of mine now. */
export function sortAnswers(
  answered: readonly MyWish[],
  classes: readonly Pick<ClassSummary, 'classId'>[],
): { granted: MyWish[]; declined: MyWish[] } {
  const mine = new Set(classes.map(({ classId }) => classId))
  return {
    granted: answered.filter(({ classId }) => mine.has(classId)),
    declined: answered.filter(({ classId }) => !mine.has(classId)),
  }
}

/** Those wishes that are for other classes than these: what was said of a class holds until there is news of it. */
export function withoutClassesOf(these: readonly MyWish[], wishes: readonly MyWish[]): MyWish[] {
  return wishes.filter(({ classId }) => these.every((wish) => wish.classId !== classId))
}
