import fc from 'fast-check'

const deep = '['.repeat(3000) + ']'.repeat(3000)

/** Values that no form sends: other types, edges of numbers and texts, names that every object has. */
export const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e308,
    -0,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    true,
    false,
    [],
    {},
    [[]],
    [null],
  ),
  fc.constantFrom<unknown>(
    { toString: 1 },
    { valueOf: null, toString: null },
    { constructor: { prototype: {} } },
    { length: 1e9 },
    { toJSON: 1 },
    { hasOwnProperty: 1 },
    [{ toString: 1 }],
    { $gt: '' },
  ),
  fc.constantFrom<unknown>(
    '\0',
    'a\0b',
    '\ud800',
    `${'x'.repeat(99)}\ud83d`,
    '\ufffd',
    '10-12',
    '4,50,000',
    '₹ 4.5 LPA',
    'JobTitle,Description\nWelder,"x\nFitter,y',
    '\u202e',
    '\u200b',
    '٣',
    '१२',
    '0x10',
    '1e3',
    '-0',
    'NaN',
    'null',
    'true',
  ),
  fc.constantFrom<unknown>(
    "' or 1=1--",
    '%',
    '%00',
    '\\',
    '{{7*7}}',
    '../../etc/passwd',
    '<script>',
    '\r\nX: y',
    '=1+1',
  ),
  fc.constantFrom<unknown>(
    '2026-02-30',
    '0000-00-00',
    '275760-09-14',
    '2026-11-21T25:00:00Z',
    '9'.repeat(400),
    '(',
    '[a-',
    '*',
  ),
  fc.constantFrom<unknown>('__proto__', 'constructor', 'toString', 'prototype', 'hasOwnProperty'),
  fc.nat({ max: 60_000 }).map((length) => 'अ'.repeat(length)),
  fc.nat({ max: 3000 }).map((length) => Array.from({ length }, (_, at) => at)),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue(),
)

/** A value with one of its parts, or the whole, made strange, taken away or doubled. */
export function damaged(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const picks = fc.infiniteStream(fc.nat({ max: 1000 }))
  return fc.tuple(values, picks, strange).map(([value, stream, odd]) => {
    const pick = (below: number) => Number(stream.next().value) % below
    return damage(structuredClone(value), pick, odd)
  })
}

const namesOfAll = ['__proto__', 'constructor', 'toString', 'extra', '', 'ID', 'id', '0']

function damage(value: unknown, pick: (below: number) => number, odd: unknown): unknown {
  if (typeof value !== 'object' || value === null || pick(8) === 0) return odd
  const keys = Object.keys(value)
  const key = keys[pick(keys.length || 1)]
  const parts = value as Record<string, unknown>
  const way = pick(6)
  if (key === undefined || way === 0) add(value, namesOfAll[pick(namesOfAll.length)] ?? '', odd)
  else if (way === 1) delete parts[key]
  else parts[key] = damage(parts[key], pick, odd)
  return value
}

/** Adds a part as its own, also where the name means something to every object. */
function add(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })
}

/** Bodies that are no JSON, or hardly. */
export const brokenBodies = fc.constantFrom<string | Buffer>(
  ...['', '{', '[', '"', 'null', '1', 'NaN', '{"a":1,}', '{"a":1}{', "{'a':1}", '\ufeff{}', '\0', deep],
  ...[
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":1e999}',
    '{"a":"\\ud800"}',
    Buffer.from('{"a":"Caf\u00e9"}', 'latin1'),
    '{"a":1,"a":2}',
  ],
)
