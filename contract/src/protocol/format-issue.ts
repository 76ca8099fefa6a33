import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import * as errors from './errors.ts'
import { errorOf, isErrorName, type ErrorName } from './error-name.ts'

/** How each field is called on the screen, so that a refusal names it as the teacher knows it. */
const fieldNames: Record<string, string> = {
  tel: '手机号',
  password: '密码',
  nickname: '称呼',
  className: '班级名称',
  classId: '班级id',
  classImg: '班级封面',
  grade: '年级',
  geziNo: '班级号',
  school: '学校',
  headTeacher: '班主任',
  subject: '任教学科',
  certificateUrl: '证书图片',
  deviceId: '设备编号',
  isArchived: '是否归档',
  isDelivered: '是否发放',
  isCanSendClassNotice: '是否可以发通知',
  content: '通知内容',
  userId: '老师',
  accept: '是否同意',
  block: '是否不再接收邀请',
  inviteId: '邀请',
  isCustomize: '是否自定义名称',
  students: '学生名单',
  added: '新学生',
  known: '已在班里的学生',
  student: '学生',
  mode: '更新方式',
  username: '学生姓名',
  stuNo: '学号',
  gender: '性别',
  birthday: '出生日期',
  header: '头像',
  guardians: '家长',
  name: '名称',
  icon: '图片',
  cost: '所需积分',
  stock: '库存',
  count: '数量',
  isOn: '是否启用',
  rewardId: '奖品',
  rewardIds: '奖品',
  redemptionIds: '兑换记录',
  state: '状态',
  teacherId: '老师',
  relation: '关系',
  studentIds: '学生',
  studentId: '学生',
  itemId: '点评项',
  categoryId: '分组方案',
  categoryName: '方案名称',
  teams: '小组',
  teamId: '小组',
  teamIds: '小组',
  teamName: '小组名称',
  order: '排列方式',
  itemIds: '点评项',
  isHidden: '是否停用',
  date: '日期',
  month: '月份',
  marks: '考勤',
  note: '考勤备注',
  rows: '行数',
  columns: '列数',
  aisleEvery: '走道',
  seats: '座位',
  row: '行',
  column: '列',
  batchId: '点评批次',
  remark: '备注',
  keyword: '搜索的文字',
  photo: '照片',
  score: '分值',
  isTelShown: '是否显示电话',
  ids: '学生',
  otherId: '另一条记录',
  toClassId: '转入的班级',
  withHistory: '是否带上记录',
  edits: '修改',
  position: '家长位置',
  version: '资料版本',
  records: '记录的去留',
  choices: '合并的选择',
  kept: '保留的一条',
  other: '另一条',
  requestId: '请求编号',
  type: '品质',
  kinds: '记录种类',
  isPraiseOnly: '是否只看表扬',
  from: '开始时间',
  to: '结束时间',
  startDate: '开始日期',
  endDate: '结束日期',
  cursor: '翻页位置',
  limit: '每页数量',
  text: '名单内容',
  filter: '筛选条件',
  file: '名单文件',
  code: '验证码',
  oldPassword: '当前密码',
  headUrl: '头像',
  loginType: '登录方式',
  isPublicComputer: '是否公用电脑',
  purpose: '用途',
  url: '图片地址',
  pageNum: '页码',
  pageSize: '每页数量',
  zzid: '专注赛',
  stuId: '学生',
  calendarId: '打卡日',
  activityId: '关卡',
  recordId: '训练编号',
  level: '关卡序号',
  seed: '种子',
  memoMs: '记忆用时',
  recallMs: '回忆用时',
  wrong: '答错的位置数',
  corrections: '订正次数',
  correct: '答对的个数',
  answer: '答案',
  hiddenMs: '离开页面的时间',
  img: '头像',
  createDate: '提交时间',
  clientId: '提交编号',
  status: '结束方式',
  phase: '结束时的阶段',
  rounds: '轮数',
  activeMs: '训练时间',
  endTs: '结束时间',
  hits: '全对的人数',
  kind: '类型',
  title: '标题',
  minutes: '时长',
  pictures: '图片',
  roles: '角色',
  role: '角色',
  word: '退回的话',
  isTypical: '是否典型',
  termKey: '学期',
  documentId: '档案',
  parts: '档案的内容',
  customAsideName: '自定义栏名称',
  copyFrom: '沿用的档案',
  isLocked: '是否锁定',
  cells: '格子',
  subjects: '学科',
  subjectId: '学科',
  item: '测试项目',
  value: '内容',
  max: '满分',
}

