/** Classes, pupils, comments. */

export const classNotFound = { code: 404, message: '班级不存在，或者你不在这个班级里' } as const
export const tooManyClasses = { code: 409, message: '每位老师最多创建 100 个班级' } as const
export const ownerOnly = { code: 403, message: '只有班级创建者可以这样做' } as const
export const deletionOwnerOnly = {
  code: 403,
  message: '只有班级创建者可以连同记录一起删除；转出的学生保留记录，随时可以回来',
} as const
export const classEdited = { code: 409, message: '班级信息刚刚被改过，请看过最新的内容再保存' } as const
export const classImageUnknown = { code: 400, message: '班级封面不能使用，请重新选择' } as const
export const classArchived = { code: 409, message: '班级已归档，只能查看；取消归档后可以继续使用' } as const
export const classNameDiffers = { code: 400, message: '班级名称不一致，请输入完整的班级名称' } as const
export const exampleStays = { code: 409, message: '示例班级不能归档或删除，请在班级列表里移除' } as const
export const deletedClassNotFound = { code: 404, message: '这个班级不存在，或者已经不能恢复了' } as const
export const noticeNotAllowed = { code: 403, message: '只有创建者和得到允许的老师可以发通知' } as const
export const noticeWithoutColleagues = { code: 409, message: '班级里还没有其他老师，不用发通知' } as const
export const alreadyOwner = { code: 409, message: '这位老师已经是班级的创建者了' } as const
export const ownerIsClosing = {
  code: 409,
  message: '你的账号正在注销，接手的班级会一起删除；请先在账号设置里撤销注销，再接手班级',
} as const
export const messageNotFound = { code: 404, message: '这条消息不存在，或者已经删除了' } as const
export const geziNoUnknown = { code: 404, message: '没有找到这个班级号，请核对后再试' } as const
export const alreadyInClass = { code: 409, message: '已经是这个班级的老师了' } as const
export const exampleNotJoined = { code: 403, message: '示例班级只给自己看，不能加入' } as const
export const joinRequestNotFound = { code: 404, message: '这条申请不存在，或者已经处理过了' } as const
export const joinResting = {
  code: 409,
  message: '创建者没有同意你的申请，30 天后才能再申请；也可以请创建者邀请你',
} as const
export const inviteNotFound = { code: 404, message: '这个邀请不存在，或者已经处理过了' } as const
export const inviteResting = { code: 409, message: '对方没有接受邀请，30 天后才能再邀请' } as const
export const tooManyInvites = { code: 429, message: '一天最多发出 20 个邀请，请明天再试' } as const
export const tooManyNotices = { code: 429, message: '一天最多发 20 条通知，请明天再发' } as const
export const ownerStays = { code: 409, message: '创建者不能移出自己的班级' } as const
export const teacherNotInClass = { code: 404, message: '这位老师不在班级里' } as const
export const notAnExample = { code: 403, message: '只有示例班级可以这样移除' } as const
export const exampleExists = { code: 409, message: '已经有一个示例班级了' } as const
export const tooManyStudents = { code: 409, message: '每个班级最多 200 名学生' } as const
export const studentNotInClass = { code: 404, message: '学生不在该班级，请刷新后重试' } as const
export const studentsChanged = { code: 409, message: '学生资料刚刚被别人改过，请核对后再保存' } as const
export const mergeNeedsChoice = { code: 409, message: '两条记录有几项不一样，请先选好保留哪一个' } as const
export const seatingEdited = { code: 409, message: '座位表刚刚被别人改过，请看过最新的再排' } as const
export const seatTaken = { code: 400, message: '同一个座位不能坐两名学生' } as const
export const studentSeatedTwice = { code: 400, message: '同一名学生不能坐两个座位' } as const
export const seatOutside = { code: 400, message: '有座位在行数或列数之外，请重新排' } as const
export const attendanceChanged = { code: 409, message: '刚有老师改了考勤，请核对后再保存' } as const
export const attendanceTooEarly = { code: 400, message: '还没到这一天，不能记考勤' } as const
export const sameStudentTwice = { code: 400, message: '要合并的是同一条记录，请选择两名学生' } as const
export const tooManyLeftStudents = {
  code: 409,
  message: '每个班级最多保留 200 名转出的学生，请先删除一些',
} as const
export const historyCarriedAway = {
  code: 409,
  message: '学生已经带着记录转到别的班级，请从那个班级转回来',
} as const
export const sameClassTwice = { code: 400, message: '学生已经在这个班级里，请选择另一个班级' } as const
export const freeCommentIncomplete = { code: 400, message: '自由点评要写清内容和分值' } as const
export const commentItemNotFound = { code: 404, message: '点评项不存在，请刷新后重试' } as const
export const itemNameRequired = { code: 400, message: '请写上点评项的名称' } as const
export const itemNameTooLong = { code: 400, message: '点评项的名称最多 10 个字' } as const
export const itemNameOdd = { code: 400, message: '点评项的名称里有不能使用的字符' } as const
export const tooManyItems = { code: 409, message: '每位老师最多添加 500 个自定义点评项' } as const
export const shippedItemStays = { code: 403, message: '系统点评项不能修改或删除，不想用时可以停用' } as const
export const batchNotFound = { code: 404, message: '这条点评不存在，无法撤销' } as const
export const batchAlreadyUndone = { code: 409, message: '这次操作已经撤销过了' } as const
export const studentNotInBatch = { code: 404, message: '这次点评里没有这名学生，请刷新后重试' } as const
export const commentNotFound = { code: 404, message: '这条点评不存在，请刷新后重试' } as const
export const remarkEditedOften = { code: 409, message: '这条备注已经改过 50 次，不能再改了' } as const
export const remarkNotYours = { code: 404, message: '只能修改自己写的备注' } as const
export const tooManyRecords = { code: 409, message: '记录超过 100 万条，请缩小时间范围后再导出' } as const
export const undoNotYours = { code: 404, message: '只能撤销自己给出的点评' } as const
