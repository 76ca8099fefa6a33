import type { ReceivedInvite } from '@pinge/contract/class-teachers.ts'

type Words = Record<'question' | 'consequence' | 'yes' | 'no' | 'done' | 'refusal', string>

/** What is said of an invitation: what it asks, what follows from a yes, and what from a no. */
export function wordsOf({ kind, className, teacherName }: ReceivedInvite): Words {
  if (kind === 'own')
    return {
      question: `${teacherName}想把${className}转交给你`,
      consequence: `接手后你是创建者，可以修改班级、管理老师、归档和删除班级；${teacherName}成为协同老师。`,
      yes: '接手',
      no: '不接手',
      done: `你现在是${className}的创建者`,
      refusal: `班级还由${teacherName}管理，你还是协同老师。${teacherName}会收到你的答复。`,
    }
  return {
    question: `${teacherName}邀请你加入${className}`,
    consequence: '加入后可以看到学生和记录，也可以点评；班里的老师会看到你的名字。',
    yes: '加入',
    no: '不加入',
    done: `${className}已经在你的班级里了`,
    refusal: `${teacherName}会知道你没有加入，30 天内不能再邀请你加入这个班级。`,
  }
}
