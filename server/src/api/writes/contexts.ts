import type { ClassTable } from '../../platform/db/tables/classes.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import type { ClassRole, Membership } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'

/** What every feature may use: the time, and ids and numbers by chance. */
export type Tools = Pick<ApiDeps, 'clock' | 'newId' | 'randomBytes'>

/** What a call knows beside its request: who makes it. */
export type TeacherContext = Tools & Pick<Caller, 'teacherId' | 'sessionId'>

/** What a call about a class knows beside its request: who makes it, and how that teacher stands to the class. */
export type ClassContext = Tools & { teacherId: string; classId: string; role: ClassRole }

/** The same for a call that changes the class: with the midnight up to which its days are counted. */
export type ClassWriteContext = ClassContext & Pick<ClassTable, 'countedUntil'>

/** The same for a call that only reads: with the number of the class's last change. */
export type ClassReadContext = ClassContext & Pick<Membership, 'version' | 'isArchived'>
