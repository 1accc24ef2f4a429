import { contract } from '@pramaan/contract'
import type { Endpoint, Tree } from '@pramaan/contract/endpoint'
import type { Role } from '@pramaan/domain/role'
import { z } from 'zod'

/** A call of the contract with its name, such as `pipeline.list`. */
export type NamedCall = { name: string; endpoint: Endpoint }

/**
 * Every call of the contract that a role may make by its name; for `nobody` only the public ones, which are the same
 * for all.
 */
export function callsOf(role: Role | 'nobody'): NamedCall[] {
  return Object.entries(contract as Tree).flatMap(([noun, verbs]) =>
    Object.entries(verbs).flatMap(([verb, endpoint]) => {
      const { allow } = endpoint
      const may = role === 'nobody' ? allow === 'public' : allow !== 'public' && allow.includes(role)
      return may ? [{ name: `${noun}.${verb}`, endpoint }] : []
    }),
  )
}

type Shape = { properties?: Record<string, unknown>; anyOf?: Shape[]; oneOf?: Shape[]; allOf?: Shape[] }

/** The names of the fields of a call's params, query or body. */
export function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const fields = ({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Shape): string[] => [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(fields),
  ]
  return [...new Set(fields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape))]
}

/** Whether a field names a record. */
export function isIdField(name: string) {
  return /^(id|.*(ID|Id|_id))$/.test(name)
}

/**
 * The URLs of a call under `/api`, with each of these values in each parameter and each id of its query; a person's id
 * only where a candidate's is expected.
 */
export function addressesOf({ path, query }: Endpoint, values: readonly (string | number)[], person: number): string[] {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const filled = values.map(
    (value) => `/api${params.reduce((so, name) => so.replace(`:${name}`, String(value)), path)}`,
  )
  const paths = params.length > 0 ? filled : [`/api${path}`]
  const ids = fieldsOf(query).filter(isIdField)
  const others = values.filter((value) => value !== person && typeof value === 'number')
  const queries = ids.flatMap((name) =>
    (/candidate/i.test(name) ? [person] : others).map((value) => `${name}=${value}`),
  )
  return [...new Set(paths.flatMap((one) => [one, ...queries.map((query) => `${one}?${query}`)]))]
}
