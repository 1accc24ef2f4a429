import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoint } from '@pramaan/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** The schema of a successful response; for a response by role, any role's schema. */
export function responseSchema(endpoint: Endpoint): z.ZodType {
  if (!('byRole' in endpoint.answer)) return endpoint.answer
  const schemas = [...new Set(Object.values(endpoint.answer.byRole))]
  return z.union(schemas)
}

/** Serves the contract as `/api/openapi.json` and as a page at `/api/docs`, both from this server. */
export async function installOpenApi(app: FastifyInstance, version: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pramaan',
        version,
        description: 'Every call of the wire. Answers are { message, data }, errors { message, code, details? }.',
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
    stripBasePath: true,
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
