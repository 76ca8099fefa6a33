/** Teams. */

export const categoryNotFound = { code: 404, message: '分组方案不存在，请刷新后重试' } as const
export const categoryCreatorOnly = { code: 403, message: '这个方案只有创建它的老师能用' } as const
export const categoryNameRequired = { code: 400, message: '新方案要有名称' } as const
export const tooManyCategories = { code: 409, message: '每个班级最多 50 个分组方案' } as const
export const teamNotFound = { code: 404, message: '小组不存在或已被移除，请重新选择小组' } as const
export const tooManyTeams = { code: 409, message: '每个方案最多 40 个小组' } as const
export const studentInTwoTeams = { code: 400, message: '同一名学生不能同时在两个小组里' } as const
export const teamNamedTwice = { code: 400, message: '同一个小组不能出现两次' } as const
