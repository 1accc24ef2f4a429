/** A request in a guide's fenced block, and the response shown in the block after it. */
export type Exchange = {
  title: string
  method: string
  url: string
  headers: Record<string, string>
  body: string
  status: number
  answer: unknown
}

const blocks = /```http\n(.+?)\n```\n+```json (\d+)\n(.+?)\n```/gs

/** The exchanges of a guide, in their order. */
export function exchangesOf(guide: string): Exchange[] {
  return [...guide.matchAll(blocks)].map(([, request = '', status = '', answer = '']) => {
    const [head = '', ...rest] = request.split('\n\n')
    const [first = '', ...lines] = head.split('\n')
    const [method = '', url = ''] = first.split(' ')
    const headers = Object.fromEntries(lines.map((line) => line.split(': ')))
    const body = rest.join('\n\n')
    return { title: first, method, url, headers, body, status: Number(status), answer: JSON.parse(answer) }
  })
}

/** Replaces `{name}` by values of earlier responses. */
export function filled(text: string, values: ReadonlyMap<string, unknown>) {
  return text.replace(/\{(\w+)\}/g, (name, key) => (values.has(key) ? String(values.get(key)) : name))
}

/**
 * Where a response differs from the guide; undefined if it does not. `…` matches any value; `{name}` stores the value
 * under this name or must equal the stored one; objects may have more fields and lists more entries.
 */
export function difference(shown: unknown, real: unknown, values: Map<string, unknown>, path = ''): string | undefined {
  const name = typeof shown === 'string' ? /^\{(\w+)\}$/.exec(shown)?.[1] : undefined
  if (name && !values.has(name)) values.set(name, real)
  const expected = name ? values.get(name) : shown
  if (expected === '…' && real !== undefined) return undefined
  if (typeof expected !== 'object' || expected === null)
    return expected === real ? undefined : `${path}: ${JSON.stringify(real)} instead of ${JSON.stringify(expected)}`
  if (typeof real !== 'object' || real === null) return `${path}: ${JSON.stringify(real)}`
  const fields = new Map(Object.entries(real))
  for (const [field, value] of Object.entries(expected)) {
    const found = difference(value, fields.get(field), values, `${path}.${field}`)
    if (found) return found
  }
  return undefined
}
