import { is, Placeholder } from 'drizzle-orm'
import pg from 'pg'
import { lifetimeMs } from './pool.ts'
import type { Prepared } from './prepared.ts'

/** A statement that is sent so many times within a term is planned for good. */
const often = 3

/** A session keeps what has a name until it ends, so only so many statements of a term get one. */
const mostOfTerm = 50

/** As long as a connection lasts, so a session meets the names of two terms at most. */
function newTerm() {
  const ends = performance.now() + lifetimeMs
  return { ends, times: new WeakMap<Prepared, number>(), planned: new WeakMap<Prepared, Prepared>(), names: 0 }
}

let term = newTerm()
let given = 0

/**
 * A statement that is sent again and again with the same values: from the third time on they are in its text, which has
 * a name, so that a session plans it once and for these values. Only its placeholders differ each time.
 */
export function frequent(prepared: Prepared): Prepared {
  if (performance.now() >= term.ends) term = newTerm()
  const planned = term.planned.get(prepared)
  if (planned) return planned
  const times = (term.times.get(prepared) ?? 0) + 1
  term.times.set(prepared, times)
  if (times < often || term.names >= mostOfTerm) return prepared
  const written = withValues(prepared)
  const made = written ? { ...written, name: `frequent_${given++}` } : prepared
  if (written) term.names++
  term.planned.set(prepared, made)
  return made
}

/** A statement with its values in its text; undefined where one is of a kind that is not written here. */
function withValues({ text, params }: Prepared): Prepared | undefined {
  if (!params.every((value) => is(value, Placeholder) || isPlain(value))) return undefined
  const placeholders: unknown[] = []
  const written = text.replace(/\$(\d+)/g, (_, at: string) => {
    const value = params[Number(at) - 1]
    return is(value, Placeholder) ? `$${placeholders.push(value)}` : literalOf(value)
  })
  return { text: written, params: placeholders }
}

/** Text, a number, a yes or no, or a list of whole numbers. */
function isPlain(value: unknown) {
  return (
    ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every(Number.isInteger))
  )
}

/** Quoted like an untyped parameter, so that it takes the type that its place asks for. */
function literalOf(value: unknown) {
  return pg.escapeLiteral(Array.isArray(value) ? `{${value}}` : String(value))
}
