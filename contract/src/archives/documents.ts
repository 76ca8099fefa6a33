import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, EpochMs, Id, line, Name, Nothing, pageRequest, RequestId } from '../values/fields.ts'
import { TermKey } from '../values/term-key.ts'

/** 学业、体质、写实、自评: what a growth archive has parts for. */
export const ArchivePart = z.enum(['perform', 'health', 'record', 'evaluation'])
export type ArchivePart = z.infer<typeof ArchivePart>

export const archivePartNames: Readonly<Record<ArchivePart, string>> = {
  perform: '学业',
  health: '体质',
  record: '写实',
  evaluation: '自评',
}

export const MAX_DOCUMENTS_PER_CLASS = 100
/** A removed document can be brought back for so long; then it is gone with all that is in it. */
export const REMOVED_DOCUMENT_DAYS = 30

export const MAX_ASIDE_NAME_LENGTH = 10
/** The title of a document's own column. Empty: there is none. */
const AsideName = z.union([line(MAX_ASIDE_NAME_LENGTH), z.literal('')])

/** From 0 to 1; null where the document has no such part, or nothing is expected in it. */
const Share = z.nullable(z.number())

/** Who locked a document, and when. */
export const ArchiveLock = z.object({ teacherName: z.string(), lockedAt: EpochMs })
export type ArchiveLock = z.infer<typeof ArchiveLock>

export const ArchiveDocument = z.object({
  documentId: Id,
  name: z.string(),
  termKey: TermKey,
  /** 2026—2027学年第一学期 */
  termName: z.string(),
  parts: z.array(ArchivePart),
  customAsideName: z.string(),
  isLocked: z.boolean(),
  lock: z.nullable(ArchiveLock),
  createDate: EpochMs,
  /** Cells that are filled, or excused, by the cells that are expected. */
  completion: z.object({ perform: Share, health: Share, record: Share, evaluation: Share }),
})
export type ArchiveDocument = z.infer<typeof ArchiveDocument>

export const archiveList = endpoint({
  path: '/api/business-client/archive/list',
  summary: '班级的成长档案，新建的在前',
  access: 'class',
  request: z.strictObject({ classId: ClassId }),
  data: z.array(ArchiveDocument),
})

/** What a teacher says of a document. */
const said = {
  name: Name,
  termKey: TermKey,
  parts: z.array(ArchivePart).check(z.minLength(1), z.maxLength(ArchivePart.options.length)),
}
export const SaidOfArchive = z.strictObject({ ...said, customAsideName: AsideName })
export type SaidOfArchive = z.infer<typeof SaidOfArchive>

export const saveArchive = endpoint({
  path: '/api/business-client/archive/save',
  summary: '新建或修改成长档案；可以沿用另一份档案的学科、栏目和自评问题，成绩不沿用',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    /** Without it a new one is made. */
    documentId: z.optional(Id),
    ...said,
    /** Left out, it stays as it is; in a new one it is taken over from the other document. */
    customAsideName: z.optional(AsideName),
    /** Another document of the class, whose subjects, columns and questions a new one takes over. */
    copyFrom: z.optional(Id),
    /**
     * What was said when the edit began: what it leaves alone stays as it is by now, and what a colleague changed to
     * something else refuses it (409, `StaleArchive`). Without it what is sent wins.
     */
    seen: z.optional(SaidOfArchive),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ documentId: Id }),
})

export const StaleArchive = z.object({ reason: z.literal('stale'), current: SaidOfArchive })

export const lockArchive = endpoint({
  path: '/api/business-client/archive/lock',
  summary: '锁定成长档案，锁定后谁都不能修改；解锁只限创建者',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    documentId: Id,
    isLocked: z.boolean(),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const removeArchive = endpoint({
  path: '/api/business-client/archive/remove',
  summary: '删除成长档案，30 天内可以恢复',
  access: 'class',
  request: z.strictObject({ classId: ClassId, documentId: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const removedArchives = endpoint({
  path: '/api/business-client/archive/removed',
  summary: '30 天内删除、还可以恢复的成长档案，后删除的在前',
  access: 'class',
  request: z.strictObject({ classId: ClassId, ...pageRequest }),
  data: z.object({
    items: z.array(
      z.object({
        documentId: Id,
        name: z.string(),
        termName: z.string(),
        removedAt: EpochMs,
        /** Who removed it. */
        teacherName: z.string(),
        /** Until then it can be brought back. */
        goneAt: EpochMs,
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})

export const restoreArchive = endpoint({
  path: '/api/business-client/archive/restore',
  summary: '恢复 30 天内删除的成长档案',
  access: 'class',
  request: z.strictObject({ classId: ClassId, documentId: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})
