import { formatIssue } from '@pinge/contract/protocol/format-issue.ts'
import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../app-error.ts'
import type { CallObserver, EndedCall } from './call-observer.ts'
import { clientAddress } from './callers/client-address.ts'
import { sendSuccess } from './envelope.ts'
import { FileAnswer, sendFile } from './file-answer.ts'
import { ReadyAnswer, writeSuccess } from './ready-answer.ts'
import { createTurns, type Turns } from './callers/turns.ts'
import { readUpload, type Upload } from './upload.ts'

/** Who calls: a teacher with a living session. */
export type Caller = { teacherId: string; sessionId: string; sessionExpiresAt: number }

/** What a call knows about where it comes from. */
export type Origin = {
  /** Of IPv6 the network; see `clientAddress`. */
  address: string
  /** What the caller says of its browser. */
  userAgent: string
  upload: Upload | null
}

/** Who calls, or a refusal. What anyone may call has no caller. */
export type RequireCaller = (
  endpoint: Endpoint,
  incoming: FastifyRequest,
  body: string | null,
) => Promise<Caller | undefined>

export type EndpointDeps = {
  requireCaller: RequireCaller
  /** What stands before the path of each call. */
  basePath?: string
  /** Who is told how the calls of an endpoint end. */
  observe: (endpoint: Endpoint) => CallObserver
}

/** The data, or the success as it goes out: written before, or as a file. */
export type AnswerOf<E extends Endpoint> = DataOf<E> | ReadyAnswer | FileAnswer

type PublicHandler<E extends Endpoint> = (request: RequestOf<E>, origin: Origin) => Promise<AnswerOf<E>>
type TeacherHandler<E extends Endpoint> = (
  caller: Caller,
  request: RequestOf<E>,
  origin: Origin,
) => Promise<AnswerOf<E>>

export type Endpoints = {
  /** A call that anyone may make. */
  open<E extends Endpoint>(endpoint: E, run: PublicHandler<E>): void
  /** A call of a signed-in teacher; what that teacher may touch is checked in `access/`, by `run`. */
  teacher<E extends Endpoint>(endpoint: E, run: TeacherHandler<E>): void
  /** Paths registered so far. */
  readonly paths: ReadonlySet<string>
}

/**
 * The one way in which a call is answered: signature, session, body, the feature's function, and the answer parsed by
 * its own schema, so that a column which the contract does not name cannot leak.
 */
export function createEndpoints(app: FastifyInstance, deps: EndpointDeps): Endpoints {
  const paths = new Set<string>()
  const callTurns = createTurns({ underWay: 4, waiting: 100 })
  // An export reads on while it is downloaded, and the teacher's other calls do not wait for it.
  const fileTurns = createTurns({ underWay: 2, waiting: 4 })
  // Read by workers that all teachers share.
  const uploadTurns = createTurns({ underWay: 1, waiting: 1 })

  function register<E extends Endpoint>(endpoint: E, answer: TeacherHandler<E>): void {
    paths.add(endpoint.path)
    const isWrite = takesRequestId(endpoint)
    const observer = deps.observe(endpoint)

    async function serve(incoming: FastifyRequest, reply: FastifyReply, call: EndedCall): Promise<unknown> {
      // A form is only let in for its file: as no body at all it would pass for an empty one.
      if (!endpoint.upload && incoming.isMultipart()) throw new AppError('contentTypeNotAccepted')
      const body = typeof incoming.body === 'string' && incoming.body !== '' ? incoming.body : null
      const caller = (await deps.requireCaller(endpoint, incoming, body)) ?? noCaller
      call.teacherId = caller.teacherId
      call.sessionId = caller.sessionId
      const leave = caller === noCaller ? undefined : await turnsOf(endpoint).take(caller.teacherId, isWrite)
      try {
        const upload = endpoint.upload ? await readUpload(incoming, endpoint.upload) : null
        const request = parseBody(endpoint, body)
        call.request = request
        const userAgent = incoming.headers['user-agent'] ?? ''
        const data = await answer(caller, request, { address: call.address, userAgent, upload })
        call.answer = data
        observer.succeeded?.(call)
        // A file is made while it is sent, and its turn lasts as long.
        if (data instanceof FileAnswer) return await sendFile(reply, endpoint, data)
        sendSuccess(reply, data instanceof ReadyAnswer ? data.bytes : writeSuccess(endpoint, data))
        // Fastify would wait for the end of a reply that it is handed, and this one has ended.
        return undefined
      } finally {
        leave?.()
      }
    }

    app.post(`${deps.basePath ?? ''}${endpoint.path}`, routeOptions(endpoint), async (incoming, reply) => {
      const address = clientAddress(incoming.ip)
      const call = { teacherId: '', sessionId: '', address, request: undefined, answer: undefined }
      try {
        return await serve(incoming, reply, call)
      } catch (error) {
        if (error instanceof AppError) observer.refused(call, error.errorName)
        throw error
      }
    })
  }

  function turnsOf({ upload, file }: Endpoint): Turns {
    return upload ? uploadTurns : file ? fileTurns : callTurns
  }

  return {
    open: (endpoint, run) => register(endpoint, (_, request, origin) => run(request, origin)),
    teacher: (endpoint, run) => register(endpoint, run),
    paths,
  }
}

