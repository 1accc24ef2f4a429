import { fieldsOf, isIdField } from '@pramaan/api/testing/calls/every-call'
import { contract } from '@pramaan/contract'
import type { Endpoint, Tree } from '@pramaan/contract/endpoint'
import type { z } from 'zod'

/** A field of a reading call that takes any text, and how much of it. */
export type SearchField = { call: string; endpoint: Endpoint; part: 'query' | 'body'; field: string; most: number }

const lengths = [10_000, 4000, 2000, 1000, 500, 300, 200, 100, 60, 40, 20]

/** Whether a schema has nothing against a value of one of its fields, whatever else it asks for. */
function takes(schema: z.ZodType, field: string, value: unknown): boolean {
  const read = schema.safeParse({ [field]: value })
  return read.success || !read.error.issues.some(({ path, code }) => path[0] === field || code === 'unrecognized_keys')
}

function fieldsIn(call: string, endpoint: Endpoint, part: SearchField['part']): SearchField[] {
  const schema = endpoint[part]
  if (!schema) return []
  return fieldsOf(schema)
    .filter((field) => !isIdField(field))
    .flatMap((field) => {
      const most = lengths.find((length) => takes(schema, field, 'zq'.padEnd(length, ' xv')))
      return most === undefined ? [] : [{ call, endpoint, part, field, most }]
    })
}

/** Every field of the contract that is looked for: those of reading calls that take any text. */
export function searchFields(): SearchField[] {
  return Object.entries(contract as Tree).flatMap(([noun, verbs]) =>
    Object.entries(verbs).flatMap(([verb, endpoint]) => {
      const reads = endpoint.method === 'GET' || endpoint.reads
      return reads ? (['query', 'body'] as const).flatMap((part) => fieldsIn(`${noun}.${verb}`, endpoint, part)) : []
    }),
  )
}
