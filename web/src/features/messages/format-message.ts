import type { Message, MessageKind } from '@pinge/contract/messages.ts'
import { DELETED_CLASS_DAYS } from '@pinge/contract/values/limits.ts'

type Said = { type: string; sentence: string }

/** What each kind of message says; a new kind is one entry more. */
const sayings: Record<MessageKind, (message: Pick<Message, 'className' | 'actorName'>) => Said> = {
  'class-added': ({ className, actorName }) => ({
    type: '加入班级',
    sentence: `${actorName}把你加入了${className}，现在可以打开了。`,
  }),
  'class-removed': ({ className, actorName }) => ({
    type: '移出班级',
    sentence: `${actorName}把你移出了${className}。你给过的点评都保留。`,
  }),
  'class-left': ({ className, actorName }) => ({
    type: '退出班级',
    sentence: `${actorName}退出了${className}。`,
  }),
  'class-handed-over': ({ className, actorName }) => ({
    type: '班级转交',
    sentence: `${actorName}把${className}转交给你，你现在是创建者。`,
  }),
  'class-invited': ({ className, actorName }) => ({
    type: '班级邀请',
    sentence: `${actorName}邀请你加入${className}。`,
  }),
  'class-offered': ({ className, actorName }) => ({
    type: '班级转交',
    sentence: `${actorName}想把${className}转交给你。`,
  }),
  'invite-accepted': ({ className, actorName }) => ({
    type: '接受邀请',
    sentence: `${actorName}接受了邀请，加入了${className}。`,
  }),
  // Who says no is not named to the owner; the number stands in the content.
  'invite-declined': ({ className, actorName }) => ({
    type: '没有加入',
    sentence: `${actorName || '你邀请的老师'}没有加入${className}。`,
  }),
  'offer-accepted': ({ className, actorName }) => ({
    type: '班级转交',
    sentence: `${actorName}接手了${className}，现在是创建者。`,
  }),
  'offer-declined': ({ className, actorName }) => ({
    type: '没有接手',
    sentence: `${actorName}没有接手${className}，你还是创建者。`,
  }),
  'class-archived': ({ className, actorName }) => ({
    type: '班级归档',
    sentence: `${actorName}归档了${className}，现在只能查看。`,
  }),
  'class-unarchived': ({ className, actorName }) => ({
    type: '取消归档',
    sentence: `${actorName}取消了${className}的归档，可以继续点评了。`,
  }),
  'class-deleted': ({ className, actorName }) => ({
    type: '班级删除',
    sentence: `${actorName}删除了${className}，不能再打开。${DELETED_CLASS_DAYS} 天内${actorName}可以恢复。`,
  }),
  'class-erased': ({ className }) => ({
    type: '班级删除',
    sentence: `${className}和班里的全部资料已彻底删除。`,
  }),
  'class-expires': ({ className }) => ({
    type: '班级到期',
    sentence: `${className}归档已久，30 天后会彻底删除。想留下资料，请先导出整个班；继续使用，请取消归档。`,
  }),
  'class-restored': ({ className, actorName }) => ({
    type: '班级恢复',
    sentence: `${actorName}恢复了${className}，可以打开了。`,
  }),
  'students-removed': ({ className, actorName }) => ({
    type: '学生转出',
    sentence: `${actorName}从${className}转出了学生。记录都保留，在“学生资料”里可以让他们回来。`,
  }),
  'class-notice': ({ className, actorName }) => ({
    type: '班级通知',
    sentence: `${actorName}给${className}的老师发了通知。`,
  }),
  'join-wish': ({ className, actorName }) => ({
    type: '加入申请',
    sentence: `${actorName}想加入${className}。`,
  }),
  'join-accepted': ({ className, actorName }) => ({
    type: '申请通过',
    sentence: `${actorName}同意你加入${className}，现在可以打开了。`,
  }),
  'join-declined': ({ className, actorName }) => ({
    type: '没有通过',
    sentence: `${actorName}没有同意你加入${className}。可以当面问一问，请对方邀请你。`,
  }),
  'certificate-approved': () => ({
    type: '认证通过',
    sentence: '你的教师认证通过了。',
  }),
  'certificate-refused': () => ({
    type: '认证退回',
    sentence: '你的教师认证没有通过，请看过原因，修改后再提交。',
  }),
  'tel-proved': () => ({
    type: '手机验证',
    sentence:
      '你的手机号验证过了。为了安全，以前设的密码已停用，别处的登录已退出；要用密码登录，请在登录页点“忘记密码”。',
  }),
  'device-signed-in': () => ({
    type: '登录提醒',
    sentence: '你的账号在一台新设备上登录了。如果不是你，请到账号设置里退出这台设备，并修改密码。',
  }),
}

export function formatMessage(message: Pick<Message, 'kind' | 'className' | 'actorName'>): Said {
  return sayings[message.kind](message)
}
