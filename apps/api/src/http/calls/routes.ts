import { contract } from '@pramaan/contract'
import type { Endpoint, Tree } from '@pramaan/contract/endpoint'
import type { ErrorBody } from '@pramaan/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { checkAccess } from '../access/access.ts'
import { type Actor, actorOf } from '../access/actor.ts'
import { Refuse } from '../refusals/refuse.ts'
import { type AnyHandler, type Handlers, type HandlerTree, limitOf, opensOwnTransaction } from './call.ts'
import { deviceCookie, sessionCookie } from './cookie.ts'
import { answerOnce } from './idempotency.ts'
import { responseSchema } from './openapi.ts'
import { sentFile } from './sent-file.ts'

/** How long a file transfer may take, in milliseconds. */
const uploadMs = 110_000

const json = 'application/json; charset=utf-8'

/**
 * Registers every endpoint of the contract with its handler: schemas, access, transaction, idempotency, answer by role.
 */
export function installRoutes(app: FastifyInstance, deps: Deps, handlers: Handlers) {
  for (const [noun, endpoints] of Object.entries(contract as Tree))
    for (const [verb, endpoint] of Object.entries(endpoints)) {
      const handler = (handlers as unknown as HandlerTree)[noun]?.[verb]
      if (!handler) throw new Error(`${noun}.${verb} has no handler`)
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        ...(endpoint.file && { handlerTimeout: uploadMs }),
        config: {
          secretPath: endpoint.secretPath === true,
          ...(endpoint.reads && { reads: true }),
          ...(endpoint.databaseTimes && { databaseTimes: endpoint.databaseTimes }),
        },
        schema: {
          summary: endpoint.summary,
          tags: [noun],
          operationId: `${noun}.${verb}`,
          ...(endpoint.params && { params: endpoint.params }),
          ...(endpoint.query && { querystring: endpoint.query }),
          ...(endpoint.body && { body: endpoint.body }),
          ...(endpoint.file && { consumes: ['multipart/form-data'] }),
          response: { 200: responseSchema(endpoint) },
        },
        // The response is JSON already, parsed by the schema of the caller's role.
        serializerCompiler: () => String,
        onRequest: async (request) => {
          request.actor = await callerOf(deps, endpoint, request)
          checkAccess(endpoint, request.actor, {})
        },
        // Refuses files for endpoints without one, before anything of the file is read.
        preParsing: async (request) => {
          const type = request.headers['content-type']
          if (type && /^multipart\//i.test(type) !== Boolean(endpoint.file)) throw new Refuse('unsupported-type')
        },
        // Ownership is checked before the rest of the request, so that refusals tell a stranger nothing.
        preValidation: async (request) => checkAccess(endpoint, request.actor, request),
        handler: (request, reply) => answer(deps, endpoint, handler, request, reply),
      })
    }
}

/** The caller. Public endpoints ignore an expired token, so that people can sign in again. */
async function callerOf(deps: Deps, endpoint: Endpoint, request: FastifyRequest) {
  const isPublic = endpoint.allow === 'public' && !endpoint.owner
  return actorOf(deps, request.headers.authorization).catch((error: unknown) => {
    if (isPublic && error instanceof Refuse) return undefined
    throw error
  })
}

async function answer(
  deps: Deps,
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { actor } = request
  const parts = { params: request.params, query: request.query, body: request.body }
  checkAccess(endpoint, actor, parts)
  const call = {
    ...parts,
    actor,
    address: request.ip,
    cookie: sessionCookie(request, reply),
    device: deviceCookie(request, reply, deps.random.secret),
    ...filePart(endpoint, request),
  }
  const run = async (db: Deps['db'] | Parameters<Parameters<Deps['db']['transaction']>[0]>[0]) =>
    JSON.stringify(answerFor(endpoint, actor).parse(await handler({ ...call, db } as never)))
  reply.header('cache-control', 'no-store').type(json)
  if (endpoint.secretPath) reply.header('x-robots-tag', 'noindex')
  const limiting = limitOf(handler)
  const limit = limiting && (() => limiting(call as never))
  const key = request.headers['idempotency-key']
  const isOpen = endpoint.method === 'GET' || endpoint.reads || opensOwnTransaction(handler)
  if (isOpen || typeof key !== 'string') {
    await limit?.()
    return isOpen ? run(deps.db) : deps.db.transaction(run)
  }
  const keyed = {
    caller: actor ? String(actor.id) : request.ip,
    key,
    request: [endpoint.method, request.url, request.body],
  }
  const first = await answerOnce(deps, keyed, run, limit)
  if (first.status !== 200) throw refusalAgain(first.body)
  return first.body
}

/** Sends a stored refusal with this request's id and the stored `Retry-After`. */
function refusalAgain(body: string) {
  const { code, ...about } = JSON.parse(body) as Pick<ErrorBody, 'code'>
  return new Refuse(code, about)
}

/** The file of a request, if the endpoint accepts one. */
function filePart({ file }: Endpoint, request: FastifyRequest) {
  return file ? { sentFile: (mostBytes: number) => sentFile(request, file, mostBytes) } : {}
}

/** The schema that decides which fields are sent: the role's own, if the contract has one per role. */
function answerFor(endpoint: Endpoint, actor: Actor | undefined): z.ZodType {
  if (!('byRole' in endpoint.answer)) return endpoint.answer
  const schema = actor && endpoint.answer.byRole[actor.role]
  if (!schema) throw new Error(`${endpoint.path} has no answer for ${actor?.role ?? 'nobody'}`)
  return schema
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor | undefined
  }
  interface FastifyContextConfig {
    /** The path of this route itself grants access, so the log contains the route's pattern instead. */
    secretPath?: boolean
  }
}
