/** A kind of data that the product keeps, as a parent reads of it. */
export type KeptKind = {
  title: string
  what: string
  why: string
  /** Who can see it. */
  seenBy: string
  /** How long, and what ends it. */
  until: string
}

const teachersOfClass = '本班老师'
const withPupil = '学生在班期间；转出后保留，创建者可以随时彻底删除'

/**
 * All that is kept about people, by the law's questions: what, why, who sees it, how long (个人信息保护法 §17, §31). The
 * register of the server's tables names one of these for every table.
 */
export const keptData = {
  students: {
    title: '学生资料',
    what: '姓名、学号、性别、生日、动物头像，转出的时间和去向',
    why: '老师在班级里认出学生',
    seenBy: teachersOfClass,
    until: withPupil,
  },
  guardians: {
    title: '家长信息',
    what: '家长的姓名、关系和电话；每次查看完整电话都有记录',
    why: '老师需要联系家长',
    seenBy: `${teachersOfClass}；电话平时只显示前三位和后四位`,
    until: withPupil,
  },
  consents: {
    title: '家长同意',
    what: '家长哪天同意，哪天撤回',
    why: '没有家长同意，不能添加孩子的照片，也不能让模型润色评语',
    seenBy: teachersOfClass,
    until: withPupil,
  },
  comments: {
    title: '点评和积分',
    what: '每次点评的时间、点评项、分值、备注和照片，备注的修改，按天的合计',
    why: '记录学生的成长，兑换奖励，写期末评语',
    seenBy: teachersOfClass,
    until: withPupil,
  },
  exchanges: {
    title: '兑换记录',
    what: '用积分换了什么、什么时候、是否已领取',
    why: '让每次兑换都有据可查',
    seenBy: teachersOfClass,
    until: withPupil,
  },
  attendance: {
    title: '考勤',
    what: '每天的出勤情况和备注，备注里可能有病情',
    why: '学校要求老师每天登记',
    seenBy: teachersOfClass,
    until: withPupil,
  },
  places: {
    title: '座位和小组',
    what: '坐在哪里、在哪个小组',
    why: '上课时按座位和小组点评',
    seenBy: teachersOfClass,
    until: withPupil,
  },
  archives: {
    title: '学业、体质和自评',
    what: '各科成绩、体质测试的数值、视力、孩子的自评、同伴的话、家长的话、老师的回复',
    why: '做成长档案和期末评语',
    seenBy: teachersOfClass,
    until: withPupil,
  },
  records: {
    title: '写实记录',
    what: '学生做过的事：日期、标题、经过、照片、在其中做了什么',
    why: '做成长档案和期末评语',
    seenBy: teachersOfClass,
    until: '同一件事里最后一名学生被彻底删除时，文字和照片一起删除',
  },
  reviews: {
    title: '期末评语',
    what: '评语、等级、老师的话，以及每句话的依据',
    why: '给家庭看的期末评价',
    seenBy: teachersOfClass,
    until: withPupil,
  },
  training: {
    title: '大脑训练成绩',
    what: '每一轮的时间、关卡和成绩',
    why: '看到自己的进步',
    seenBy: teachersOfClass,
    until: withPupil,
  },
  classes: {
    title: '班级',
    what: '班级名称、学校、学期、小组方案、座位安排、奖励和班级里有哪些老师',
    why: '老师共同管理一个班级',
    seenBy: teachersOfClass,
    until: '删除班级 30 天之后；归档满 6 年（运营者可以另定）并提前 30 天通知之后',
  },
  accounts: {
    title: '老师的账号',
    what: '手机号、昵称、头像、不可还原的密码、登录过的设备和时间、教师认证（学校、学科和证书图片）',
    why: '登录，并确认是老师本人',
    seenBy: '老师本人；同班老师看到昵称、头像和隐去中间四位的手机号',
    until: '申请注销账号 7 天之后',
  },
  work: {
    title: '老师自己的内容',
    what: '自建的点评项和评语句子、我的资料、收藏、播放进度、收到的消息',
    why: '备课和上课',
    seenBy: '老师本人；分享到班级的资料，本班老师也能看到',
    until: '老师删除它，或者账号注销之后',
  },
  traces: {
    title: '操作记录',
    what: '谁在什么时候做了什么，只记编号，不记姓名和号码',
    why: '查明是谁看过、导出过、删除过孩子的资料',
    seenBy: '运营者；班级创建者看得到自己班级的“谁看过”',
    until:
      '谁看过的记录 3 年（运营者可以另定）；安全记录半年；请求的回答 30 天，请求的编号和删除清单一直保留',
  },
  site: {
    title: '产品的内容',
    what: '课程、视频、故事和资料库，竞赛的日期',
    why: '上课使用，与个人无关',
    seenBy: '所有老师',
    until: '运营者移除它',
  },
} as const satisfies Record<string, KeptKind>

export type KeptKey = keyof typeof keptData

/** What is kept of a pupil: what a teacher agrees to tells each of it. */
export const keptOfPupils = [
  'students',
  'guardians',
  'consents',
  'comments',
  'exchanges',
  'attendance',
  'places',
  'archives',
  'records',
  'reviews',
  'training',
  'traces',
] as const satisfies readonly KeptKey[]
