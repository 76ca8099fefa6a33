import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { EpochMs, RequestId } from './values/fields.ts'
import { FileUrl } from './values/files/file-url.ts'

/**
 * What a picture is for decides where it is kept and who may see it. `picture` is a cover or face (the specification's
 * business-client prefix), `comment` a comment's photo (its comment prefix), `realistic` shows what pupils did. Only its owner
 * sees a `certificate`. `library` is any file of a teacher's own library, which is then named by `library/own/save`.
 */
export const FilePurpose = z.enum(['picture', 'comment', 'realistic', 'certificate', 'library'])
export type FilePurpose = z.infer<typeof FilePurpose>

/**
 * A signed form upload. The browser makes a form of `fields`, then the field `typeField` with the file's type, then `key`,
 * then `file`. It posts the form to `host` (an address, or a path of this server). `key` is `dir` and a name of 1 to 80
 * letters, digits, `.`, `_` or `-` that was never used. It is good for any number of files until `expireTime`.
 */
export const StorageConfig = z.object({
  host: z.string(),
  dir: z.string(),
  policy: z.string(),
  signature: z.string(),
  accessid: z.string(),
  expireTime: EpochMs,
  /** The other fields of the form, by the names that this storage gives them; policy and signature are among them. */
  fields: z.record(z.string(), z.string()),
  typeField: z.string(),
  /**
   * Where it is there, a file may come in pieces of so many bytes, each in a form of its own. In front of `file` stands a
   * field `piece` with the piece's beginning and the file's size, `0/5242880`. A piece may come again.
   */
  pieceBytes: z.optional(z.int()),
})
export type StorageConfig = z.infer<typeof StorageConfig>

export const storageConfig = endpoint({
  path: '/api/file/ali/oss/sign',
  summary: '上传配置：签好名的表单，到 expireTime 为止有效',
  access: 'teacher',
  /** The specification's call has no body. With `purpose` the form is for a file of 我的资料. */
  request: z.object({ purpose: z.optional(z.literal('library')) }),
  data: StorageConfig,
})

/** The key of an upload that is waiting: under the teacher's own folder. */
export const StagedKey = z
  .string()
  .check(z.maxLength(200), z.regex(/^staging\/[A-Za-z0-9_-]{1,64}\/[A-Za-z0-9._-]{1,80}$/))

export const confirmFile = endpoint({
  path: '/api/business-client/file/confirm',
  summary: '确认上传：检查图片、去掉拍摄信息、换成正式地址；没有确认的文件不能用在任何地方',
  access: 'teacher',
  request: z.strictObject({
    key: StagedKey,
    purpose: z.optional(FilePurpose),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ url: z.string() }),
})

export const viewFile = endpoint({
  path: '/api/business-client/file/view',
  summary: '证件、点评照片和写实照片的短时地址：证件只给上传的老师，照片给班级的老师',
  access: 'teacher',
  request: z.strictObject({ url: FileUrl }),
  data: z.object({ url: z.string(), expireTime: EpochMs }),
})