/** What a field means that is called alike in many calls, by the call; a test fails where one is missing. */
const namesByCall: Record<string, Record<string, string>> = {
  '/api/biz/v2/app/picm/add/record': { type: '训练种类', date: '用时' },
  '/api/biz/v2/app/picm/detail': { id: '关卡' },
  '/api/biz/v2/app/snm/add/record': { type: '训练种类', date: '用时' },
  '/api/biz/v2/app/snm/list': { type: '训练种类' },
  '/api/biz/v2/app/zz/record/start': { type: '训练种类', mode: '训练方式' },
  '/api/business-client/class/answerJoin': { id: '申请' },
  '/api/business-client/comment/deleteReviewItem': { id: '点评项' },
  '/api/business-client/comment/hideReviewItem': { id: '点评项' },
  '/api/business-client/comment/updateReviewItem': { id: '点评项' },
  '/api/business-client/file/confirm': { key: '上传的文件' },
  '/api/business-client/message/read': { id: '消息' },
  '/api/business-client/message/remove': { id: '消息' },
  '/api/business-client/realistic/remove': { id: '写实记录' },
  '/api/business-client/realistic/review': { id: '写实记录' },
  '/api/business-client/realistic/save': { id: '写实记录', text: '描述', level: '级别' },
  '/api/business-client/realistic/typical': { id: '写实记录' },
  '/api/business-client/report/class': { from: '开始日期', to: '结束日期' },
  '/api/business-client/report/student': { from: '开始日期', to: '结束日期' },
  '/api/business-client/perform/save': { kind: '栏目' },
  '/api/business-client/perform/saveKinds': { kinds: '栏目', id: '栏目', version: '栏目版本' },
  '/api/business-client/perform/saveSubjects': { id: '学科', mode: '计分方式', version: '学科版本' },
  '/api/business-client/reward/save': { id: '奖品' },
  '/api/business-client/student/detail': { id: '学生' },
  '/api/business-client/student/mergeStu': { id: '学生' },
  '/api/business-client/student/updateStu': { id: '学生' },
  '/api/business-client/term/save': { key: '学期' },
  '/api/business-client/teacher/endDevice': { id: '设备' },
  '/api/sys/qr/confirm': { id: '二维码' },
  '/api/sys/qr/loginResult': { key: '二维码' },
  '/api/sys/qr/scan': { id: '二维码' },
}

const patternHints: Record<string, string> = {
  tel: '应为 11 位手机号',
  password: '格式不对',
  code: '应为 6 位数字',
  username: '含有不能使用的字符',
  nickname: '含有不能使用的字符',
  className: '含有不能使用的字符',
  categoryName: '含有不能使用的字符',
  teamName: '含有不能使用的字符',
  school: '含有不能使用的字符',
  headTeacher: '含有不能使用的字符',
  subject: '含有不能使用的字符',
  content: '含有不能使用的字符',
  geziNo: '应为 8 位数字',
  birthday: '应为真实的日期，如 2017-03-05',
  note: '含有不能使用的字符',
  title: '含有不能使用的字符',
  role: '含有不能使用的字符',
  word: '含有不能使用的字符',
  date: '应为真实的日期，如 2026-09-01',
  from: '应为真实的日期，如 2026-09-01',
  to: '应为真实的日期，如 2026-09-01',
  startDate: '应为真实的日期，如 2026-09-01',
  endDate: '应为真实的日期，如 2026-09-01',
}

export type InputRefusal = { name: ErrorName; message: string }

/** Turns the first thing that a call's schema found wrong into one Chinese sentence that names the field. */
export function formatIssue(
  { path }: Pick<Endpoint, 'path'>,
  issue: z.core.$ZodIssue | undefined,
): InputRefusal {
  if (!issue) return { name: 'invalidInput', message: errors.invalidInput.message }
  if (isErrorName(issue.message)) return { name: issue.message, message: errorOf(issue.message).message }

  const key = issue.path.findLast((part) => typeof part === 'string') ?? ''
  const place = issue.path.find((part) => typeof part === 'number')
  const label = namesByCall[path]?.[key] ?? fieldNames[key] ?? '提交的内容'
  const field = place === undefined || key === '' ? label : `第 ${place + 1} 项的${label}`
  return { name: 'invalidInput', message: `${field}${complaint(issue, key)}` }
}

function complaint(issue: z.core.$ZodIssue, key: string): string {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return '不能为空'
      return `不能小于 ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'string') return `不能超过 ${issue.maximum} 个字`
      if (issue.origin === 'array') return `一次不能超过 ${issue.maximum} 个`
      return `不能大于 ${issue.maximum}`
    case 'unrecognized_keys':
      return `里有不认识的字段：${issue.keys.slice(0, 3).join('、').slice(0, 60)}`
    case 'invalid_format':
      return patternHints[key] ?? '格式不对'
    case 'invalid_type':
      return issue.input === undefined ? '不能为空' : '的类型不对'
    default:
      return '不在可选范围内'
  }
}
