import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { Id, RequestId } from '../values/fields.ts'
import {
  FileItem,
  FileType,
  Keyword,
  MediaAddress,
  numberedPage,
  pageOf,
  PreviewState,
} from './content-values.ts'
import { EntryId } from './manifest-fields.ts'

export const libraryTree = endpoint({
  path: '/api/business-client/library/tree',
  summary: '资料库的文件夹，上级在前；total 含下级文件夹里的文件',
  access: 'teacher',
  request: z.strictObject({}),
  data: z.array(
    z.object({
      id: EntryId,
      name: z.string(),
      parentId: z.nullable(EntryId),
      total: z.int(),
      sort: z.int(),
      sample: z.boolean(),
    }),
  ),
})

export const libraryList = endpoint({
  path: '/api/business-client/library/list',
  summary: '资料库的文件：一个文件夹（含下级）、全部、我的收藏或最近使用',
  access: 'teacher',
  request: z.strictObject({
    folderId: z.optional(EntryId),
    /** Without one: the folder where it is named, else all. */
    scope: z.optional(z.enum(['folder', 'all', 'favorite', 'recent'])),
    keyword: z.optional(Keyword),
    fileType: z.optional(FileType),
    /** The author's order, or as it says; of 最近使用 the last one first. */
    sort: z.optional(z.enum(['default', 'name', 'newest', 'size'])),
    ...numberedPage,
  }),
  data: pageOf(FileItem),
})

export const libraryPreview = endpoint({
  path: '/api/business-client/library/preview',
  summary: '预览一个文件：资料库的、课程的、自己的或同事共享的；state 为 ready 时有地址',
  access: 'teacher',
  request: z.strictObject({ id: Id }),
  data: z.object({
    file: FileItem,
    kind: z.enum(['pdf', 'video', 'audio', 'image', 'text', 'none']),
    state: PreviewState,
    /** Null unless `ready`. */
    address: z.nullable(MediaAddress),
    /** Why a preview failed; empty otherwise. */
    reason: z.string(),
  }),
})

export const libraryDownload = endpoint({
  path: '/api/business-client/library/download',
  summary: '下载一个文件的短时地址',
  access: 'teacher',
  request: z.strictObject({ id: Id }),
  data: z.extend(MediaAddress, { name: z.string() }),
})

export const libraryFavorite = endpoint({
  path: '/api/business-client/library/favorite',
  summary: '收藏或取消收藏一个文件',
  access: 'teacher',
  request: z.strictObject({ id: Id, on: z.boolean(), requestId: z.optional(RequestId) }),
  data: z.object({ on: z.boolean() }),
})
