import type { JoinRequest } from '@pinge/contract/class-teachers.ts'
import type { OwnJoinRequest } from './join-answers.ts'

/** 等待同意：三年级(2)班（王老师）、合唱社团（李老师） */
export function formatWaiting(requests: readonly OwnJoinRequest[]): string {
  return `等待同意：${formatClasses(requests)}`
}

/** For a teacher who waited in vain; for a month only an invitation helps. */
export function formatDeclined(requests: readonly OwnJoinRequest[]): string {
  return `没有通过：${formatClasses(requests)}。可以当面问一问，请对方邀请你。`
}

function formatClasses(requests: readonly OwnJoinRequest[]): string {
  return requests.map(({ className, ownerName }) => `${className}（${ownerName}）`).join('、')
}

/** What an owner gives away by agreeing: a co-teacher may do all but let others in. */
export function formatConsent({ nickname, maskedTel }: Pick<JoinRequest, 'nickname' | 'maskedTel'>): string {
  return `同意后，${nickname}（${maskedTel}）能看到全班学生的资料和家长电话，可以点评，也可以添加、修改和移除学生。以后你随时可以在“班级老师”里移出。`
}
