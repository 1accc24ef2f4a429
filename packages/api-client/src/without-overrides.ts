/** Characters that change the direction of the text after them, even of the page's words after a name or title. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** A response without direction overrides in its texts (D66), safe to show everywhere. */
export function withoutOverrides<Value>(value: Value): Value {
  return cleaned(value) as Value
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(turning, '')
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, cleaned(inside)]))
}
