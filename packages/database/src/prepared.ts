import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import type { Database } from './client.ts'
import { frozen } from './frozen.ts'

const dialect = new PgDialect({ casing: 'snake_case' })
const { builtins } = pg.types

/** A statement whose text is built. */
export type Prepared = { text: string; params: unknown[]; name?: string | undefined }

/** A text that is the same for statements with the same text and values. */
export function keyOf({ text, params }: Prepared): string {
  return JSON.stringify([text, params])
}

/** Builds a statement's text. */
export function prepare(statement: SQL): Prepared {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return { text, params }
}

/** A session holds a statement with a name until it ends, so only so many texts get one; the others are sent without. */
const mostNames = 100

const names = new Map<string, string>()

/**
 * The statement with a name, under which a session has it parsed already the next time. PostgreSQL may then use a plan
 * that does not know the values, if it expects that to cost no more.
 */
export function named({ text, params }: Prepared): Prepared {
  if (!names.has(text) && names.size < mostNames) names.set(text, `kept_${names.size}`)
  return { text, params, name: names.get(text) }
}

const dates: readonly number[] = [builtins.DATE, builtins.TIMESTAMP, builtins.TIMESTAMPTZ]

/** Those at the top of lists are read again and again, so equal JSON is parsed once, and nobody can change it. */
const parsed = new LRUCache<string, NonNullable<unknown>>({
  max: 5000,
  memoMethod: (text) => frozen(JSON.parse(text)),
})

/** Dates stay as the database writes them, as in drizzle's own rows. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    if (id === builtins.JSON || id === builtins.JSONB) return (text: string) => parsed.memo(text)
    return dates.includes(id) ? String : pg.types.getTypeParser(id, format)
  },
}

/** A statement's rows, each with its columns in order. */
export async function readRows(db: Database, { text, params, name }: Prepared): Promise<unknown[][]> {
  const statement = { text, types, rowMode: 'array', ...(name !== undefined && { name }) } as const
  const { rows } = await db.$client.query<unknown[]>(statement, params)
  return rows
}