/** Every call that writes takes one, and no other does. */
function takesRequestId({ request }: Endpoint): boolean {
  return request instanceof z.ZodMiniObject && 'requestId' in request.shape
}

/** Handlers of public calls never see it. */
const noCaller: Caller = { teacherId: '', sessionId: '', sessionExpiresAt: 0 }

function parseBody<E extends Endpoint>(endpoint: E, body: string | null): RequestOf<E> {
  const parsed = checkBody(endpoint, readJson(body))
  if (parsed.success) return parsed.data as RequestOf<E>
  const { name, message } = formatIssue(endpoint, parsed.error.issues[0])
  throw new AppError(name, { message })
}

function checkBody(endpoint: Endpoint, body: unknown) {
  try {
    return z.safeParse(endpoint.request, body, { reportInput: true })
  } catch (cause) {
    // A length check looks at whatever has a length, and one like {"length":{"toString":1}} cannot be compared.
    throw new AppError('invalidInput', { cause })
  }
}

function readJson(body: string | null): unknown {
  if (body === null) return {}
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new AppError('bodyNotJson', { cause })
  }
}

/** What describes a call does not change while a program runs, however many servers it starts. */
const knownOptions = new WeakMap<Endpoint, RouteShorthandOptions>()

function routeOptions(endpoint: Endpoint): RouteShorthandOptions {
  const known = knownOptions.get(endpoint)
  if (known) return known
  const options = toRouteOptions(endpoint)
  knownOptions.set(endpoint, options)
  return options
}

function toRouteOptions(endpoint: Endpoint): RouteShorthandOptions {
  const request = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' })
  const data = z.toJSONSchema(endpoint.data, { io: 'output', unrepresentable: 'any' })
  return {
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/').at(-2) ?? ''],
      ...(endpoint.upload
        ? { consumes: ['multipart/form-data'], body: uploadSchema(endpoint.upload.field) }
        : { body: withoutMeta(request) }),
      response: {
        200: endpoint.file
          ? { content: { [endpoint.file.type]: { schema: { type: 'string', format: 'binary' } } } }
          : envelopeSchema(withoutMeta(data)),
      },
    },
    // The schemas above describe the call for /api/docs; the contract itself checks it.
    validatorCompiler: () => () => true,
    serializerCompiler: () => JSON.stringify,
  }
}

function uploadSchema(field: string): object {
  return { type: 'object', properties: { [field]: { type: 'string', format: 'binary' } }, required: [field] }
}

function envelopeSchema(data: object): object {
  return {
    type: 'object',
    description: '成功时 code 为 200；失败时 code 与 msg 说明原因，data 为 null 或补充信息',
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
    required: ['code', 'msg', 'data'],
  }
}

function withoutMeta({ $schema: _, ...schema }: { $schema?: string | undefined }): object {
  return schema
}
