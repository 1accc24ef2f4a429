import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@pramaan/contract/endpoint'
import { errors } from '@pramaan/contract/errors'
import type { Role } from '@pramaan/domain/role'

type Answer = { statusCode: number; body: string }

/** What is wrong with an answer: its status, or a shape that is not the contract's. Undefined where nothing is. */
export function faultOf(endpoint: Endpoint, role: Role | undefined, { statusCode, body }: Answer): string | undefined {
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 300)}`
  const json = readJson(body)
  if (json === undefined) return `${statusCode} is no JSON: ${body.slice(0, 200)}`
  if (statusCode !== 200) return refusalFault(statusCode, json)
  const schema = 'byRole' in endpoint.answer ? role && endpoint.answer.byRole[role] : endpoint.answer
  if (!schema) return 'an answer for a role that has none'
  const read = schema.safeParse(json)
  if (!read.success) return `off its schema: ${JSON.stringify(read.error.issues.slice(0, 2))}`
  return isDeepStrictEqual(JSON.parse(JSON.stringify(read.data)), json) ? undefined : 'fields that its schema has not'
}

function refusalFault(status: number, json: unknown) {
  const { message, code, requestId } = (json ?? {}) as Record<string, unknown>
  if (typeof code !== 'string' || !(code in errors)) return `${status} with the code ${code}`
  const [expected] = errors[code as keyof typeof errors]
  if (expected !== status) return `${status} for ${code}`
  return typeof message === 'string' && typeof requestId === 'string' ? undefined : `${status} without its parts`
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
