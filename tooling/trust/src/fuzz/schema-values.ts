import fc from 'fast-check'
import type { z } from 'zod'

/** The parts of a zod schema that say what it takes. */
type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  items?: z.ZodType[]
  in?: z.ZodType
  out?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
  values?: unknown[]
  entries?: Record<string, string>
}

const words = [
  'Pune',
  'Java Developer',
  'आशा राव',
  'मुंबई',
  "O'Neil",
  'a',
  'ß',
  '2026-11-21',
  '9876543210',
  '१२३',
  'C++',
  '%',
]
const dates = ['2026-11-21', '2000-02-29', '9999-12-31', '0001-01-01', '2026-11-22']

/** Ids that may be a person's or something's, and some that are nobody's. */
const id = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 40 }) },
  fc.constantFrom(999_999, 2 ** 31, 2 ** 53 - 1),
)

/** Values that a schema takes, or nearly: some of its checks are left to chance. */
export function valuesOf(schema: z.ZodType, name = ''): fc.Arbitrary<unknown> {
  const definition = schema._zod.def as unknown as Definition
  const make = makers[definition.type]
  return make ? make(definition, name, schema) : fc.constant(null)
}

type Maker = (definition: Definition, name: string, schema: z.ZodType) => fc.Arbitrary<unknown>

const inner: Maker = ({ innerType }, name) => (innerType ? valuesOf(innerType, name) : fc.constant(null))
const maybe =
  (nothing: unknown): Maker =>
  (definition, name, schema) =>
    fc.option(inner(definition, name, schema), { nil: nothing, freq: 3 })
const oneOf: Maker = ({ options = [] }, name) => fc.oneof(...options.map((option) => valuesOf(option, name)))

const makers: Readonly<Record<string, Maker>> = {
  string: (_definition, name, schema) => textsOf(name, schema),
  number: (_definition, name, schema) => numbersOf(name, schema as z.ZodNumber),
  int: (_definition, name, schema) => numbersOf(name, schema as z.ZodNumber),
  boolean: () => fc.boolean(),
  literal: ({ values = [] }) => fc.constantFrom(...values),
  enum: ({ entries = {} }) => fc.constantFrom(...Object.values(entries)),
  object: ({ shape = {} }) =>
    fc.record(Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, valuesOf(part, key)]))),
  array: ({ element }, name) => (element ? fc.array(valuesOf(element, name), { maxLength: 3 }) : fc.constant([])),
  tuple: ({ items = [] }, name) => fc.tuple(...items.map((item) => valuesOf(item, name))),
  record: ({ keyType, valueType }, name) =>
    fc
      .tuple(keyType ? valuesOf(keyType) : fc.string(), valueType ? valuesOf(valueType, name) : fc.string())
      .map(([key, value]) => ({ [String(key)]: value })),
  union: oneOf,
  optional: maybe(undefined),
  default: maybe(undefined),
  prefault: maybe(undefined),
  nullable: maybe(null),
  nonoptional: inner,
  readonly: inner,
  catch: inner,
  pipe: ({ in: from, out }, name) => {
    const source = from?._zod.def.type === 'transform' ? out : from
    return source ? valuesOf(source, name) : fc.constant(null)
  },
  unknown: () => fc.jsonValue(),
  any: () => fc.jsonValue(),
  undefined: () => fc.constant(undefined),
}

function textsOf(name: string, schema: z.ZodType) {
  const { format, pattern } = schema._zod.bag as { format?: string; pattern?: RegExp }
  if (format === 'email') return fc.oneof(fc.emailAddress(), fc.constant('asha@example.in'))
  if (format === 'url') return fc.constantFrom('https://127.0.0.1/a', 'https://localhost/', 'https://[::1]:1/')
  if (format === 'date') return fc.constantFrom(...dates)
  if (format === 'datetime') return fc.constantFrom(...dates.map((day) => `${day}T00:00:00.000Z`))
  if (format === 'uuid') return fc.uuid()
  if (/url$/i.test(name)) return fc.constantFrom('https://127.0.0.1/a', 'https://localhost/', 'ftp://x')
  if (/otp|code/i.test(name)) return fc.stringMatching(/^\d{6}$/)
  if (/mobile|phone/i.test(name)) return fc.constantFrom('9876543210', '+919020000001', '9020000002')
  if (pattern) return fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-zA-Z0-9]{1,40}$/))
  return fc.oneof(fc.constantFrom(...words, ...dates), fc.string({ unit: 'grapheme', maxLength: 30 }))
}

function numbersOf(name: string, schema: z.ZodNumber) {
  const least = Math.max(schema.minValue ?? 0, -1_000_000)
  const most = Math.min(schema.maxValue ?? 1_000_000, 1_000_000_000)
  if (/id$/i.test(name)) return id
  return fc.oneof(
    fc.integer({ min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.floor(most)) }),
    fc.constantFrom(least, most),
  )
}
