/** What every server has from the start: the lists that people choose from, what things cost, and how people are reached. */
const known = /(Domains|Degrees|Levels|Categories|\/skills|\/prices|\/plans|\/preferences)$/

/** Numbers that count nothing. */
const uncounted = new Set(['value', 'Status', 'statusCode'])

/**
 * What a server that has nothing yet answers to the same call: lists without items, counts and figures of none. The
 * person or the item that a screen is about stays.
 */
export function emptied(pathname: string, answer: unknown): unknown {
  if (known.test(pathname) || !isObject(answer)) return answer
  const fields = Object.entries(answer)
  return Object.fromEntries(fields.map(([name, value]) => [name, isAsked(name, value) ? [] : without(name, value)]))
}

/** Where an answer has what was asked for. */
const isAsked = (name: string, value: unknown) => ['data', 'items'].includes(name) && Array.isArray(value)

function without(name: string, value: unknown): unknown {
  if (typeof value === 'number') return uncounted.has(name) ? value : 0
  if (Array.isArray(value)) return value.some(isItem) ? [] : value.map((part) => without('', part))
  if (!isObject(value) || isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([part, inside]) => [part, without(part, inside)]))
}

/** A person or an item, as opposed to figures about them. */
const isRecord = (value: unknown) => isObject(value) && ('ID' in value || 'PeerID' in value)

/** A record, or its number. */
const isItem = (value: unknown) => typeof value === 'number' || isRecord(value)

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
