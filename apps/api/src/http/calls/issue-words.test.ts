import { contract } from '@pramaan/contract'
import type { Endpoint } from '@pramaan/contract/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { en } from 'zod/locales'

/** Values that break something of nearly every schema: wrong types, too long, too large, not whole, unknown. */
const broken: readonly unknown[] = [
  ...[undefined, null, '', ' ', '\u0007', 'x', 'x'.repeat(5000), 'ftp://x', '2026-13-45', 'x@', 'true'],
  ...[-1, 0, 0.5, 1e9, 1e300, Number.NaN, Number.POSITIVE_INFINITY, true],
  ...[[], [null], ['x', 1, {}], Array.from({ length: 5000 }, () => 'x'), {}, { unknown: 1 }],
]

type Shape = Readonly<Record<string, z.core.$ZodType>>
type Parts = {
  type: string
  shape?: Shape
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  out?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  valueType?: z.core.$ZodType
}

/** A schema and all schemas inside it. */
function inside(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()) {
  // A transform only gets values that the schema before it has checked.
  if (seen.has(schema) || schema._zod.def.type === 'transform') return seen
  seen.add(schema)
  const def = schema._zod.def as unknown as Parts
  const parts = [...Object.values(def.shape ?? {}), ...(def.options ?? [])]
  const single = [def.element, def.innerType, def.in, def.out, def.valueType]
  for (const part of [...parts, ...single]) if (part) inside(part, seen)
  return seen
}

/** Objects with each field broken in turn, so that refinements of the object report as well. */
function brokenFor(schema: z.core.$ZodType): readonly unknown[] {
  const { shape } = schema._zod.def as unknown as Parts
  if (!shape) return broken
  const objects = broken.map((value) => Object.fromEntries(Object.keys(shape).map((key) => [key, value])))
  return [...broken, ...objects]
}

const endpoints = Object.values(contract).flatMap((noun) => Object.values(noun)) as Endpoint[]
const schemas = new Set(
  endpoints
    .flatMap(({ params, query, body }) => [params, query, body])
    .flatMap((schema) => (schema ? [...inside(schema)] : [])),
)
const library = en().localeError

test('no broken value of any schema of the wire is answered with a text of the library', () => {
  const texts = new Set<string>()
  let messages = 0
  for (const schema of schemas)
    for (const value of brokenFor(schema)) {
      const { error } = z.safeParse(schema, value, { reportInput: true })
      for (const issue of error?.issues ?? []) {
        messages += 1
        const theirs = library(issue as z.core.$ZodRawIssue)
        if (issue.message === (typeof theirs === 'string' ? theirs : theirs?.message)) texts.add(issue.message)
        if (/expected .*received |[Ii]nvalid (?:input|option)|[Uu]nrecognized|[Zz]od/.test(issue.message))
          texts.add(issue.message)
      }
    }
  expect([...texts]).toEqual([])
  expect(schemas.size).toBeGreaterThan(300)
  expect(messages).toBeGreaterThan(10_000)
})
