import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import {
  idempotent,
  isRepeat,
  markRepeat,
  type WriteRequest,
} from '../../platform/db/statements/idempotent.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { AnswerOf, Endpoints } from '../../platform/http/endpoints.ts'
import { requireClass } from '../access/require-class.ts'
import { requireOwner } from '../access/require-owner.ts'
import type { ApiDeps } from '../api-deps.ts'
import { classesOf, type ClassHolds } from './class-holds.ts'
import { changeClass, type ClassChange, type ClassWriteOptions } from './class-write.ts'
import type { ClassReadContext, ClassWriteContext, TeacherContext } from './contexts.ts'

type Read<E extends Endpoint, Context> = (
  db: Db,
  context: Context,
  request: RequestOf<E>,
) => AnswerOf<E> | Promise<AnswerOf<E>>
type Write<E extends Endpoint, Context, Answer> = (
  trx: Db,
  context: Context,
  request: RequestOf<E>,
) => Promise<Answer>

type TeacherWriteOptions<E extends Endpoint> = {
  /** The keys of the event streams that end once the write is on disk. */
  ends?: (request: RequestOf<E>, teacherId: string) => readonly string[]
}
type Options<E extends Endpoint> = TeacherWriteOptions<E> & ClassWriteOptions
/** Finds the class of a request that names only something in it. */
type ClassOf<E extends Endpoint> = (db: Db, teacherId: string, request: RequestOf<E>) => Promise<string>

type NamesClass<E extends Endpoint> = RequestOf<E> extends { classId: string } ? unknown : never

/** How features register their calls: each way does what all calls of its kind do alike. */
export type ApiEndpoints = Endpoints & {
  /** Reads what is the caller's own. */
  teacherRead<E extends Endpoint>(endpoint: E, run: Read<E, TeacherContext>): void
  /** Changes what is the caller's own, in one transaction; a repeat of its `requestId` has one effect. */
  teacherWrite<E extends Endpoint>(
    endpoint: E,
    run: Write<E, TeacherContext, DataOf<E>>,
    options?: TeacherWriteOptions<E>,
  ): void
  /** Reads something of a class that the caller teaches, or owns where the contract says so. */
  classRead<E extends Endpoint>(endpoint: E & NamesClass<E>, run: Read<E, ClassReadContext>): void
  /** Changes something of a class; see `changeClass`. */
  classWrite<E extends Endpoint>(
    endpoint: E,
    run: Write<E, ClassWriteContext, ClassChange<E>>,
    ...options: RequestOf<E> extends { classId: string }
      ? [options?: Options<E>]
      : [options: Options<E> & { classOf: ClassOf<E> }]
  ): void
}

export function createApiEndpoints(plain: Endpoints, deps: ApiDeps, holds: ClassHolds): ApiEndpoints {
  const endpoints = waitingForHeld(plain, holds)
  const { database, hub, clock, newId, randomBytes } = deps
  const { read } = database

  function teacherRead<E extends Endpoint>(endpoint: E, run: Read<E, TeacherContext>): void {
    endpoints.teacher(endpoint, async ({ teacherId, sessionId }, request) =>
      run(read, { teacherId, sessionId, clock, newId, randomBytes }, request),
    )
  }

  function teacherWrite<E extends Endpoint>(
    endpoint: E,
    run: Write<E, TeacherContext, DataOf<E>>,
    { ends }: TeacherWriteOptions<E> = {},
  ): void {
    endpoints.teacher(endpoint, async ({ teacherId, sessionId }, request) => {
      const context = { teacherId, sessionId, clock, newId, randomBytes }
      const data = await database.write((trx) =>
        idempotent(trx, clock, teacherId, endpoint.path, objectOf(request), () => run(trx, context, request)),
      )
      for (const key of ends?.(request, teacherId) ?? []) hub.end(key)
      return data
    })
  }

  function classRead<E extends Endpoint>(endpoint: E, run: Read<E, ClassReadContext>): void {
    endpoints.teacher(endpoint, async ({ teacherId }, request) => {
      const { classId } = objectOf(request)
      const membership = await requireClass(read, teacherId, classId)
      if (endpoint.access === 'owner') await requireOwner(read, teacherId, classId)
      return run(read, { teacherId, classId, ...membership, clock, newId, randomBytes }, request)
    })
  }

  function classWrite<E extends Endpoint>(
    endpoint: E,
    run: Write<E, ClassWriteContext, ClassChange<E>>,
    { classOf, ends, ...options }: Options<E> & { classOf?: ClassOf<E> } = {},
  ): void {
    const write = (teacherId: string, sent: ClassRequest, request: RequestOf<E>): Promise<DataOf<E>> =>
      changeClass(
        deps,
        { endpoint, teacherId, classId: sent.classId, request: sent, ends: ends?.(request, teacherId) },
        (trx, context) => run(trx, context, request),
        options,
      )
    endpoints.teacher(endpoint, async ({ teacherId }, request) => {
      if (!classOf) return write(teacherId, objectOf(request), request)
      const sent = { ...objectOf(request), classId: await classOf(read, teacherId, request) }
      const data = await write(teacherId, sent, request)
      if (isRepeat(sent)) markRepeat(objectOf(request))
      return data
    })
  }

  return { ...endpoints, teacherRead, teacherWrite, classRead, classWrite }
}

/** Calls that name a class which is held come when it is free again. */
function waitingForHeld(endpoints: Endpoints, holds: ClassHolds): Endpoints {
  return {
    ...endpoints,
    teacher: (endpoint, run) =>
      endpoints.teacher(endpoint, (caller, request, origin) => {
        const free = holds.untilFree(classesOf(request))
        return free ? free.then(() => run(caller, request, origin)) : run(caller, request, origin)
      }),
  }
}

type ClassRequest = WriteRequest & { classId: string }

/** Requests are objects, which the compiler cannot tell of a call that it does not know yet. */
function objectOf(request: unknown): ClassRequest {
  return request as ClassRequest
}
