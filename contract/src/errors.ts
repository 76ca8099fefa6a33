import { doorErrors } from './door-errors.ts'

/**
 * Every refusal of the product: its code and its Chinese text. The name is the key under which code refuses;
 * the text is what the teacher reads. Texts of the specification are kept to the letter.
 */
export const errors = {
  ...doorErrors,

  authenticationNotWaiting: {
    code: 404,
    message: '没有这份待审核的申请：可能已经处理过，或者老师重新提交了，请重新列出',
  },

  // Classes, pupils, comments.
  classNotFound: { code: 404, message: '班级不存在，或者你不在这个班级里' },
  tooManyClasses: { code: 409, message: '每位老师最多创建 100 个班级' },
  ownerOnly: { code: 403, message: '只有班级创建者可以这样做' },
  classEdited: { code: 409, message: '班级信息刚刚被改过，请看过最新的内容再保存' },
  classImageUnknown: { code: 400, message: '班级封面不能使用，请重新选择' },
  classArchived: { code: 409, message: '班级已归档，只能查看；取消归档后可以继续使用' },
  classNameDiffers: { code: 400, message: '班级名称不一致，请照着写完整的班级名称' },
  exampleStays: { code: 409, message: '示例班级不能归档或删除，请在班级列表里移除' },
  deletedClassNotFound: { code: 404, message: '这个班级不存在，或者已经不能恢复了' },
  noticeNotAllowed: { code: 403, message: '只有创建者和得到允许的老师可以发通知' },
  noticeForNobody: { code: 409, message: '班级里还没有其他老师，不用发通知' },
  alreadyOwner: { code: 409, message: '这位老师已经是班级的创建者了' },
  messageNotFound: { code: 404, message: '这条消息不存在，或者已经删除了' },
  geziNoUnknown: { code: 404, message: '没有找到这个班级号，请核对后再试' },
  alreadyInClass: { code: 409, message: '已经是这个班级的老师了' },
  exampleNotJoined: { code: 403, message: '示例班级只给自己看，不能加入' },
  joinRequestNotFound: { code: 404, message: '这条申请不存在，或者已经处理过了' },
  teacherNotFound: { code: 404, message: '没有找到可以添加的老师：账号不存在，或者手机号还没有验证' },
  ownerStays: { code: 409, message: '创建者不能移出自己的班级' },
  teacherNotInClass: { code: 404, message: '这位老师不在班级里' },
  notAnExample: { code: 403, message: '只有示例班级可以这样移除' },
  exampleExists: { code: 409, message: '已经有一个示例班级了' },
  tooManyStudents: { code: 409, message: '每个班级最多 200 名学生' },
  studentNotInClass: { code: 404, message: '学生不在该班级，请刷新后重试' },
  studentsChanged: { code: 409, message: '学生资料刚刚被别人改过，请核对后再保存' },
  mergeNeedsChoice: { code: 409, message: '两条记录有几项不一样，请先选好保留哪一个' },
  seatingEdited: { code: 409, message: '座位表刚刚被别人改过，请看过最新的再排' },
  seatTaken: { code: 400, message: '同一个座位不能坐两名学生' },
  studentSeatedTwice: { code: 400, message: '同一名学生不能坐两个座位' },
  seatOutside: { code: 400, message: '有座位在行数或列数之外，请重新排' },
  attendanceTooEarly: { code: 400, message: '还没到这一天，不能记考勤' },
  sameStudentTwice: { code: 400, message: '要合并的是同一条记录，请选择两名学生' },
  tooManyLeftStudents: { code: 409, message: '每个班级最多保留 200 名转出的学生，请先删除一些' },
  historyCarriedAway: { code: 409, message: '学生已经带着记录转到别的班级，请从那个班级转回来' },
  sameClassTwice: { code: 400, message: '学生已经在这个班级里，请选择另一个班级' },
  freeCommentIncomplete: { code: 400, message: '自由点评要写清内容和分值' },
  commentItemNotFound: { code: 404, message: '点评项不存在，请刷新后重试' },
  itemNameRequired: { code: 400, message: '请写上点评项的名称' },
  itemNameTooLong: { code: 400, message: '点评项的名称最多 10 个字' },
  itemNameOdd: { code: 400, message: '点评项的名称里有不能使用的字符' },
  tooManyItems: { code: 409, message: '每位老师最多添加 500 个自定义点评项' },
  shippedItemStays: { code: 403, message: '系统点评项不能修改或删除，不想用时可以停用' },
  batchNotFound: { code: 404, message: '这条点评不存在，无法撤销' },
  batchAlreadyUndone: { code: 409, message: '这条点评已经撤销过了' },
  tooManyRecords: { code: 409, message: '记录超过 100 万条，请缩小时间范围后再导出' },
  undoNotYours: { code: 404, message: '只能撤销自己给出的点评' },

  // Teams.
  categoryNotFound: { code: 404, message: '分组方案不存在，请刷新后重试' },
  categoryCreatorOnly: { code: 403, message: '这个方案只有创建它的老师能用' },
  categoryNameRequired: { code: 400, message: '新方案要有名称' },
  tooManyCategories: { code: 409, message: '每个班级最多 50 个分组方案' },
  teamNotFound: { code: 404, message: '小组不存在或已被移除，请重新选择小组' },
  tooManyTeams: { code: 409, message: '每个方案最多 40 个小组' },
  studentInTwoTeams: { code: 400, message: '同一名学生不能同时在两个小组里' },
  teamNamedTwice: { code: 400, message: '同一个小组不能出现两次' },

  // Rewards.
  rewardNotFound: { code: 404, message: '奖品不存在，请刷新后重试' },
  rewardOff: { code: 409, message: '这个奖品已经停用，请换一个' },
  rewardOutOfStock: { code: 409, message: '奖品的库存不够' },
  rewardNotRemovable: { code: 409, message: '系统自带的和已经有人兑换过的奖品不能删除，可以停用' },
  tooManyRewards: { code: 409, message: '每个班级最多 100 个奖品' },
  redeemIncomplete: { code: 400, message: '请选一个奖品，或者写清自定义的名称和积分' },
  redeemScoreTooLow: { code: 409, message: '可兑换积分不够' },
  redemptionNotFound: { code: 404, message: '这条兑换记录不存在，请刷新后重试' },
  redemptionRefunded: { code: 409, message: '这次兑换已经撤销过了，请到兑换记录里查看' },
  refundNotYours: { code: 404, message: '只能撤销自己经手的兑换' },

  liveTicketUnknown: { code: 404, message: '实时通道的地址已失效，请重新打开班级' },

  // Pictures.
  uploadNotAllowed: { code: 403, message: '上传凭证不正确或已过期，请重新上传' },
  uploadIncomplete: { code: 400, message: '上传的表单不完整，请重新选择图片' },
  uploadNotFound: { code: 404, message: '没有找到上传的图片，请重新上传' },
  tooManyUploads: { code: 429, message: '上传的图片太多，请稍后再试' },
  pictureTooLarge: { code: 413, message: '图片不能超过 3 MB，请压缩后再上传' },
  pictureTypeNotAccepted: { code: 415, message: '只能上传 png、jpeg、jpg 格式的图片' },
  pictureDamaged: { code: 400, message: '图片不完整或已损坏，请换一张再试' },
  pictureTooWide: { code: 400, message: '图片的尺寸太大，长边不能超过 12000 像素' },
  pictureNotConfirmed: { code: 400, message: '图片还没有上传完成，请重新上传' },
  fileNotFound: { code: 404, message: '文件不存在，或者你不能查看' },
  storageUnavailable: { code: 503, message: '图片存储服务没有响应，请稍后再试' },

  // Rosters.
  rosterOutdated: { code: 409, message: '班里的学生刚刚有变化，名单已经重新核对，请看过后再添加' },
  rosterFileMissing: { code: 400, message: '请选择一个名单文件' },
  rosterTooLarge: { code: 413, message: '名单文件超过 5 MB，请拆分后再上传' },
  rosterTypeNotAccepted: { code: 415, message: '只能上传 .xlsx 或 .csv 名单文件' },
  rosterUnreadable: { code: 400, message: '名单文件无法读取，请用 Excel 另存为 .xlsx 或 .csv 后再上传' },
  rosterTooManyRows: { code: 400, message: '名单超过 5000 行，请只保留一个班的学生' },
  rosterEmpty: { code: 400, message: '名单里没有找到学生姓名，请检查文件内容' },
} as const satisfies Record<string, ErrorEntry>

type ErrorEntry = { readonly code: number; readonly message: string }

export type ErrorName = keyof typeof errors

export function isErrorName(name: string): name is ErrorName {
  return Object.hasOwn(errors, name)
}
