/**
 * Every refusal of the product: its code and its Chinese text. The name is the key by which the server refuses; the text
 * is what the teacher reads. Texts of the specification are kept to the letter. Import the module as a whole,
 * `import * as errors`: a page then carries only those that it reads.
 */

// The specification's catalogue (section 8).
export const sessionExpired = { code: 401, message: '登录信息失效，请重新登录！' } as const
export const accountNotFound = { code: 20002, message: '账号不存在，请前往品格精灵APP注册' } as const
export const unexpected = { code: 500, message: '出错啦... 请联系管理员!' } as const
export const classIdRequired = { code: 400, message: '班级id不能为空' } as const

// The envelope of a call.
export const unknownApplication = { code: 400, message: '应用标识不正确，请刷新页面后重试' } as const
export const headerMissing = { code: 400, message: '请求缺少签名信息，请刷新页面后重试' } as const
export const signatureWrong = { code: 400, message: '签名不正确，请刷新页面后重试' } as const
export const timestampOff = { code: 400, message: '设备时间与服务器相差太多，请校准时间后重试' } as const
export const requestReplayed = { code: 400, message: '这个请求已经处理过，请重新操作' } as const
export const tooManyRequests = { code: 429, message: '请求太多，请稍后再试' } as const
export const invalidInput = { code: 400, message: '提交的内容有误，请检查后重试' } as const
export const bodyNotJson = { code: 400, message: '请求内容不是正确的 JSON，请检查后重试' } as const
export const bodyTooLarge = { code: 413, message: '提交的内容太大，请分几次提交' } as const
export const contentTypeNotAccepted = { code: 415, message: '请求的内容类型不对，请用 JSON 提交' } as const
export const notFound = { code: 404, message: '请求的地址不存在' } as const
export const methodNotAllowed = { code: 404, message: '请求的地址不存在，接口只接受 POST' } as const
export const requestIdReused = { code: 409, message: '同一个请求编号不能用于不同的内容' } as const
/** A write was done before, so long ago that its answer is no longer kept. */
export const alreadyRecorded = { code: 30024, message: '已经记录过了' } as const
export const serviceBusy = { code: 503, message: '服务正忙，请稍后再试' } as const
export const databaseUnavailable = {
  code: 503,
  message: '暂时连不上数据库，刚才的操作可能没有保存，请稍后再试',
} as const
export const storageFull = {
  code: 503,
  message: '服务器的存储空间已满，刚才的操作没有保存，请联系管理员清理后再试',
} as const

// Sign-in and accounts.
export const passwordWrong = { code: 20001, message: '手机号或密码不正确' } as const
export const codeWrong = { code: 20001, message: '验证码不正确或已过期，请核对后再试' } as const
export const oldPasswordWrong = { code: 20001, message: '当前密码不正确' } as const
export const codeRequired = { code: 400, message: '请填写短信验证码' } as const
export const codeTooOften = { code: 429, message: '验证码发送太频繁，请稍后再试' } as const
export const codeNotSent = { code: 503, message: '短信没有发出去，请稍后再试' } as const
export const passwordTooCommon = { code: 400, message: '这个密码太常见，容易被猜到，请换一个' } as const
export const qrNotScanned = { code: 20102, message: '还没有扫码' } as const
export const qrScanned = { code: 20103, message: '已扫码, 待确认' } as const
export const qrExpired = { code: 20104, message: '二维码已过期，请刷新后再扫' } as const
export const deviceNotFound = { code: 404, message: '这台设备已经退出了' } as const
export const tooManyLoginFailures = { code: 429, message: '登录失败次数太多，请稍后再试' } as const
export const telTaken = { code: 409, message: '这个手机号已经注册，请直接登录' } as const
export const registrationClosed = {
  code: 403,
  message: '本站没有开放注册，请联系学校管理员开通账号',
} as const

export const authenticationNotWaiting = {
  code: 404,
  message: '没有这份待审核的申请：可能已经处理过，或者老师重新提交了，请重新列出',
} as const

// Classes, pupils, comments.
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
export const remarkNotYours = { code: 404, message: '只能修改自己写的备注' } as const
export const tooManyRecords = { code: 409, message: '记录超过 100 万条，请缩小时间范围后再导出' } as const
export const undoNotYours = { code: 404, message: '只能撤销自己给出的点评' } as const

// Class data. Dates are added where the sentence can name them.
export const spanReversed = { code: 400, message: '开始日期不能晚于结束日期' } as const
export const spanTooLong = { code: 400, message: '开始日期和结束日期最多相差 400 天' } as const
export const termNotFound = { code: 404, message: '班级没有这个学期，请刷新后重试' } as const
export const termReversed = { code: 400, message: '学期的结束日期要晚于开始日期' } as const
export const termTooLong = { code: 400, message: '一个学期最多 220 天，请检查开始日期和结束日期' } as const
export const termOverlaps = { code: 409, message: '学期的日期不能和前后的学期重叠' } as const

