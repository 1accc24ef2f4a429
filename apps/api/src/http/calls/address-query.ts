import { parse } from 'node:querystring'
import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { onceFor } from '../../once-for.ts'

/** The queries of addresses as they were read, by their text, of which a megabyte is kept. */
const read = new LRUCache<string, ReturnType<typeof parse>>({
  maxSize: 2 ** 20,
  sizeCalculation: (_query, text) => text.length + 1,
  memoMethod: (text) => Object.freeze(parse(text, '&', '=', { maxKeys: 0 })),
})

/** The fields of an address's query; the same object when the same is asked again. */
export function readQuery(text: string) {
  return read.memo(text)
}

/**
 * Checks what a call is asked by its schema. A query that is asked again was checked before, so its fields are shared and
 * nobody may change them.
 */
export const checkParts: FastifySchemaCompiler<z.ZodType> = (route) => {
  const check = validatorCompiler(route)
  if (route.httpPart !== 'querystring') return check
  return onceFor((query: object) => {
    const checked = check(query)
    const fields = typeof checked === 'object' && 'value' in checked ? checked.value : {}
    for (const part of [fields, ...Object.values(fields)]) Object.freeze(part)
    return checked
  })
}
