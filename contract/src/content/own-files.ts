import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { StagedKey } from '../files.ts'
import { EpochMs, Id, Nothing, RequestId } from '../values/fields.ts'
import { FileItem, FileName } from './content-values.ts'

/** What a teacher may upload, by the ending of its name, and the type that the upload's form says. */
export const OWN_FILE_TYPES: Readonly<Record<string, string>> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  zip: 'application/zip',
}

export const MAX_OWN_FILES = 2_000
export const MAX_OWN_FOLDERS = 200
/** A removed file is kept so long. */
export const OWN_FILE_RETURN_DAYS = 30

const OwnFile = z.extend(FileItem, {
  ownerName: z.string(),
  /** Of the owner's own files: the classes whose teachers read it. */
  classIds: z.array(Id),
  /** When it was removed; null while it is there. */
  removedAt: z.nullable(EpochMs),
})
export type OwnFile = z.infer<typeof OwnFile>

export const ownFileList = endpoint({
  path: '/api/business-client/library/own/list',
  summary:
    '我的资料：自己的、同事共享的或已删除的文件，和空间用量；预览和下载用 library/preview、library/download',
  access: 'teacher',
  request: z.strictObject({ scope: z.optional(z.enum(['mine', 'shared', 'removed'])) }),
  data: z.object({
    /** Of `mine` alone. */
    folders: z.array(z.object({ id: Id, name: z.string(), parentId: z.nullable(Id) })),
    files: z.array(OwnFile),
    /** Bytes; what was removed counts until it is gone. */
    usedBytes: z.int(),
    quotaBytes: z.int(),
    maxFileBytes: z.int(),
  }),
})

export const saveOwnFile = endpoint({
  path: '/api/business-client/library/own/save',
  summary: '把 file/confirm（purpose 为 library）确认过的上传放进我的资料',
  access: 'teacher',
  request: z.strictObject({
    /** Of the upload, as it was confirmed. */
    key: StagedKey,
    name: FileName,
    folderId: z.optional(Id),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ id: Id }),
})

export const saveOwnFolder = endpoint({
  path: '/api/business-client/library/own/folder',
  summary: '在我的资料里新建文件夹',
  access: 'teacher',
  request: z.strictObject({ name: FileName, parentId: z.optional(Id), requestId: z.optional(RequestId) }),
  data: z.object({ id: Id }),
})

export const renameOwn = endpoint({
  path: '/api/business-client/library/own/rename',
  summary: '给我的资料里的文件或文件夹改名；文件的扩展名不变',
  access: 'teacher',
  request: z.strictObject({ id: Id, name: FileName, requestId: z.optional(RequestId) }),
  data: Nothing,
})

const Ids = z.array(Id).check(z.minLength(1), z.maxLength(100))

export const moveOwn = endpoint({
  path: '/api/business-client/library/own/move',
  summary: '移动我的资料里的文件或文件夹；folderId 为空表示最上层',
  access: 'teacher',
  request: z.strictObject({ ids: Ids, folderId: z.nullable(Id), requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const removeOwn = endpoint({
  path: '/api/business-client/library/own/remove',
  summary: '删除我的资料里的文件，或文件夹和里面的全部文件；30 天内可以恢复文件',
  access: 'teacher',
  request: z.strictObject({ ids: Ids, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const restoreOwn = endpoint({
  path: '/api/business-client/library/own/restore',
  summary: '恢复 30 天内删除的文件，放回最上层',
  access: 'teacher',
  request: z.strictObject({ ids: Ids, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const shareOwn = endpoint({
  path: '/api/business-client/library/own/share',
  summary: '把一个文件共享给这些班级的老师，他们可以看和下载；空列表表示不再共享',
  access: 'teacher',
  request: z.strictObject({
    id: Id,
    classIds: z.array(Id).check(z.maxLength(100)),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})