// Growth archives. Who locked a document and when is added where it is known.
export const documentNotFound = { code: 404, message: '档案不存在，请刷新后重试' } as const
export const documentLocked = { code: 409, message: '档案已锁定，只能查看；请创建者解锁后再修改' } as const
export const documentUnlockOwnerOnly = { code: 403, message: '只有班级创建者可以解锁档案' } as const
export const documentNameTaken = { code: 409, message: '这个学期已经有同名的档案，请换一个名称' } as const
export const documentWithoutPart = {
  code: 409,
  message: '这份档案里没有这一部分，请先在档案设置里加上',
} as const
export const tooManyDocuments = { code: 409, message: '每个班级最多 100 份档案，请先删除一些' } as const
export const archiveTermUnknown = { code: 400, message: '学期要在最近十个学年之内' } as const
export const columnsEdited = { code: 409, message: '学科或栏目刚刚被别人改过，请看过最新的再保存' } as const
export const columnNotFound = { code: 404, message: '学科或栏目不存在，请刷新后重试' } as const
export const columnNamedTwice = { code: 400, message: '学科或栏目不能同名' } as const
/** Which one, and how many marks, is added. */
export const columnHasMarks = { code: 409, message: '已经有成绩的学科或栏目不能删除，可以停用' } as const
export const marksDoNotFit = { code: 409, message: '已有的成绩不适合新的计分方式或满分' } as const

// Their tables as files.
export const tableFileMissing = { code: 400, message: '请选择一个表格文件' } as const
export const tableTooLarge = { code: 413, message: '表格文件超过 5 MB，请拆分后再上传' } as const
export const tableTypeNotAccepted = { code: 415, message: '只能上传 .xlsx 或 .csv 表格文件' } as const
export const tableUnreadable = {
  code: 400,
  message: '表格文件无法读取，请用 Excel 另存为 .xlsx 或 .csv 后再上传',
} as const
export const tableTooManyRows = { code: 400, message: '表格的行数太多，请只保留一个班的学生' } as const
export const tableEmpty = { code: 400, message: '表格是空的，请检查文件内容' } as const

// Teams.
export const categoryNotFound = { code: 404, message: '分组方案不存在，请刷新后重试' } as const
export const categoryCreatorOnly = { code: 403, message: '这个方案只有创建它的老师能用' } as const
export const categoryNameRequired = { code: 400, message: '新方案要有名称' } as const
export const tooManyCategories = { code: 409, message: '每个班级最多 50 个分组方案' } as const
export const teamNotFound = { code: 404, message: '小组不存在或已被移除，请重新选择小组' } as const
export const tooManyTeams = { code: 409, message: '每个方案最多 40 个小组' } as const
export const studentInTwoTeams = { code: 400, message: '同一名学生不能同时在两个小组里' } as const
export const teamNamedTwice = { code: 400, message: '同一个小组不能出现两次' } as const

// Rewards.
export const rewardNotFound = { code: 404, message: '奖品不存在，请刷新后重试' } as const
export const rewardOff = { code: 409, message: '这个奖品已经停用，请换一个' } as const
export const rewardOutOfStock = { code: 409, message: '奖品的库存不够' } as const
export const rewardNotRemovable = {
  code: 409,
  message: '系统自带的和已经有人兑换过的奖品不能删除，可以停用',
} as const
export const tooManyRewards = { code: 409, message: '每个班级最多 100 个奖品' } as const
export const redeemIncomplete = { code: 400, message: '请选一个奖品，或者写清自定义的名称和积分' } as const
export const redeemScoreTooLow = { code: 409, message: '可兑换积分不够' } as const
export const redemptionNotFound = { code: 404, message: '这条兑换记录不存在，请刷新后重试' } as const
export const redemptionRefunded = { code: 409, message: '这次兑换已经撤销过了，请到兑换记录里查看' } as const
export const refundNotYours = { code: 404, message: '只能撤销自己经手的兑换' } as const

// Self-evaluation.
export const evaluationEdited = { code: 409, message: '这份自评刚刚被别人改过，请看过最新的再保存' } as const
export const evaluationQuestionUnknown = {
  code: 400,
  message: '自评的问题或答案已经变了，请刷新后重试',
} as const

// Term reviews.
export const reviewEdited = { code: 409, message: '这份评语刚刚被别人改过，请对照两份再保存' } as const
export const reviewLocked = { code: 409, message: '这份评语已经锁定，请创建者解锁后再修改' } as const
export const reviewFactGone = { code: 409, message: '这句话的依据已经变了，请重新生成初稿' } as const
export const reviewLengthsCrossed = { code: 400, message: '最少字数不能超过最多字数' } as const
export const reviewBoundsUnordered = {
  code: 400,
  message: '推荐等级的界限要从高到低：优秀、良好、合格',
} as const
export const tooManyPhrases = { code: 409, message: '最多存 200 句，请先删除不用的' } as const

