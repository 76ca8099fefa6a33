/** Pictures. */

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
