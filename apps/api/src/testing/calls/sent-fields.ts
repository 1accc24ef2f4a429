import type { Endpoint } from '@pramaan/contract/endpoint'
import { z } from 'zod'

type Shape = { properties?: Record<string, unknown>; anyOf?: Shape[]; oneOf?: Shape[]; allOf?: Shape[] }

/** The names of all fields that a call sends: in its path, its query and its body, before parsing or after. */
export function sentFields({ path, query, body }: Endpoint): string[] {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  return [...new Set([...params, ...fieldsOf(query), ...fieldsOf(body)])]
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const fields = ({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Shape): string[] => [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(fields),
  ]
  const shapeOf = (io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape
  return [...fields(shapeOf('input')), ...fields(shapeOf('output'))]
}