// Realistic records.
export const realisticNotFound = { code: 404, message: '这条写实记录不存在，请刷新后重试' } as const
export const realisticTooEarly = { code: 400, message: '还没到这一天，请检查日期' } as const
export const realisticEdited = {
  code: 409,
  message: '这条写实记录刚刚被别人改过，请看过最新的再保存',
} as const
export const realisticFiled = { code: 409, message: '已归档的记录不能修改或删除，请先取消归档' } as const
export const realisticStateDiffers = { code: 409, message: '记录的状态已经变了，请看过最新的再操作' } as const
export const realisticNotYours = {
  code: 403,
  message: '只能删除自己记的；其他老师记的请班级创建者删除',
} as const
export const realisticOthers = { code: 400, message: '只改一名学生的记录时，学生不能换成别人' } as const
export const tooManyTypical = {
  code: 409,
  message: '每名学生每学期最多选 5 条典型，请先取消一条',
} as const

export const liveTicketUnknown = { code: 404, message: '实时通道的地址已失效，请重新打开班级' } as const

// Pictures.
export const uploadNotAllowed = { code: 403, message: '上传凭证不正确或已过期，请重新上传' } as const
export const uploadIncomplete = { code: 400, message: '上传的表单不完整，请重新选择图片' } as const
export const uploadNotFound = { code: 404, message: '没有找到上传的图片，请重新上传' } as const
export const tooManyUploads = { code: 429, message: '上传的图片太多，请稍后再试' } as const
export const tooManyStaged = {
  code: 429,
  message: '没有用上的图片太多，请一小时后再上传',
} as const
export const pictureTooLarge = { code: 413, message: '图片不能超过 3 MB，请压缩后再上传' } as const
export const pictureEmpty = { code: 400, message: '图片是空的，请换一张再试' } as const
export const pictureTypeNotAccepted = { code: 415, message: '只能上传 png、jpeg、jpg 格式的图片' } as const
export const pictureDamaged = { code: 400, message: '图片不完整或已损坏，请换一张再试' } as const
export const pictureTooWide = { code: 400, message: '图片的尺寸太大，长边不能超过 12000 像素' } as const
export const pictureNotConfirmed = { code: 400, message: '图片还没有上传完成，请重新上传' } as const
export const fileNotFound = { code: 404, message: '文件不存在，或者你不能查看' } as const
export const storageUnavailable = { code: 503, message: '图片存储服务没有响应，请稍后再试' } as const

// Courses, library, videos and stories.
export const mediaAddressExpired = { code: 403, message: '播放地址已失效，请重新打开' } as const
export const ownFileTooLarge = { code: 413, message: '文件太大，请压缩或拆分后再上传' } as const
export const ownFileTypeNotAccepted = {
  code: 415,
  message: '只能上传课件、文档、表格、图片、音频、视频和压缩包，且内容要和扩展名一致',
} as const
export const ownUploadNotFound = { code: 404, message: '没有找到上传的文件，请重新上传' } as const
export const ownQuotaFull = { code: 409, message: '我的资料空间已满，请先删除一些文件' } as const
export const tooManyOwnFolders = { code: 409, message: '文件夹太多，请先删除一些' } as const
export const folderInItself = { code: 400, message: '不能把文件夹移到它自己里面' } as const
export const contentNotFound = { code: 404, message: '内容不存在或已下架' } as const

// Rosters.
export const rosterOutdated = {
  code: 409,
  message: '班里的学生刚刚有变化，名单已经重新核对，请看过后再添加',
} as const
export const rosterFileMissing = { code: 400, message: '请选择一个名单文件' } as const
export const rosterTooLarge = { code: 413, message: '名单文件超过 5 MB，请拆分后再上传' } as const
export const rosterTypeNotAccepted = { code: 415, message: '只能上传 .xlsx 或 .csv 名单文件' } as const
export const rosterUnreadable = {
  code: 400,
  message: '名单文件无法读取，请用 Excel 另存为 .xlsx 或 .csv 后再上传',
} as const
export const rosterTooManyRows = { code: 400, message: '名单超过 5000 行，请只保留一个班的学生' } as const
export const rosterEmpty = { code: 400, message: '名单里没有找到学生姓名，请检查文件内容' } as const

// The training service.
export const trainingSignedOut = { code: 401, message: '训练登录已失效，请重新进入大脑训练' } as const
export const trainingItemNotFound = { code: 404, message: '没有这一关，请刷新后重试' } as const
export const trainingRoundNotFound = { code: 404, message: '没有这一轮训练，请重新开始' } as const
export const trainingRoundOver = { code: 409, message: '这一轮已经结束，请重新开始一轮' } as const
export const trainingRoundDiffers = { code: 409, message: '提交的结果和开始的这一轮不一致' } as const
export const clientIdReused = { code: 409, message: '同一个提交编号不能用于不同的结果' } as const
export const editionNotFound = { code: 404, message: '没有这一期专注赛' } as const
export const notTodaysItem = { code: 400, message: '这一关不在今天的打卡里，可以先练习' } as const
