/** What the security log tells, and how its command says it. `docs/operations.md` says what to do about each. */
export const securityKinds = {
  'sign-in-failed': '登录失败',
  'password-wrong': '已登录时密码或验证码不对',
  'limit-met': '触及次数限制',
  'access-refused': '没有权限',
  'session-refused': '会话无效',
  'call-refused': '签名不对或重复的请求',
  'account-made': '开通账号',
  'session-begun': '登录',
  'session-ended': '退出登录',
  'sessions-ended': '让其他设备退出',
  'sign-in-confirmed': '扫码确认登录',
  'password-changed': '修改密码',
  'tel-proved': '首次验证手机号',
  'tel-changed': '更换手机号',
  'account-closing': '申请注销账号',
  'account-kept': '撤销注销账号',
  'teacher-invited': '邀请老师',
  'invite-withdrawn': '撤回邀请',
  'invite-declined': '谢绝邀请或转让',
  'join-asked': '申请加入班级',
  'join-declined': '谢绝加入申请',
  'teacher-joined': '加入班级',
  'teacher-removed': '移出或退出班级',
  'notice-right-changed': '改变发通知的权限',
  'hand-over-offered': '请人接手班级',
  'class-handed-over': '接手班级',
  'class-archived': '归档或取消归档',
  'class-deleted': '删除班级',
  'class-restored': '恢复班级',
  'students-left': '学生转出',
  'students-deleted': '删除学生',
  'students-erased': '彻底删除学生',
  'students-exported': '导出学生的全部资料',
  'account-exported': '导出自己的资料',
  'consents-saved': '登记家长同意',
  'students-restored': '学生转回',
  'students-moved': '学生转班',
  'students-merged': '合并学生',
  'scores-reset': '总分清零',
  'category-cleared': '清空分组方案',
  'roster-read': '读取名单和家长手机号',
  'tels-read': '查看家长手机号',
  'records-exported': '导出点评记录',
} as const

export type SecurityKind = keyof typeof securityKinds

/** Of these a caller can make as many as it likes. */
export const refusedKinds: ReadonlySet<string> = new Set<SecurityKind>([
  'sign-in-failed',
  'password-wrong',
  'limit-met',
  'access-refused',
  'session-refused',
  'call-refused',
])

export function isSecurityKind(name: string): name is SecurityKind {
  return Object.hasOwn(securityKinds, name)
}
