/** Courses, library, videos and stories. */

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
export const practiceNotFound = { code: 404, message: '这个班级没有在做的实践课，请刷新' } as const
export const practiceDayNotYet = { code: 400, message: '这一天还没有到，到了那天再打卡' } as const
export const contentNotFound = { code: 404, message: '内容不存在或已下架' } as const
