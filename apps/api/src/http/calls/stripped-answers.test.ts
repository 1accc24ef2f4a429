import cookie from '@fastify/cookie'
import type { Contract } from '@pramaan/contract'
import Fastify from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'
import { installErrors } from '../refusals/errors.ts'
import type { Handlers } from './call.ts'
import { installRoutes } from './routes.ts'

const api = await startApi()

/** The routes of the contract with one handler for all of them. */
async function routesAnswering(answer: unknown) {
  const verbs = new Proxy({}, { get: () => async () => answer })
  const handlers = new Proxy({} as Handlers, { get: (_, _noun: keyof Contract) => verbs })
  const app = Fastify().setValidatorCompiler(validatorCompiler)
  await app.register(cookie)
  installErrors(app)
  installRoutes(app, api.deps, handlers)
  await app.ready()
  return app
}

async function ask(answer: unknown) {
  const { id } = await api.aCandidate()
  const app = await routesAnswering(answer)
  const reply = await app.inject({ url: `/user/vspstatus/${id}`, headers: { authorization: await api.tokenOf(id) } })
  await app.close()
  return reply
}

test('fields a handler returns beyond its schema are not sent', async () => {
  const reply = await ask({ data: { vspStatus: false, Secret: 'inside' }, vspStatus: false, Secret: 'outside' })
  expect(reply.json()).toEqual({ message: 'Success', data: { vspStatus: false }, vspStatus: false })
})

test('an answer that is off its schema is refused, and nothing of it leaves', async () => {
  const reply = await ask({ data: { Secret: 'inside' } })
  expect(reply.statusCode).toBe(500)
  expect(reply.body).not.toContain('inside')
})
