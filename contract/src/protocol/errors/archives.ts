/** Growth archives. Who locked a document and when is added where it is known. */

export const documentNotFound = { code: 404, message: '档案不存在，请刷新后重试' } as const
export const documentLocked = { code: 409, message: '档案已锁定，只能查看；请创建者解锁后再修改' } as const
export const documentUnlockOwnerOnly = { code: 403, message: '只有班级创建者可以解锁档案' } as const
export const documentNameTaken = { code: 409, message: '这个学期已经有同名的档案，请换一个名称' } as const
export const documentEdited = { code: 409, message: '档案刚刚被别人改过，请看过最新的再保存' } as const
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
